import { hasCode } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress.tsx';
import { PartError } from '../run-upload.ts';
import { shareOf } from '../upload-machine.ts';
import type { VideoUpload } from './use-video-upload.ts';
import classes from './video-field.module.css';

/** A video on its way: how far, and what can be done about it. */
export function VideoProgress({ upload }: { upload: VideoUpload }) {
  const text = useText('uploads');
  const errorText = useErrorText();
  const { state, error, keeping, file } = upload;
  const name = file?.name ?? '';
  const stopped = error !== null || state.phase === 'paused';
  // What the server found in the file is the same when it is sent again.
  const isRefused = hasCode(error, 'unreadable_video') || hasCode(error, 'video_too_long');

  function why(): string {
    if (!(error instanceof PartError)) return errorText(error);
    if (error.status === null) return text('noTag', { part: String(error.part) });
    return text('partFailed', { part: String(error.part), status: String(error.status) });
  }

  return (
    <div className={classes['progress']}>
      <ProgressBar label={text(keeping ? 'keeping' : 'sending', { name })} share={keeping ? 1 : shareOf(state)} />
      {error !== null && (
        <Banner kind="failure" title={text('videoFailed')} announce>
          {why()} {error instanceof PartError && text('keptSoFar')}
        </Banner>
      )}
      <div className={classes['buttons']}>
        {isRefused ? null : stopped ? (
          <Button size="small" kind="primary" onClick={upload.resume}>
            {text('resume')}
          </Button>
        ) : (
          <Button size="small" onClick={upload.pause} disabled={keeping || state.phase !== 'sending'}>
            {text('pause')}
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={upload.cancel} disabled={keeping}>
          {text(isRefused ? 'chooseAnother' : 'cancel')}
        </Button>
      </div>
      <p role="status" className={classes['said']}>
        {state.phase === 'paused' ? text('paused') : ''}
      </p>
    </div>
  );
}
