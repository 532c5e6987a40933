import type { ContactCard } from '@yardsign/domain/vcard/read-card';
import { readCard } from '@yardsign/domain/vcard/read-card';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { base64ToBlob } from '../../uploads/base64-blob.ts';
import { useUploadImage } from '../api.ts';
import type { ProfileForm } from '../components/use-profile-form.ts';
import classes from './card-dialog.module.css';
import { suggestionsOf } from './card-suggestions.ts';
import { readCardFile } from './read-card-file.ts';

interface CardDialogProps {
  opened: boolean;
  onClose: () => void;
  form: ProfileForm;
  memberId: string;
}

/** A contact card's texts and photo, each to be taken into the form or left. Nothing is saved before the form is. */
export function CardDialog({ opened, onClose, form, memberId }: CardDialogProps) {
  const text = useText('uploads');
  const profileText = useText('profile');
  const [card, setCard] = useState<ContactCard | null>(null);
  const [unreadable, setUnreadable] = useState(false);

  async function take(file: File) {
    const content = await readCardFile(file);
    const read = content === null ? null : readCard(content);
    setCard(read);
    setUnreadable(read === null);
  }

  const suggestions = card === null ? [] : suggestionsOf(card, form.values, form.locked);
  const photo = card?.photo && !form.locked.has('photo') ? card.photo : null;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={text('cardTitle')}
      footer={
        <>
          {suggestions.length > 1 && (
            <Button onClick={() => suggestions.forEach(({ field, value }) => form.set(field, value))}>
              {text('useAll')}
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {text('cardDone')}
          </Button>
        </>
      }
    >
      <div className={classes['content']}>
        <CardZone unreadable={unreadable} onChoose={(file) => void take(file)} />
        {card !== null && suggestions.length === 0 && photo === null && <p role="status">{text('cardNothing')}</p>}
        {suggestions.length > 0 && (
          <ul className={classes['list']} aria-label={text('cardFound')}>
            {suggestions.map(({ field, value }) => (
              <li key={field} className={classes['row']}>
                <span className={classes['words']}>
                  <span className={classes['label']}>{profileText(field === 'email' ? 'email_address' : field)}</span>
                  <span className={classes['value']}>{value}</span>
                </span>
                <Button size="small" aria-label={`${text('useThis')}: ${value}`} onClick={() => form.set(field, value)}>
                  {text('useThis')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {photo && <CardPhoto key={photo.base64} form={form} memberId={memberId} photo={photo} />}
      </div>
    </Dialog>
  );
}

function CardZone({ unreadable, onChoose }: { unreadable: boolean; onChoose: (file: File) => void }) {
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

interface CardPhotoProps {
  form: ProfileForm;
  memberId: string;
  photo: NonNullable<ContactCard['photo']>;
}

/** The photo of a card: the server judges and cuts it like any other before the form shows it. */
function CardPhoto({ form, memberId, photo }: CardPhotoProps) {
  const text = useText('uploads');
  const errorText = useErrorText();
  const upload = useUploadImage(memberId, 'photo');
  const send = async () => base64ToBlob(photo.base64, photo.type);
  if (upload.isSuccess) return <p role="status">{text('photoTaken')}</p>;
  return (
    <div className={classes['row']}>
      <img
        className={classes['photo']}
        src={`data:${photo.type};base64,${photo.base64}`}
        alt={text('cardPhoto')}
        width={64}
        height={64}
      />
      <Button
        size="small"
        busy={upload.isPending}
        onClick={() => upload.mutate(send, { onSuccess: (image) => form.set('photo', image) })}
      >
        {text('usePhoto')}
      </Button>
      {upload.error && (
        <Banner kind="failure" announce>
          {errorText(upload.error)}
        </Banner>
      )}
    </div>
  );
}
