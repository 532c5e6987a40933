import { useSearch } from '@tanstack/react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Query } from '../../../lib/search/page-search.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { AccountChooser } from '../sign-in/account-chooser.tsx';
import { CreateStep } from '../sign-in/create-step.tsx';
import { DemoAccounts } from '../sign-in/demo-accounts.tsx';
import { DeviceStep } from '../sign-in/device-step.tsx';
import { LinkStep } from '../sign-in/link-step.tsx';
import { LoginForm } from '../sign-in/login-form.tsx';
import { MailStep } from '../sign-in/mail-step.tsx';
import { OtherWays } from '../sign-in/other-ways.tsx';
import { RestoreStep } from '../sign-in/restore-step.tsx';
import { SecondStep } from '../sign-in/second-step.tsx';
import { SignFrame } from '../sign-in/sign-frame.tsx';
import { TicketStep } from '../sign-in/ticket-step.tsx';
import { readMessage } from '../sign-in/sign-in-model.ts';
import { PROVIDER_NAMES } from '../sign-in/providers.ts';
import { useSignIn } from '../sign-in/use-sign-in.ts';

type SignIn = ReturnType<typeof useSignIn>;

/** Title and sentence of where one is on the way in. */
function useWords({ stage }: Pick<SignIn, 'stage'>): { title: string; subtitle: string } {
  const text = useText('access');
  const security = useText('security');
  const format = useFormat();
  switch (stage.kind) {
    case 'form':
      return { title: text('title'), subtitle: text('subtitle') };
    case 'choose':
      return { title: text('chooseTitle'), subtitle: text('chooseText') };
    case 'second':
      return { title: security('secondStepTitle'), subtitle: security('secondStepText') };
    case 'device':
      return { title: text('deviceTitle'), subtitle: text('deviceText', { email: stage.sentTo }) };
    case 'restore':
      return {
        title: text('restoreTitle'),
        subtitle: text('restoreText', { date: format.date(stage.dueAt, 'longDate') }),
      };
    case 'mail':
      return { title: text('mailTitle'), subtitle: text('mailText') };
    case 'ticket':
      return { title: text('ticketTitle'), subtitle: '' };
    case 'finishing':
      return { title: text('finishingTitle'), subtitle: text('finishingText') };
    case 'link':
      return {
        title: text('linkTitle'),
        subtitle: text('linkText', { provider: PROVIDER_NAMES[stage.provider], email: stage.email }),
      };
    case 'create': {
      const provider = PROVIDER_NAMES[stage.provider];
      return {
        title: text('createTitle'),
        subtitle:
          stage.email === ''
            ? text('createTextNoEmail', { provider })
            : text('createText', { provider, email: stage.email }),
      };
    }
  }
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

function Steps({ signIn }: { signIn: SignIn }) {
  const { stage, setStage, credentials, setCredentials, social, busy, error, run, back } = signIn;
  switch (stage.kind) {
    case 'form':
      return (
        <>
          <LoginForm
            credentials={credentials}
            onChange={setCredentials}
            onSubmit={(entered) => void run({ way: 'password', credentials: entered })}
            busy={busy}
            error={error}
          />
          <OtherWays
            redirect={signIn.redirect}
            busy={busy}
            onPasskey={() => void run({ way: 'passkey' })}
            onMail={() => setStage({ kind: 'mail' })}
          />
          <DemoAccounts chosen={credentials.username} onChoose={setCredentials} />
        </>
      );
    case 'choose':
      return (
        <AccountChooser
          users={stage.users}
          busy={busy}
          onBack={back}
          onChoose={({ username }) =>
            void run(
              social === ''
                ? { way: 'password', credentials: { ...credentials, username } }
                : { way: 'link', attempt: social, password: credentials.password, username },
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
      return <MailStep email={credentials.username} onBack={back} />;
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
            setCredentials({ username: '', password });
            void run({ way: 'link', attempt: social, password });
          }}
        />
      );
    case 'create':
      return <CreateStep email={stage.email} name={stage.name} onBack={back} />;
  }
}

/** The door: a password, a provider or a mailed link, and whatever has to be asked on the way. */
export function LoginPage() {
  const text = useText('access');
  const search: Query = useSearch({ strict: false });
  const signIn = useSignIn(search);
  const message = readMessage(search['message']);
  return (
    <SignFrame
      {...useWords(signIn)}
      message={message && !signIn.error && signIn.stage.kind === 'form' && <Banner kind="info">{text(message)}</Banner>}
    >
      <Steps signIn={signIn} />
    </SignFrame>
  );
}
