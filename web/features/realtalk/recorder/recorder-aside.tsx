import { IconX } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { type Shape, SHAPES } from '../../../lib/recording/frame-shape.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import type { PartForm } from '../../profile/parts/use-part-form.ts';
import { DeviceFields } from './device-fields.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TakeList } from './take-list.tsx';
import type { Camera } from './use-camera.ts';
import type { Takes } from './use-takes.ts';
import classes from './recorder.module.css';

interface RecorderAsideProps {
  id: string;
  /** On a phone it lies over the picture while it is open; elsewhere it stands beside it. */
  isOpen: boolean;
  onClose: () => void;
  /** The button that closes it. */
  closer: Ref<HTMLButtonElement>;
  camera: Camera;
  shape: Shape;
  onShape: (shape: Shape) => void;
  /** A take is being recorded: what it is made with stays. */
  disabled: boolean;
  form: PartForm;
  takes: Takes;
}

/** Beside the picture: the devices, the frame, the teleprompter, and the takes so far. */
export function RecorderAside(props: RecorderAsideProps) {
  const { id, isOpen, onClose, closer, camera, shape, onShape, disabled, form, takes } = props;
  const text = useText('recorder');
  return (
    <aside id={id} className={classes['aside']} data-open={isOpen || undefined} aria-label={text('settings')}>
      <header className={classes['asideHead']}>
        <h2>{text('settings')}</h2>
        <IconButton
          ref={closer}
          label={text('closeSettings')}
          icon={<IconX size={20} stroke={1.75} />}
          onClick={onClose}
        />
      </header>
      {takes.list.data !== undefined && takes.list.data.length > 0 && (
        <section className={classes['stack']}>
          <h2>{text('takes')}</h2>
          <TakeList takes={takes} />
          <LinkButton wide to="/realtalk/review">
            {text('toReview')}
          </LinkButton>
        </section>
      )}
      <section className={classes['stack']}>
        <h2>{text('devices')}</h2>
        <DeviceFields camera={camera} disabled={disabled} />
        {!disabled && (
          <SegmentedControl
            label={text('shape')}
            labelled
            small
            value={shape}
            onChange={onShape}
            segments={SHAPES.map((value) => ({ value, label: text(`shape_${value}`) }))}
          />
        )}
      </section>
      <section className={classes['stack']}>
        <h2>{text('teleprompter')}</h2>
        <SettingsForm form={form} />
      </section>
    </aside>
  );
}
