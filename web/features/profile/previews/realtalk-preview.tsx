import { realtalkSettings } from '@yardsign/domain/profile/realtalk-settings';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { PartForm } from '../parts/use-part-form.ts';
import { PreviewFrame } from './preview-frame.tsx';
import classes from './realtalk-preview.module.css';

/** A recorder is about so wide, in the pixels that the size of the words counts in. */
const RECORDER_WIDTH = 640;

/** A camera's picture with the words over it, as the recorder will show it. */
export function RealtalkPreview({ form }: { form: PartForm }) {
  const text = useText('parts');
  const settings = realtalkSettings(form.values['realtalk_settings'] ?? '');
  return (
    <PreviewFrame label={text('aRecorder')}>
      <div className={classes['camera']}>
        <div className={classes['room']} data-mirrored={settings.mirrorCamera || undefined} />
        <svg viewBox="0 0 160 90" className={classes['person']} aria-hidden="true">
          <circle cx="80" cy="42" r="15" />
          <path d="M44 90c2-20 17-29 36-29s34 9 36 29z" />
        </svg>
        <p
          className={classes['words']}
          style={{
            background: `rgb(0 0 0 / ${settings.teleprompterTransparency}%)`,
            fontSize: `${(settings.fontSize / RECORDER_WIDTH) * 100}cqi`,
            fontWeight: settings.boldFont ? 700 : 400,
          }}
        >
          {text('spokenWords')}
        </p>
        <span className={classes['countdown']}>{settings.countdownTimer}</span>
      </div>
    </PreviewFrame>
  );
}
