import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import classes from './entry.module.css';

interface MailSentProps {
  children: ReactNode;
  onAgain: () => void;
}

/** After a mail has gone out: where to look, and what to do when nothing comes. */
export function MailSent({ children, onAgain }: MailSentProps) {
  const text = useText('account');
  return (
    <div className={classes['entry']} role="status">
      <EmptyState
        drawing="scheduled"
        heading="h1"
        title={text('sentTitle')}
        action={<Button onClick={onAgain}>{text('otherAddress')}</Button>}
      >
        {children} {text('sentHelp')}
      </EmptyState>
    </div>
  );
}
