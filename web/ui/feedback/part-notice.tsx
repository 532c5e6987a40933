import { createPortal } from 'react-dom';
import { useText } from '../../lib/i18n/use-text.ts';
import { Banner } from './banner.tsx';
import { Button } from '../action/button.tsx';
import classes from './part-notice.module.css';

interface PartNoticeProps {
  onRetry: () => void;
  onDismiss?: () => void;
  /** In the place of the part: inside a dialog, which lets nobody reach what is over it. */
  inline: boolean;
}

/** Says that something the member opened did not come: over the page, which stays as it was, or in the place of the part. */
export function PartNotice({ onRetry, onDismiss, inline }: PartNoticeProps) {
  const text = useText('common');
  const banner = (
    <Banner
      kind="failure"
      title={text('partTitle')}
      announce
      {...(onDismiss && { onClose: onDismiss })}
      action={
        <Button size="small" onClick={onRetry}>
          {text('retry')}
        </Button>
      }
    >
      {text('partText')}
    </Banner>
  );
  if (inline) return banner;
  return createPortal(<div className={classes['notice']}>{banner}</div>, document.body);
}
