import type { Layer, Paint } from '@yardsign/scene/layers';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { Editor } from '../../model/use-editor.ts';
import { ColourPicker } from './colour-picker.tsx';
import { NumberField } from './number-field.tsx';
import classes from './properties.module.css';

interface FillProps {
  label: string;
  fill: Paint;
  onChange: (fill: Paint) => void;
  disabled: boolean;
}

/** A colour, or each colour of a gradient. */
function Fill({ label, fill, onChange, disabled }: FillProps) {
  const text = useText('canvas');
  if (typeof fill === 'string')
    return <ColourPicker label={label} value={fill} onChange={onChange} disabled={disabled} />;
  return fill.stops.map(([at, colour], i) => (
    <ColourPicker
      key={`${i} of ${fill.stops.length}`}
      label={text('stop', { label, percent: Math.round(at * 100) })}
      value={colour}
      disabled={disabled}
      onChange={(next) => {
        const stops = fill.stops.map((stop, j): [number, string] => (j === i ? [stop[0], next] : stop));
        onChange({ ...fill, stops });
      }}
    />
  ));
}

/** Colours, corners and how much of what is behind shows through. */
export function LookFields({ editor, layer }: { editor: Editor; layer: Layer }) {
  const text = useText('canvas');
  const disabled = !editor.canEdit;
  const isShape = layer.type === 'rect' || layer.type === 'ellipse' || layer.type === 'path';
  return (
    <fieldset className={classes['section']}>
      <legend>{text('look')}</legend>
      {isShape && layer.fill !== undefined && (
        <Fill
          label={text('fill')}
          fill={layer.fill}
          disabled={disabled}
          onChange={(fill) => editor.patch({ fill }, 'fill')}
        />
      )}
      {isShape && layer.stroke !== undefined && (
        <ColourPicker
          label={text('stroke')}
          value={layer.stroke.color}
          disabled={disabled}
          onChange={(color) => editor.patch({ stroke: { ...layer.stroke, color } }, 'stroke')}
        />
      )}
      {layer.type === 'stack' && layer.background?.fill !== undefined && (
        <Fill
          label={text('background')}
          fill={layer.background.fill}
          disabled={disabled}
          onChange={(fill) => editor.patch({ background: { ...layer.background, fill } }, 'background')}
        />
      )}
      {layer.type === 'mark' && (
        <ColourPicker
          label={text('colour')}
          value={layer.color}
          disabled={disabled}
          onChange={(color) => editor.patch({ color }, 'colour')}
        />
      )}
      {layer.type === 'rect' && (layer.radius === undefined || typeof layer.radius === 'number') && (
        <NumberField
          label={text('radius')}
          value={layer.radius}
          least={0}
          optional
          disabled={disabled}
          onChange={(radius) => editor.patch({ radius }, 'radius')}
        />
      )}
      <NumberField
        label={text('opacity')}
        value={Math.round((layer.opacity ?? 1) * 100)}
        least={0}
        most={100}
        disabled={disabled}
        onChange={(percent = 100) => editor.patch({ opacity: percent === 100 ? undefined : percent / 100 }, 'opacity')}
      />
    </fieldset>
  );
}
