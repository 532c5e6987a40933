import type { Layer } from '@yardsign/scene/layers';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import type { Editor } from '../../model/use-editor.ts';
import classes from './properties.module.css';

/** How a portrait, a photograph that is filled in, or a logo is shown. */
export function PictureFields({ editor, layer }: { editor: Editor; layer: Layer }) {
  const text = useText('canvas');
  const disabled = !editor.canEdit;
  if (layer.type === 'image') {
    const shape = typeof layer.mask === 'string' ? layer.mask : 'corners';
    return (
      <fieldset className={classes['section']}>
        <legend>{text('picture')}</legend>
        <NativeSelect
          label={text('shape')}
          disabled={disabled}
          value={shape}
          onChange={(mask) => editor.patch({ mask: mask === 'corners' ? 24 : mask })}
          choices={(['circle', 'corners', 'none'] as const).map((value) => ({ value, label: text(`shape_${value}`) }))}
        />
        <NativeSelect
          label={text('fit')}
          disabled={disabled}
          value={layer.fit}
          onChange={(fit) => editor.patch({ fit })}
          choices={(['cover', 'contain'] as const).map((value) => ({ value, label: text(`fit_${value}`) }))}
        />
      </fieldset>
    );
  }
  if (layer.type !== 'logo') return null;
  return (
    <fieldset className={classes['section']}>
      <legend>{text('picture')}</legend>
      <NativeSelect
        label={text('logoOn')}
        disabled={disabled}
        value={layer.background}
        onChange={(background) => editor.patch({ background })}
        choices={(['standard', 'dark', 'plate'] as const).map((value) => ({ value, label: text(`logoOn_${value}`) }))}
      />
    </fieldset>
  );
}
