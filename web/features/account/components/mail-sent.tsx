import type { ReactNode } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { MailboxHint } from '../../access/sign-in/mailbox-hint.tsx';
import classes from './entry.module.css';

interface MailSentProps {
  children: ReactNode;
  /** The same request once more, of which the page says what became of it. */
  again: { isPending: boolean; isSuccess: boolean; error: Error | null };
  onAgain: () => void;
  onOtherAddress: () => void;
}

/** After a mail has gone out: where to look, and what to do when nothing comes. */
export function MailSent({ children, again, onAgain, onOtherAddress }: MailSentProps) {
  const text = useText('account');
  const errorText = useErrorText();
  return (
    <div className={classes['entry']}>
      <div role="status">
        <EmptyState
          drawing="scheduled"
          heading="h1"
          title={text('sentTitle')}
          action={
            <>
              <Button busy={again.isPending} busyText={text('sending')} onClick={onAgain}>
                {text('sendAgain')}
              </Button>
              <Button kind="quiet" onClick={onOtherAddress}>
                {text('otherAddress')}
              </Button>
            </>
          }
        >
          {children} {text('sentHelp')}
        </EmptyState>
      </div>
      {again.isSuccess && (
        <Banner kind="done" announce>
          {text('sentAgain')}
        </Banner>
      )}
      {again.error && (
        <Banner kind="failure" announce>
          {errorText(again.error)}
        </Banner>
      )}
      <MailboxHint />
    </div>
  );
}
