import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BasicForm } from '../components/basic-form.tsx';
import { LoadedProfile } from '../components/loaded-profile.tsx';
import { ProfileTabs } from '../components/profile-tabs.tsx';

/** The basic part of the profile: what every piece wears. */
export function BasicPage() {
  const text = useText('profile');
  const memberId = useSession()?.user.id;
  return (
    <>
      <PageHeader title={text('title')} lead={text('lead')} />
      <ProfileTabs />
      {memberId !== undefined && (
        <LoadedProfile memberId={memberId} fields={8}>
          {(profile, brand) => <BasicForm memberId={memberId} profile={profile} brand={brand} />}
        </LoadedProfile>
      )}
    </>
  );
}
