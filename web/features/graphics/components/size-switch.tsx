import { useId } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SIZE_PIXELS } from '../../content/model.ts';
import { RATIOS, type Size } from '../model.ts';
import classes from './size-switch.module.css';

/** The longer side of the little shapes, in pixels. */
const SHAPE = 22;

function Shape({ size }: { size: Size }) {
  const { width, height } = SIZE_PIXELS[size];
  const scale = SHAPE / Math.max(width, height);
  return (
    <span className={classes['box']} style={{ height: SHAPE }} aria-hidden="true">
      <span className={classes['shape']} style={{ width: width * scale, height: height * scale }} />
    </span>
  );
}

interface SizeSwitchProps {
  sizes: readonly Size[];
  value: Size;
  onChange: (size: Size) => void;
}

/** The sizes that the piece was designed in, each with its shape. A group of radio buttons. */
export function SizeSwitch({ sizes, value, onChange }: SizeSwitchProps) {
  const text = useText('graphics');
  const name = useId();
  return (
    <fieldset className={classes['sizes']}>
      <legend className={classes['legend']}>{text('size')}</legend>
      {sizes.map((size) => (
        <label key={size} className={classes['size']}>
          <input type="radio" name={name} value={size} checked={size === value} onChange={() => onChange(size)} />
          <span className={classes['face']}>
            <Shape size={size} />
            <span className={classes['name']}>{text(size)}</span>
            <span className={classes['ratio']}>{RATIOS[size]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
