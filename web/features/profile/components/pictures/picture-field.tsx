import { IconLock, IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Part } from '../../../../ui/feedback/part.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import type { BrandImage } from '../../model.ts';
import type { PicturePlace } from '../../picture-place.ts';
import classes from './picture-field.module.css';
import { useImageUpload } from './use-image-upload.ts';

const ImageDialog = lazyPart(() => import('./image-dialog.tsx').then((module) => module.ImageDialog));

interface PictureFieldProps {
  memberId: string;
  place: PicturePlace;
  label: string;
  help: string;
  image: Pick<BrandImage, 'id' | 'url'> | null;
  onChange: (image: BrandImage | null) => void;
  /** Puts the picture back that stood there before. */
  onUndo: () => void;
  /** Who set it, when the team did; then it cannot be changed here. */
  lockNote: string | null;
  fault: string | undefined;
  brandColor: string;
}

/** A picture: uploaded by button or by dropping it here, replaced, or removed with a way back. */
export function PictureField({
  memberId,
  place,
  label,
  help,
  image,
  onChange,
  onUndo,
  lockNote,
  fault,
  brandColor,
}: PictureFieldProps) {
  const text = useText('profile');
  const [wanted, setWanted] = useState(false);
  const [over, setOver] = useState(false);
  const upload = useImageUpload(memberId, place, onChange);
  const locked = lockNote !== null;

  function open(file: File | null) {
    setWanted(true);
    upload.open(file);
  }

  function remove() {
    onChange(null);
    showToast({ message: text('removed', { field: label }), undo: onUndo });
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
    <div className={classes['field']} data-over={over || undefined} data-field={place} {...(!locked && drop)}>
      <span className={classes['picture']} data-kind={place}>
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
            {lockNote}
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
            place={place}
            label={label}
            brandColor={brandColor}
          />
        </Part>
      )}
    </div>
  );
}
