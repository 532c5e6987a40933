import { useEffect, useRef, useState } from 'react';
import { ApiError, hasCode } from '../../../../lib/api/api-error.ts';
import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Part } from '../../../../ui/feedback/part.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { ImageLibrary } from '../../../uploads/components/image-library.tsx';
import { folderOf, isCut, type PicturePlace } from '../../picture-place.ts';
import { ChooseStep } from './choose-step.tsx';
import classes from './image-dialog.module.css';
import type { ImageUpload } from './use-image-upload.ts';

const CropStep = lazyPart(() => import('./crop-step.tsx').then((module) => module.CropStep));

interface ImageDialogProps {
  upload: ImageUpload;
  memberId: string;
  /** The picture that the field shows now. */
  current: string | null;
  place: PicturePlace;
  label: string;
  brandColor: string;
}

/** Upload, then crop for a photo; a logo keeps its shape. Whatever fails, the file that was chosen stays. */
export function ImageDialog({ upload, memberId, current, place, label, brandColor }: ImageDialogProps) {
  const text = useText('profile');
  const uploads = useText('uploads');
  const errorText = useErrorText();
  const [make, setMake] = useState<(() => Promise<Blob>) | null>(null);
  const { error } = upload;
  const reason = error instanceof ApiError && !hasCode(error, 'internal') ? errorText(error) : '';
  const { opened, cropping } = upload;
  const steps = useRef<HTMLDivElement>(null);
  const cropped = useRef(false);

  useEffect(() => {
    // The cursor was in the step that has gone: it goes to what chooses a file.
    if (opened && cropped.current && !cropping) steps.current?.querySelector('button')?.focus();
    cropped.current = cropping;
  }, [opened, cropping]);

  return (
    <Dialog
      opened={upload.opened}
      onClose={upload.close}
      title={upload.cropping ? text('cropTitle') : text('dialogTitle', { field: label })}
      dismissable={!upload.busy}
      {...(upload.cropping && {
        footer: (
          <>
            <Button onClick={() => upload.back()} disabled={upload.busy}>
              {text('back')}
            </Button>
            <Button
              kind="primary"
              onClick={() => make && upload.send(make)}
              disabled={make === null}
              busy={upload.busy}
              busyText={text('uploading')}
            >
              {text('usePhoto')}
            </Button>
          </>
        ),
      })}
    >
      <div ref={steps} className={classes['steps']}>
        {error && (
          <Banner kind="failure" title={text(upload.cropping ? 'uploadErrorTitle' : 'uploadFailed')} announce>
            {upload.cropping ? `${text('uploadError')} ${reason}`.trim() : reason || text('uploadTryAgain')}
          </Banner>
        )}
        {upload.cropping && upload.file ? (
          <Part waiting={<LinesSkeleton lines={8} />} inline>
            <CropStep
              file={upload.file}
              brandColor={brandColor}
              onReady={(cut) => setMake(() => cut)}
              onUnreadable={() => upload.back('unreadable')}
            />
          </Part>
        ) : (
          <>
            <ChooseStep
              error={upload.fault && (upload.fault === 'heic' ? uploads('heic') : text(upload.fault))}
              busy={upload.busy}
              camera={isCut(place)}
              onChoose={upload.take}
            />
            <ImageLibrary
              memberId={memberId}
              folder={folderOf(place)}
              current={current}
              disabled={upload.busy}
              onPick={upload.pick}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
