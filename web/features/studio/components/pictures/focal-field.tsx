import { CUT_NAMES, CUTS, type FocalPoint, MIDDLE, objectPosition } from '@yardsign/domain/studio/focal-point';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import type { Draft } from '../../../../lib/form/use-draft.ts';
import type { useForm } from '../../../../lib/form/use-form.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import type { Picture } from '../../pictures-api.ts';
import { isPercent, readFocal, type TypedFocal, typedFocal } from '../../typed-focal.ts';
import classes from './focal-field.module.css';

/** Percent that an arrow key moves the point by; with Shift the second. */
const STEPS = { small: 1, large: 10 };
const DIRECTIONS: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const percent = (share: number) => Math.min(100, Math.max(0, Math.round(share)));

/** What is wrong with the two numbers of a focal point. */
export function useFocalFaults(typed: TypedFocal) {
  const text = useText('pictures');
  const isWrong = readFocal(typed) === 'unreadable';
  return {
    focalX: isWrong && !isPercent(typed.focalX) && text('focalWrong'),
    focalY: isWrong && !isPercent(typed.focalY) && text('focalWrong'),
  };
}

interface FocalFieldProps {
  picture: Pick<Picture, 'name' | 'width' | 'height'>;
  src: string;
  draft: Pick<Draft<TypedFocal>, 'values' | 'set'>;
  form: Pick<ReturnType<typeof useForm<TypedFocal>>, 'text'>;
}

/** The point that every cut of a picture keeps: set on the picture, by keys or by two numbers, with the cuts beside it. */
export function FocalField({ picture, src, draft, form }: FocalFieldProps) {
  const text = useText('pictures');
  const help = useId();
  const [byKeys, setByKeys] = useState(false);
  const read = readFocal(draft.values);
  const point = read === null || read === 'unreadable' ? MIDDLE : read;

  function place(next: FocalPoint | null) {
    const { focalX, focalY } = typedFocal(next);
    draft.set('focalX', focalX);
    draft.set('focalY', focalY);
  }

  function pointAt({ clientX, clientY, currentTarget, detail }: MouseEvent) {
    // Enter and the space bar press it too, at no place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setByKeys(false);
    place({ x: percent(((clientX - left) / width) * 100), y: percent(((clientY - top) / height) * 100) });
  }

  function press(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (!direction && event.key !== 'Home')) return;
    event.preventDefault();
    setByKeys(true);
    const step = event.shiftKey ? STEPS.large : STEPS.small;
    place(direction ? { x: percent(point.x + direction.x * step), y: percent(point.y + direction.y * step) } : null);
  }

  return (
    <fieldset className={classes['field']}>
      <legend>{text('focal')}</legend>
      <p className={classes['quiet']}>{text('focalHelp')}</p>
      <div className={classes['sides']}>
        {/* Within it a screen reader hands arrow keys on. */}
        <div className={classes['frame']} role="application" aria-label={text('focal')}>
          <button
            type="button"
            className={classes['area']}
            aria-label={text('focalArea', { name: picture.name })}
            aria-describedby={help}
            onClick={pointAt}
            onKeyDown={press}
          >
            <img src={src} alt="" width={picture.width} height={picture.height} draggable={false} />
            <span className={classes['point']} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
          </button>
        </div>
        <Cuts src={src} point={point} />
      </div>
      <p id={help} className={classes['keys']}>
        {text('focalKeys')}
      </p>
      <VisuallyHidden>
        <span role="status">{byKeys && text('focalAt', { x: String(point.x), y: String(point.y) })}</span>
      </VisuallyHidden>
      <div className={classes['numbers']}>
        {(['focalX', 'focalY'] as const).map((name) => (
          <TextField key={name} label={text(name)} inputMode="numeric" maxLength={5} optional {...form.text(name)} />
        ))}
      </div>
      <Button size="small" onClick={() => place(null)}>
        {text('focalMiddle')}
      </Button>
    </fieldset>
  );
}

function Cuts({ src, point }: { src: string; point: FocalPoint }) {
  const text = useText('pictures');
  return (
    <ul className={classes['cuts']} aria-label={text('cuts')}>
      {CUT_NAMES.map((cut) => (
        <li key={cut}>
          <figure>
            <img src={src} alt="" style={{ aspectRatio: String(CUTS[cut]), objectPosition: objectPosition(point) }} />
            <figcaption>{cut}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
