import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { forgetMember } from '../../../lib/session/forget-member.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { KitProvider } from '../../../ui/theme/kit-provider.tsx';
import { FormSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { adminLinkQuery, type AdminPerson } from '../admin-link-api.ts';
import { AdminFactorForm } from '../components/admin-factor-form.tsx';
import { AdminPersonForm } from '../components/admin-person-form.tsx';
import { Entry } from '../components/entry.tsx';
import classes from '../components/entry.module.css';
import { RecoveryCodes } from '../../access/second-factor/recovery-codes.tsx';
import { useTakenHash } from '../components/use-taken-hash.ts';

/** The last step, seen once: nobody can show these codes again. */
function KeepCodes({ username, codes }: { username: string; codes: readonly string[] }) {
  const text = useText('account');
  const security = useText('security');
  const navigate = useNavigate();
  const draft = useDraft({ kept: false });
  const form = useForm({
    draft,
    faults: { kept: !draft.values.kept && security('codesKeptMissing') },
    send: () => {
      // Whoever was signed in here until now is somebody else.
      forgetMember();
      void navigate({ to: '/login', replace: true });
    },
  });

  return (
    <Entry title={text('adminDone')} lead={text('adminDoneLead', { username })}>
      <Form form={form} className={classes['stack']}>
        <RecoveryCodes codes={codes} kept={form.tick('kept')} error={form.shown.kept} />
        <Button kind="primary" size="large" type="submit" wide>
          {text('adminLogin')}
        </Button>
      </Form>
    </Entry>
  );
}

function Steps({ token }: { token: string }) {
  const text = useText('account');
  const [person, setPerson] = useState<AdminPerson | null>(null);
  const [prepared, setPrepared] = useState<{ secret: string; uri: string } | null>(null);
  const [made, setMade] = useState<{ username: string; recoveryCodes: string[] } | null>(null);
  if (made !== null) return <KeepCodes username={made.username} codes={made.recoveryCodes} />;
  if (person !== null && prepared !== null)
    return (
      <Entry title={text('adminFactor')} lead={text('adminFactorLead')}>
        <AdminFactorForm
          token={token}
          person={person}
          prepared={prepared}
          onBack={() => setPrepared(null)}
          onMade={setMade}
        />
      </Entry>
    );
  return (
    <Entry title={text('adminTitle')} lead={text('adminLead')}>
      <AdminPersonForm
        token={token}
        known={person}
        onPrepared={(checked, factor) => {
          setPerson(checked);
          setPrepared(factor);
        }}
      />
    </Entry>
  );
}

/** Opened by the link that the server prints: makes an administrator in three steps, of which only the last one counts. */
export function MakeAdminPage() {
  const text = useText('account');
  const token = useTakenHash();
  const link = useQuery({ ...adminLinkQuery(token), enabled: token !== '' });
  const gone = (
    <EmptyState drawing="lost" heading="h1" title={text('adminGone')}>
      {text('adminGoneText')}
    </EmptyState>
  );
  const shape = (
    <Entry title={text('adminTitle')}>
      <FormSkeleton fields={5} />
    </Entry>
  );
  if (token === '') return gone;
  return (
    <Loaded query={link} waiting={shape} place="page" instead={hasCode(link.error, 'not_found') && gone}>
      {() => (
        <KitProvider>
          <Steps token={token} />
        </KitProvider>
      )}
    </Loaded>
  );
}
