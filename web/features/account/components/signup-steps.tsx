import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Steps } from '../../../ui/feedback/progress.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Part } from '../../../ui/feedback/part.tsx';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { accountQuery, changes, type OwnAccount, renewSession, useAccountChange } from '../api.ts';
import { Entry } from './entry.tsx';
import classes from './entry.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useNewPassword } from './use-new-password.ts';

const SignupCheckout = lazyPart(() =>
  import('../../billing/components/signup-checkout.tsx').then((m) => m.SignupCheckout),
);

type User = Session['user'];

function PasswordStep({ user }: { user: User }) {
  const text = useText('account');
  const draft = useDraft({ password: '', again: '' });
  const verdict = useNewPassword(draft.values, [user.first_name, user.last_name, user.username, user.email]);
  const form = useCallForm({
    draft,
    call: useAccountChange(changes.password),
    faults: verdict.faults,
    refusal: verdict.refusal,
    toSend: ({ password }) => ({ password }),
  });

  return (
    <Entry title={text('stepPasswordTitle')} lead={text('stepPasswordLead', user)}>
      <Form form={form} className={classes['stack']}>
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <NewPasswordFields label={text('choosePassword')} form={form} verdict={verdict} />
        <Button kind="primary" size="large" type="submit" wide busy={form.busy} busyText={text('saving')}>
          {text('completeGo')}
        </Button>
      </Form>
    </Entry>
  );
}

function PlanStep({ user, account }: { user: User; account: OwnAccount }) {
  const text = useText('account');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const trial = useAccountChange(changes.startTrial(user.id));
  const free = useAccountChange(changes.finishSignup);
  const busy = trial.isPending || free.isPending;
  const error = trial.error ?? free.error;

  async function goOn(finish: () => Promise<unknown>) {
    const finished = await finish().then(
      () => true,
      () => false,
    );
    if (!finished) return;
    await renewSession(queryClient);
    await navigate({ to: '/setup-my-profile', replace: true });
  }

  return (
    <div className={classes['entry']}>
      <h1>{text('stepPlanTitle')}</h1>
      {error && (
        <Banner kind="failure" announce>
          {errorText(error)}
        </Banner>
      )}
      <Card title={text('trialTitle')}>
        <div className={classes['stack']}>
          <p>{account.mayStartTrial ? text('trialText') : text('trialUsed')}</p>
          {account.mayStartTrial && (
            <Button
              kind="primary"
              size="large"
              wide
              disabled={busy}
              busy={trial.isPending}
              busyText={text('trialStarting')}
              onClick={() => void goOn(() => trial.mutateAsync(undefined))}
            >
              {text('trialStart')}
            </Button>
          )}
        </div>
      </Card>
      <Part>
        <SignupCheckout memberId={user.id} onDone={() => void goOn(async () => undefined)} />
      </Part>
      <div className={classes['buttons']}>
        <Button
          kind={account.mayStartTrial ? 'quiet' : 'primary'}
          wide
          disabled={busy}
          busy={free.isPending}
          onClick={() => void goOn(() => free.mutateAsync(undefined))}
        >
          {text('freeGo')}
        </Button>
        <p className={classes['soft']}>{text('freeText')}</p>
      </div>
    </div>
  );
}

/** What is left of a sign-up once its address is proved: a password, and how to start. Nobody is held here. */
export function SignupSteps({ session }: { session: Session }) {
  const text = useText('account');
  const shape = (
    <Entry title={text('completeTitle')}>
      <FormSkeleton fields={2} />
    </Entry>
  );
  return (
    <Loaded query={useQuery(accountQuery)} waiting={shape} place="page" failed={text('loadFailed')}>
      {(account) => {
        const step = account.hasPassword ? 1 : 0;
        return (
          <div className={classes['stack']}>
            <div className={classes['entry']}>
              <Steps steps={[text('stepPassword'), text('stepPlan')]} current={step} />
            </div>
            {step === 0 ? <PasswordStep user={session.user} /> : <PlanStep user={session.user} account={account} />}
            <div className={classes['entry']}>
              <p className={classes['links']}>
                <Link to="/logout">{text('logOut')}</Link>
              </p>
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}
