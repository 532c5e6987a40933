import { photoAnswer, readPhoto } from '@yardsign/domain/content/slots';
import { IconPhotoUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Part } from '../../../../ui/feedback/part.tsx';
import { brandImageUrl, brandQuery } from '../../../profile/brand-query.ts';
import classes from './slots-form.module.css';

const PhotoDialog = lazyPart(() => import('./photo-dialog.tsx').then((module) => module.PhotoDialog));

interface PhotoFieldProps {
  label: string;
  help: string | undefined;
  value: string;
  onChange: (answer: string) => void;
}

/** A photograph of the member's own in a graphic; without one the graphic shows its drawing. */
export function PhotoField({ label, help, value, onChange }: PhotoFieldProps) {
  const text = useText('graphics');
  const id = useId();
  const [open, setOpen] = useState(false);
  const memberId = useSession()?.user.id ?? '';
  const brandColor = useQuery(brandQuery).data?.primaryColor ?? '#FFFFFF';
  const photo = readPhoto(value);
  const close = () => setOpen(false);
  return (
    <div
      className={classes['photo']}
      role="group"
      aria-labelledby={id}
      {...(help !== undefined && { 'aria-describedby': `${id}-help` })}
    >
      <span id={id} className={classes['photoLabel']}>
        {label}
      </span>
      {help !== undefined && (
        <span id={`${id}-help`} className={classes['help']}>
          {help}
        </span>
      )}
      {photo && <img src={brandImageUrl(photo.id)} alt="" width={96} height={96} className={classes['photoNow']} />}
      <div className={classes['photoButtons']}>
        <Button
          size="small"
          icon={<IconPhotoUp size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {text(photo ? 'photoChange' : 'photoChoose')}
        </Button>
        {photo && (
          <Button size="small" kind="quiet" onClick={() => onChange('')}>
            {text('photoRemove')}
          </Button>
        )}
      </div>
      {open && (
        <Part onDismiss={close}>
          <PhotoDialog
            memberId={memberId}
            current={photo?.id ?? null}
            label={label}
            brandColor={brandColor}
            onPick={(image) => {
              onChange(photoAnswer(image));
              close();
            }}
            onClose={close}
          />
        </Part>
      )}
    </div>
  );
}
