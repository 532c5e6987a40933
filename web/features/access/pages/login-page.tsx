import { useSearch } from '@tanstack/react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Query } from '../../../lib/search/page-search.ts';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { Part } from '../../../ui/feedback/part.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { DemoAccounts } from '../sign-in/demo-accounts.tsx';
import { LoginForm } from '../sign-in/login-form.tsx';
import { OtherWays } from '../sign-in/other-ways.tsx';
import { SignFrame } from '../sign-in/sign-frame.tsx';
import { readMessage } from '../sign-in/sign-in-model.ts';
import { PROVIDER_NAMES } from '../sign-in/providers.ts';
import { type SignIn, useSignIn } from '../sign-in/use-sign-in.ts';

/** Title and sentence of where one is on the way in. */
function useWords({ stage }: Pick<SignIn, 'stage'>): { title: string; subtitle: string } {
  const text = useText('access');
  const format = useFormat();
  switch (stage.kind) {
    case 'form':
      return { title: text('title'), subtitle: text('subtitle') };
    case 'choose':
      return { title: text('chooseTitle'), subtitle: text('chooseText') };
    case 'second':
      return { title: text('secondStepTitle'), subtitle: text('secondStepText') };
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

const LaterStep = lazyPart(() => import('../sign-in/later-step.tsx').then((module) => module.LaterStep));

function FirstStep({ signIn }: { signIn: SignIn }) {
  const { setStage, credentials, busy, error, run } = signIn;
  return (
    <>
      <LoginForm
        draft={credentials}
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
      <DemoAccounts chosen={credentials.values.username} onChoose={credentials.reset} />
    </>
  );
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
      {signIn.stage.kind === 'form' ? (
        <FirstStep signIn={signIn} />
      ) : (
        <Part waiting={<ListSkeleton rows={1} />} inline>
          <LaterStep signIn={signIn} stage={signIn.stage} />
        </Part>
      )}
    </SignFrame>
  );
}
