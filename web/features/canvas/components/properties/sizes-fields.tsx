import { sizesOf } from '@yardsign/scene/template/template';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { CheckboxField } from '../../../../ui/form/choice-fields.tsx';
import { differencesOf } from '../../model/counterparts.ts';
import { layersIn, showIn, sizesWith } from '../../model/design.ts';
import type { Chosen } from '../../model/use-editor.ts';
import classes from './properties.module.css';

/** The sizes that have this layer, and where it is not the same though it should be. */
export function SizesFields({ editor }: { editor: Chosen }) {
  const text = useText('canvas');
  const sizeName = useText('graphics');
  const { design, size, path, layers, layer, canEdit } = editor;
  const shownIn = sizesWith(design, size, path);
  const isWhole = path.length === 1;
  const different = sizesOf(design.template)
    .filter((other) => other !== size)
    .flatMap((other) => {
      const fields = differencesOf(layers, path, layersIn(design, other)) ?? [];
      return fields.length === 0 ? [] : [{ other, fields }];
    });
  const own = layer as unknown as Record<string, unknown>;
  return (
    <fieldset className={classes['section']}>
      <legend>{text('sizes')}</legend>
      <p className={classes['quiet']}>{text('sizesHelp')}</p>
      {sizesOf(design.template).map((each) => (
        <CheckboxField
          key={each}
          label={sizeName(each)}
          checked={shownIn.includes(each)}
          disabled={!canEdit || each === size || !isWhole}
          onChange={(isShown) => editor.change(showIn(design, size, path, each, isShown))}
        />
      ))}
      {different.map(({ other, fields }) => (
        <p key={other} className={classes['quiet']}>
          {editor.isOwn
            ? text('differsOwn', { size: sizeName(other) })
            : text('differs', { size: sizeName(other), fields: fields.join(', ') })}
        </p>
      ))}
      {different.length > 0 && canEdit && (
        <div>
          <Button
            size="small"
            onClick={() =>
              editor.patch(
                Object.fromEntries(different.flatMap(({ fields }) => fields.map((field) => [field, own[field]]))),
              )
            }
          >
            {text('sameEverywhere')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
