import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './preview-frame.module.css';

interface PreviewFrameProps {
  /** What is drawn, for somebody who does not see it. */
  label: string;
  /** Beside the title: a way to another one. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What is being typed, worn by something real. On a phone it is small and stays in sight. */
export function PreviewFrame({ label, aside, children }: PreviewFrameProps) {
  const text = useText('profile');
  return (
    <section className={classes['frame']} aria-label={text('preview')}>
      <div className={classes['head']}>
        <h2 className={classes['title']}>{text('preview')}</h2>
        {aside}
      </div>
      <div className={classes['drawn']} role="group" aria-label={label}>
        {children}
      </div>
      <p className={classes['note']}>{text('previewText')}</p>
    </section>
  );
}
