import type { Layer } from '@yardsign/scene/layers';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { isFree } from '../../model/layer-tree.ts';
import type { Editor } from '../../model/use-editor.ts';
import { NumberField } from './number-field.tsx';
import classes from './properties.module.css';

const SIZED: ReadonlySet<Layer['type']> = new Set(['rect', 'ellipse', 'image', 'logo', 'use']);
/** What may take the room that it needs instead. */
const FLEXIBLE: ReadonlySet<Layer['type']> = new Set(['text', 'stack', 'group', 'path']);

/** Where a layer stands in this size, and how much room it takes. */
export function PlaceFields({ editor, layer }: { editor: Editor; layer: Layer }) {
  const text = useText('canvas');
  const { layers, path, canEdit } = editor;
  const own = layer as Partial<Record<'w' | 'h' | 'gap' | 'rotate', number>>;
  const hasWidth = SIZED.has(layer.type) || FLEXIBLE.has(layer.type);
  const field = (name: 'x' | 'y' | 'w' | 'h' | 'gap' | 'rotate', value: number | undefined, optional: boolean) => (
    <NumberField
      label={text(`place_${name}`)}
      value={value}
      disabled={!canEdit}
      optional={optional}
      {...((name === 'w' || name === 'h') && { least: 1 })}
      onChange={(next) => editor.patch({ [name]: next }, name)}
    />
  );
  return (
    <fieldset className={classes['section']}>
      <legend>{text('place')}</legend>
      <p className={classes['quiet']}>{text('placeHelp')}</p>
      {path !== null && isFree(layers, path) ? (
        <div className={classes['row']}>
          {field('x', layer.x ?? 0, false)}
          {field('y', layer.y ?? 0, false)}
        </div>
      ) : (
        <p className={classes['quiet']}>{text('inStack')}</p>
      )}
      <div className={classes['row']}>
        {hasWidth && field('w', own.w, FLEXIBLE.has(layer.type))}
        {(hasWidth || layer.type === 'mark') && field('h', own.h, FLEXIBLE.has(layer.type))}
        {layer.type === 'stack' && field('gap', own.gap, true)}
        {layer.type === 'group' && (
          <NumberField
            label={text('place_scale')}
            value={Math.round((layer.scale ?? 1) * 1000) / 10}
            least={5}
            most={2000}
            disabled={!canEdit}
            onChange={(percent = 100) => editor.patch({ scale: percent === 100 ? undefined : percent / 100 }, 'scale')}
          />
        )}
        {layer.type === 'group' && field('rotate', own.rotate, true)}
      </div>
    </fieldset>
  );
}
