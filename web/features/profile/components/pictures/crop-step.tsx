import { IconRotate, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx';
import { type Cut, cutToPng, drawCut } from '../../crop-image.ts';
import { ZOOM_RANGE, stepZoom, turn } from '../../image-model.ts';
import classes from './crop-step.module.css';

const PREVIEW_SIDE = 120;
/** Pixels of the screen that an arrow key moves the picture by; with Shift a fifth of that. */
const KEY_STEP = 10;
const ICON = { size: 20, stroke: 1.5 };

interface CropStepProps {
  file: File;
  brandColor: string;
  /** Called whenever the square changes, with what makes the file of it. */
  onReady: (make: () => Promise<Blob>) => void;
  onUnreadable: () => void;
}

/** A square out of a photo: moved by pointer, touch or arrow keys, made larger or smaller, turned by quarters. */
export function CropStep({ file, brandColor, onReady, onUnreadable }: CropStepProps) {
  const text = useText('profile');
  const uploads = useText('uploads');
  const format = useFormat();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [ground, setGround] = useState<'white' | 'brand'>('white');
  const [area, setArea] = useState<Area | null>(null);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  /** Where the square begins, in hundredths of the picture; said once keys have moved it. */
  const [corner, setCorner] = useState({ x: 0, y: 0 });
  const [byKeys, setByKeys] = useState(false);
  const help = useId();
  const preview = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  const background = ground === 'white' ? '#FFFFFF' : brandColor;
  const tell = useEffectEvent(onReady);
  const giveUp = useEffectEvent(onUnreadable);

  useEffect(() => {
    const loading = new Image();
    loading.src = url;
    // Of a file that was cut short an element shows what is there, and white below it. This decoder refuses it.
    const whole = loading.decode().then(() => createImageBitmap(file, { resizeWidth: 1, resizeHeight: 1 }));
    whole.then(
      (bitmap) => {
        bitmap.close();
        setImage(loading);
      },
      () => giveUp(),
    );
  }, [url, file]);

  const isThere = area !== null;
  useEffect(() => {
    // What had the cursor has gone with the step before: it goes to what the arrow keys move.
    if (isThere) frame.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
  }, [isThere]);

  useEffect(() => {
    if (image === null || area === null) return;
    const cut: Cut = { ...area, rotation, background };
    if (preview.current) drawCut(preview.current, image, cut, PREVIEW_SIDE * 2);
    tell(() => cutToPng(image, cut));
  }, [image, area, rotation, background]);

  function press(event: KeyboardEvent) {
    setByKeys(true);
    const act = keyActions[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  const keyActions: Readonly<Record<string, () => void>> = {
    '+': () => setZoom(stepZoom(zoom, 'in')),
    '=': () => setZoom(stepZoom(zoom, 'in')),
    '-': () => setZoom(stepZoom(zoom, 'out')),
    r: () => setRotation(turn(rotation, 'right')),
    R: () => setRotation(turn(rotation, 'left')),
  };

  return (
    <div className={classes['step']}>
      <div ref={frame} className={classes['area']} style={{ background }}>
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          rotation={rotation}
          aspect={1}
          minZoom={ZOOM_RANGE.min}
          maxZoom={ZOOM_RANGE.max}
          restrictPosition={zoom >= 1}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'application',
            'aria-label': text('cropArea'),
            'aria-describedby': help,
            onKeyDownCapture: press,
          }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(shares, pixels) => {
            setCorner({ x: shares.x, y: shares.y });
            setArea(pixels);
          }}
        />
      </div>
      <p id={help} className={classes['keys']}>
        {uploads('keys')}
      </p>
      <VisuallyHidden>
        <span role="status">
          {byKeys &&
            uploads('cutAt', {
              zoom: format.percent(zoom),
              turned: String(rotation),
              left: format.percent(corner.x / 100),
              top: format.percent(corner.y / 100),
            })}
        </span>
      </VisuallyHidden>
      <div className={classes['tools']}>
        <IconButton
          label={text('zoomOut')}
          icon={<IconZoomOut {...ICON} />}
          onClick={() => setZoom(stepZoom(zoom, 'out'))}
        />
        <input
          type="range"
          className={classes['zoom']}
          aria-label={text('zoom')}
          min={ZOOM_RANGE.min}
          max={ZOOM_RANGE.max}
          step={0.01}
          value={zoom}
          aria-valuetext={format.percent(zoom)}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
        <IconButton
          label={text('zoomIn')}
          icon={<IconZoomIn {...ICON} />}
          onClick={() => setZoom(stepZoom(zoom, 'in'))}
        />
        <span className={classes['gap']} />
        <IconButton
          label={text('rotateLeft')}
          icon={<IconRotate {...ICON} />}
          onClick={() => setRotation(turn(rotation, 'left'))}
        />
        <IconButton
          label={text('rotateRight')}
          icon={<IconRotateClockwise {...ICON} />}
          onClick={() => setRotation(turn(rotation, 'right'))}
        />
      </div>
      <div className={classes['foot']}>
        <SegmentedControl
          label={text('background')}
          labelled
          segments={[
            { value: 'white', label: text('white') },
            { value: 'brand', label: text('brandColor') },
          ]}
          value={ground}
          onChange={setGround}
        />
        <figure className={classes['result']}>
          <canvas ref={preview} width={PREVIEW_SIDE} height={PREVIEW_SIDE} aria-hidden="true" />
          <figcaption>{text('result')}</figcaption>
        </figure>
      </div>
    </div>
  );
}
