import { IconLock, IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Part } from '../../../ui/feedback/part.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import type { ImageField as ImageFieldName } from '../model.ts';
import classes from './image-field.module.css';
import { useImageUpload } from './use-image-upload.ts';
import { useLockNote } from './use-lock-note.ts';
import type { ProfileForm } from './use-profile-form.ts';

const ImageDialog = lazyPart(() => import('./image-dialog.tsx').then((module) => module.ImageDialog));

interface ImageFieldProps {
  form: ProfileForm;
  memberId: string;
  field: ImageFieldName;
  label: string;
  help: string;
}

/** A picture of the brand: uploaded by button or by dropping it here, replaced, or removed with a way back. */
export function ImageField({ form, memberId, field, label, help }: ImageFieldProps) {
  const text = useText('profile');
  const [wanted, setWanted] = useState(false);
  const [over, setOver] = useState(false);
  const upload = useImageUpload(memberId, field, (uploaded) => form.set(field, uploaded));
  const image = form.values[field];
  const locked = form.locked.has(field);
  const note = useLockNote(locked);
  const fault = form.shown[field];

  function open(file: File | null) {
    setWanted(true);
    upload.open(file);
  }

  function remove() {
    form.set(field, null);
    showToast({ message: text('removed', { field: label }), undo: () => form.set(field, image) });
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      open(event.dataTransfer.files[0] ?? null);
    },
  };

  return (
    <div className={classes['field']} data-over={over || undefined} data-field={field} {...(!locked && drop)}>
      <span className={classes['picture']} data-kind={field}>
        {image ? (
          <img src={image.url} alt={label} />
        ) : (
          <IconPhoto size={24} stroke={1.5} role="img" aria-label={text('noPicture')} />
        )}
      </span>
      <div className={classes['words']}>
        <h3 className={classes['label']}>{label}</h3>
        <p className={classes['help']}>{over ? text('dropHere') : help}</p>
        {fault && <p className={classes['fault']}>{fault}</p>}
        {locked ? (
          <p className={classes['locked']}>
            <IconLock size={16} stroke={1.5} aria-hidden="true" />
            {note}
          </p>
        ) : (
          <div className={classes['buttons']}>
            <Button
              size="small"
              icon={<IconUpload size={18} stroke={1.5} aria-hidden="true" />}
              onClick={() => open(null)}
              aria-label={text(image ? 'replaceField' : 'uploadField', { field: label })}
            >
              {text(image ? 'replace' : 'upload')}
            </Button>
            {image && (
              <IconButton
                label={text('removeField', { field: label })}
                icon={<IconTrash size={18} stroke={1.5} />}
                onClick={remove}
              />
            )}
          </div>
        )}
      </div>
      {wanted && (
        <Part onDismiss={() => setWanted(false)}>
          <ImageDialog
            upload={upload}
            memberId={memberId}
            current={image?.id ?? null}
            field={field}
            label={label}
            brandColor={form.values.primary_color}
          />
        </Part>
      )}
    </div>
  );
}
