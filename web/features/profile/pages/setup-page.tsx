import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { LoadedProfile } from '../components/loaded-profile.tsx';
import { SetupForm } from '../components/setup/setup-form.tsx';

/** The first thing that a new member does: what the pieces need to know of them. */
export function SetupPage() {
  const text = useText('setup');
  const session = useSession();
  return (
    <>
      <PageHeader title={text('title')} lead={text('lead')} />
      {session && (
        <LoadedProfile memberId={session.user.id} fields={6}>
          {(profile, brand) => <SetupForm session={session} profile={profile} brand={brand} />}
        </LoadedProfile>
      )}
    </>
  );
}
