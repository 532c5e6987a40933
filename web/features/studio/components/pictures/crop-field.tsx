import {
  CORNERS,
  type Corner,
  CROP_RATIO_NAMES,
  CROP_RATIOS,
  type Crop,
  type CropRatio,
  moveCrop,
  type PixelSize,
  pullCrop,
  shapeCrop,
} from '@yardsign/domain/studio/crop';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import classes from './crop-field.module.css';

/** What a press of an arrow key moves by, as a share of the picture; with Shift the second. */
const STEPS = { small: 0.01, large: 0.1 };
const DIRECTIONS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Shape = CropRatio | 'free';
const SHAPES: readonly Shape[] = ['free', ...CROP_RATIO_NAMES];
/** What is moved: the crop itself, or one of its corners. */
type Grip = 'all' | Corner;

interface CropFieldProps {
  name: string;
  /** The whole file. */
  src: string;
  picture: PixelSize;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** The part of a picture that is shown: moved and pulled by pointer, touch or arrow keys, free or held to a shape. */
export function CropField({ name, src, picture, crop, onChange }: CropFieldProps) {
  const text = useText('pictures');
  const help = useId();
  const area = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState<Shape>('free');
  const [byKeys, setByKeys] = useState(false);
  const held = useRef<{ from: { x: number; y: number }; crop: Crop } | null>(null);
  const ratio = shape === 'free' ? null : CROP_RATIOS[shape];

  function change(grip: Grip, start: Crop, by: { x: number; y: number }) {
    onChange(grip === 'all' ? moveCrop(picture, start, by) : pullCrop(picture, start, grip, { by, ratio }));
  }

  function take(event: PointerEvent<HTMLButtonElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    setByKeys(false);
    held.current = { from: { x: event.clientX, y: event.clientY }, crop };
  }

  function drag(grip: Grip, { clientX, clientY }: PointerEvent) {
    const width = area.current?.getBoundingClientRect().width;
    if (held.current === null || !width) return;
    const pixels = picture.width / width;
    const { from, crop: start } = held.current;
    change(grip, start, { x: (clientX - from.x) * pixels, y: (clientY - from.y) * pixels });
  }

  function press(grip: Grip, event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setByKeys(true);
    const share = event.shiftKey ? STEPS.large : STEPS.small;
    const step = { x: Math.max(1, picture.width * share), y: Math.max(1, picture.height * share) };
    change(grip, crop, { x: direction.x * step.x, y: direction.y * step.y });
  }

  function choose(chosen: Shape) {
    setShape(chosen);
    setByKeys(true);
    if (chosen !== 'free') onChange(shapeCrop(picture, crop, CROP_RATIOS[chosen]));
  }

  const wired = (grip: Grip) => ({
    type: 'button' as const,
    'aria-describedby': help,
    onPointerDown: take,
    onPointerMove: (event: PointerEvent) => drag(grip, event),
    onPointerUp: () => void (held.current = null),
    onPointerCancel: () => void (held.current = null),
    onKeyDown: (event: KeyboardEvent) => press(grip, event),
  });
  const percent = (length: number, whole: number) => `${(length / whole) * 100}%`;

  return (
    <div className={classes['field']}>
      <NativeSelect
        label={text('cropShape')}
        choices={SHAPES.map((value) => ({ value, label: value === 'free' ? text('cropFree') : value }))}
        value={shape}
        onChange={choose}
      />
      {/* Within it a screen reader hands arrow keys on. */}
      <div ref={area} className={classes['area']} role="application" aria-label={text('crop')}>
        <img src={src} alt="" width={picture.width} height={picture.height} draggable={false} />
        <div
          className={classes['crop']}
          style={{
            left: percent(crop.left, picture.width),
            top: percent(crop.top, picture.height),
            width: percent(crop.width, picture.width),
            height: percent(crop.height, picture.height),
          }}
        >
          <button {...wired('all')} className={classes['all']} aria-label={text('cropArea', { name })} />
          {CORNERS.map((corner) => (
            <button
              key={corner}
              {...wired(corner)}
              className={classes['corner']}
              data-corner={corner}
              aria-label={text(`crop_${corner}`)}
            />
          ))}
        </div>
      </div>
      <p id={help} className={classes['keys']}>
        {text('cropKeys')}
      </p>
      <p className={classes['size']}>{text('cropSize', { width: String(crop.width), height: String(crop.height) })}</p>
      <VisuallyHidden>
        <span role="status">
          {byKeys &&
            text('cropAt', {
              width: String(crop.width),
              height: String(crop.height),
              left: String(crop.left),
              top: String(crop.top),
            })}
        </span>
      </VisuallyHidden>
    </div>
  );
}
