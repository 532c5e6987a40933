import { IconPhotoUp } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ACCEPTED_TYPES } from '../image-model.ts';
import classes from './choose-step.module.css';

interface ChooseStepProps {
  error: string | null;
  busy: boolean;
  suggestion: string | null;
  onChoose: (file: File) => void;
}

/** Where a picture is picked or dropped. */
export function ChooseStep({ error, busy, suggestion, onChoose }: ChooseStepProps) {
  const text = useText('profile');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const id = useId();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
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
      <Button
        onClick={() => input.current?.click()}
        busy={busy}
        busyText={text('uploading')}
        aria-describedby={error === null ? `${id}-help` : `${id}-error ${id}-help`}
      >
        {text('chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_TYPES.join(',')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <p className={classes['or']}>{text('orDrop')}</p>
      {error !== null && (
        <p id={`${id}-error`} className={classes['error']} role="alert">
          {error}
        </p>
      )}
      <p id={`${id}-help`} className={classes['help']}>
        {[text('maxSize'), suggestion].filter((line) => line !== null).join(' · ')}
      </p>
    </div>
  );
}
