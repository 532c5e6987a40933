import { type DragEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import classes from './fill-dialog.module.css';

/** Where a contact card is chosen or dropped. */
export function CardZone({ unreadable, onChoose }: { unreadable: boolean; onChoose: (file: File) => void }) {
  const text = useText('uploads');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const id = useId();
  return (
    <div
      className={classes['zone']}
      data-over={over || undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onChoose(file);
      }}
    >
      <Button onClick={() => input.current?.click()} aria-describedby={id}>
        {text('chooseCard')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vcf,text/vcard,text/x-vcard"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <p id={id} className={classes['label']}>
        {text('cardHelp')}
      </p>
      {unreadable && (
        <p role="alert" className={classes['fault']}>
          {text('cardUnreadable')}
        </p>
      )}
    </div>
  );
}
