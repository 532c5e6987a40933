import type { ContactCard } from '@yardsign/domain/vcard/read-card';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { base64ToBlob } from '../../uploads/base64-blob.ts';
import { useUploadImage } from '../api.ts';
import type { ProfileForm } from '../components/use-profile-form.ts';
import classes from './fill-dialog.module.css';

interface CardPhotoProps {
  form: ProfileForm;
  memberId: string;
  photo: NonNullable<ContactCard['photo']>;
}

/** The photo of a card: the server judges and cuts it like any other before the form shows it. */
export function CardPhoto({ form, memberId, photo }: CardPhotoProps) {
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
