import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { basicProfileQuery } from '../api.ts';
import { brandQuery } from '../brand-query.ts';
import { BasicForm } from '../components/basic-form.tsx';
import { ProfileTabs } from '../components/profile-tabs.tsx';

function Content({ memberId }: { memberId: string }) {
  const text = useText('profile');
  const common = useText('common');
  const errorText = useErrorText();
  const profile = useQuery(basicProfileQuery(memberId));
  const brand = useQuery(brandQuery);
  if (profile.data && brand.data) return <BasicForm memberId={memberId} profile={profile.data} brand={brand.data} />;
  const error = profile.error ?? brand.error;
  if (error === null) return <FormSkeleton fields={8} />;

  function retry() {
    void profile.refetch();
    void brand.refetch();
  }

  return (
    <EmptyState drawing="error" title={text('loadFailed')} action={<Button onClick={retry}>{common('retry')}</Button>}>
      {errorText(error)}
    </EmptyState>
  );
}

/** The basic part of the profile: what every piece wears. */
export function BasicPage() {
  const text = useText('profile');
  const session = useSession();
  return (
    <>
      <PageHeader title={text('title')} lead={text('lead')} />
      <ProfileTabs />
      {session && <Content memberId={session.user.id} />}
    </>
  );
}
