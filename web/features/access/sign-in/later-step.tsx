import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { AccountChooser } from './account-chooser.tsx';
import { CreateStep } from './create-step.tsx';
import { DeviceStep } from './device-step.tsx';
import { LinkStep } from './link-step.tsx';
import { MailStep } from './mail-step.tsx';
import { RestoreStep } from './restore-step.tsx';
import { SecondStep } from './second-step.tsx';
import { TicketStep } from './ticket-step.tsx';
import type { LaterStage, SignIn } from './use-sign-in.ts';

interface LaterStepProps {
  signIn: SignIn;
  stage: LaterStage;
}

/** While a provider's answer is asked for; and when it was no good, what happened and the way back. */
function Finishing({ error, onBack }: { error: Error | null; onBack: () => void }) {
  const text = useText('access');
  const errorText = useErrorText();
  if (!error) return <ListSkeleton rows={1} />;
  return (
    <Banner
      kind="failure"
      announce
      action={
        <Button size="small" onClick={onBack}>
          {text('startAgain')}
        </Button>
      }
    >
      {errorText(error)}
    </Banner>
  );
}

/** What is asked after the first form. Most members never see it, so its code comes when it is needed. */
export function LaterStep({ signIn, stage }: LaterStepProps) {
  const { setStage, credentials, social, busy, error, run, back } = signIn;
  switch (stage.kind) {
    case 'choose':
      return (
        <AccountChooser
          users={stage.users}
          busy={busy}
          onBack={back}
          onChoose={({ username }) =>
            void run(
              social === ''
                ? { way: 'password', credentials: { ...credentials.values, username } }
                : { way: 'link', attempt: social, password: credentials.values.password, username },
            )
          }
        />
      );
    case 'second':
      return (
        <SecondStep
          busy={busy}
          error={error}
          onBack={back}
          onSubmit={(code) => void run({ way: 'code', ticket: stage.ticket, code })}
          onPasskey={() => void run({ way: 'passkey' })}
        />
      );
    case 'device':
      return (
        <DeviceStep
          ticket={stage.ticket}
          busy={busy}
          error={error}
          onBack={back}
          onSubmit={(code) => void run({ way: 'device', ticket: stage.ticket, code })}
          onPasskey={() => void run({ way: 'passkey' })}
        />
      );
    case 'restore':
      return (
        <RestoreStep
          busy={busy}
          error={error}
          onBack={back}
          onRestore={() => void run({ way: 'restore', ticket: stage.ticket })}
        />
      );
    case 'mail':
      return <MailStep email={credentials.values.username} onBack={back} />;
    case 'ticket':
      return (
        <TicketStep
          ticket={stage.ticket}
          busy={busy}
          error={error}
          onSubmit={() => void run({ way: 'ticket', ticket: stage.ticket })}
          onMail={() => setStage({ kind: 'mail' })}
          onBack={back}
        />
      );
    case 'finishing':
      return <Finishing error={error} onBack={back} />;
    case 'link':
      return (
        <LinkStep
          attempt={social}
          email={stage.email}
          busy={busy}
          error={error}
          onBack={back}
          onSubmit={(password) => {
            credentials.reset({ password });
            void run({ way: 'link', attempt: social, password });
          }}
        />
      );
    case 'create':
      return <CreateStep email={stage.email} name={stage.name} onBack={back} />;
  }
}
