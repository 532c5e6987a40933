import { IconCamera, IconPhotoUp } from '@tabler/icons-react';
import { type ComponentProps, type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { ACCEPTED_TYPES } from '../../image-model.ts';
import classes from './choose-step.module.css';

interface ChooseStepProps {
  error: string | null;
  busy: boolean;
  /** Whether a camera is of use: for a face it is, for a logo not. */
  camera: boolean;
  onChoose: (file: File) => void;
}

interface PickerProps extends ComponentProps<typeof Button> {
  capture?: 'user';
  onChoose: (file: File) => void;
}

/** A button of ours in place of the browser's own for files. The same file can be chosen twice. */
function Picker({ capture, onChoose, ...button }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_TYPES.join(',')}
        capture={capture}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}

/** Where a picture is picked, taken, dropped or pasted. */
export function ChooseStep({ error, busy, camera, onChoose }: ChooseStepProps) {
  const text = useText('profile');
  const uploads = useText('uploads');
  const [over, setOver] = useState(false);
  const id = useId();
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    if (!file || busy) return;
    event.preventDefault();
    onChoose(file);
  });

  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !busy) onChoose(file);
  }

  return (
    <div
      className={classes['zone']}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconPhotoUp size={36} stroke={1.25} aria-hidden="true" />
      <div className={classes['buttons']}>
        <Picker
          onChoose={onChoose}
          busy={busy}
          busyText={text('uploading')}
          aria-describedby={error === null ? `${id}-help` : `${id}-error ${id}-help`}
        >
          {text('chooseFile')}
        </Picker>
        {camera && (
          <span className={classes['camera']}>
            <Picker
              capture="user"
              onChoose={onChoose}
              disabled={busy}
              icon={<IconCamera size={18} stroke={1.5} aria-hidden="true" />}
            >
              {uploads('takePhoto')}
            </Picker>
          </span>
        )}
      </div>
      <p className={classes['or']}>{uploads('orPaste')}</p>
      {error !== null && (
        <p id={`${id}-error`} className={classes['error']} role="alert">
          {error}
        </p>
      )}
      <p id={`${id}-help`} className={classes['help']}>
        {text('maxSize')} · {text('suggestedSize')}
      </p>
    </div>
  );
}
