import { useText } from '../../../../lib/i18n/use-text.ts';
import { useLayerWords } from '../../model/layer-words.ts';
import type { Places } from '../../model/places.ts';
import type { Chosen, Editor } from '../../model/use-editor.ts';
import { LookFields } from './look-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import classes from './properties.module.css';
import { SeveralChosen } from './several-chosen.tsx';
import { SizesFields } from './sizes-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { WhenField } from './when-field.tsx';

const isChosen = (editor: Editor): editor is Chosen => editor.layer !== undefined;

/** What the chosen layer is like. */
export function Properties({ editor, places }: { editor: Editor; places: Places }) {
  const text = useText('canvas');
  const { layerName } = useLayerWords(editor);
  if (!isChosen(editor)) return <p className={classes['quiet']}>{text('noneChosen')}</p>;
  if (editor.beside.length > 0) return <SeveralChosen editor={editor} places={places} />;
  const { layer, size, path } = editor;
  const fields = { editor, layer };
  return (
    // Another layer, other fields: what was half typed stays with the one that it was typed for.
    <div className={classes['properties']} key={`${size} ${path.join('.')} ${layer.type}`}>
      <p className={classes['quiet']}>{layerName(layer)}</p>
      {layer.type === 'text' && <TextFields editor={editor} layer={layer} />}
      <PictureFields {...fields} />
      <LookFields {...fields} />
      <PlaceFields {...fields} />
      {!editor.isOwn && <WhenField {...fields} />}
      <SizesFields editor={editor} />
    </div>
  );
}
