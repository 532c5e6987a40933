import { useQuery } from '@tanstack/react-query';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { ticketQuery } from './sign-in-api.ts';
import { PROVIDER_NAMES } from './providers.ts';
import { StepEnd } from './step-end.tsx';
import classes from './step-form.module.css';

interface TicketStepProps {
  ticket: string;
  busy: boolean;
  error: Error | null;
  onSubmit: () => void;
  onMail: () => void;
  onBack: () => void;
}

/** A mailed link: whose account it opens, and a button. Opening the page does nothing, since mail scanners open it too. */
export function TicketStep({ ticket, busy, error, onSubmit, onMail, onBack }: TicketStepProps) {
  const text = useText('access');
  const errorText = useErrorText();
  const { data, error: readError, isPending, refetch } = useQuery(ticketQuery(ticket));
  const failure = error ?? readError;
  // Looking at a link that is over says so; signing in with one is a failed sign-in like any other.
  const over = hasCode(readError, 'link_invalid') || hasCode(error, 'invalid_login');
  if (isPending) return <ListSkeleton rows={1} />;
  return (
    <div className={classes['form']}>
      {failure && (
        <Banner
          kind={over ? 'attention' : 'failure'}
          title={over ? text('ticketOver') : undefined}
          announce
          action={
            !over && !data ? (
              <Button size="small" onClick={() => void refetch()}>
                {text('startAgain')}
              </Button>
            ) : undefined
          }
        >
          {over ? text('ticketOverText') : errorText(failure)}
        </Banner>
      )}
      {data && !over && (
        <>
          <p>
            {data.connects === null
              ? text('ticketText', { name: data.name, username: data.username })
              : text('ticketConnects', {
                  name: data.name,
                  username: data.username,
                  provider: PROVIDER_NAMES[data.connects],
                })}
          </p>
          <Button kind="primary" size="large" wide busy={busy} busyText={text('loggingIn')} onClick={onSubmit}>
            {text('ticketSubmit', { name: data.name })}
          </Button>
        </>
      )}
      <StepEnd onBack={onBack}>{over && <Button onClick={onMail}>{text('mailLink')}</Button>}</StepEnd>
    </div>
  );
}
