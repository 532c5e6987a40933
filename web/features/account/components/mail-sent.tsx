import type { ReactNode } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { MailboxHint } from '../../access/sign-in/mailbox-hint.tsx';
import classes from './entry.module.css';

/** A request that a mail answers. */
interface Request<Body> {
  variables: Body | undefined;
  isPending: boolean;
  isSuccess: boolean;
  error: Error | null;
  mutate: (body: Body) => void;
  reset: () => void;
}

interface MailSentProps<Body> {
  children: ReactNode;
  /** What the mail answered. */
  request: Request<Body>;
  /** The same request once more, of which the page says what became of it. */
  again: Request<Body>;
}

/** After a mail has gone out: where to look, and what to do when nothing comes. */
export function MailSent<Body>({ children, request, again }: MailSentProps<Body>) {
  const text = useText('account');
  const errorText = useErrorText();

  function sendAgain() {
    if (request.variables !== undefined) again.mutate(request.variables);
  }

  function takeOtherAddress() {
    again.reset();
    request.reset();
  }

  return (
    <div className={classes['entry']}>
      <div role="status">
        <EmptyState
          drawing="scheduled"
          heading="h1"
          title={text('sentTitle')}
          action={
            <>
              <Button busy={again.isPending} busyText={text('sending')} onClick={sendAgain}>
                {text('sendAgain')}
              </Button>
              <Button kind="quiet" onClick={takeOtherAddress}>
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
