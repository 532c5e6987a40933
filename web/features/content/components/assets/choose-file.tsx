import { IconPhotoUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { ACCEPTED_TYPES, faultOfFile, type FileFault } from '../../../profile/image-model.ts';
import classes from './assets.module.css';

/** A file of this device, and an address of this page to show it from. */
export interface ChosenFile {
  file: File;
  url: string;
}

/** Chooses a picture of this device. What cannot be taken is said here, before anything is sent. */
export function ChooseFile({ onChoose }: { onChoose: (chosen: ChosenFile) => void }) {
  const text = useText('assets');
  const profile = useText('profile');
  const uploads = useText('uploads');
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<FileFault | null>(null);

  function take(file: File | undefined) {
    if (!file) return;
    const wrong = faultOfFile(file);
    setFault(wrong);
    if (wrong === null) onChoose({ file, url: URL.createObjectURL(file) });
  }

  return (
    <div className={classes['choose']}>
      <Button
        kind="primary"
        icon={<IconPhotoUp size={20} stroke={1.5} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {text('add')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_TYPES.join(',')}
        aria-label={text('add')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          take(file);
          event.currentTarget.value = '';
        }}
      />
      {fault !== null && (
        <p role="alert" className={classes['fault']}>
          {fault === 'heic' ? uploads('heic') : profile(fault)}
        </p>
      )}
    </div>
  );
}
