import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { type Session, useSession } from '../../../lib/session/session-query.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { basicProfileQuery } from '../api.ts';
import { brandQuery } from '../brand-query.ts';
import { SetupForm } from '../components/setup-form.tsx';

function Content({ session }: { session: Session }) {
  const text = useText('profile');
  const common = useText('common');
  const errorText = useErrorText();
  const profile = useQuery(basicProfileQuery(session.user.id));
  const brand = useQuery(brandQuery);
  if (profile.data && brand.data) return <SetupForm session={session} profile={profile.data} brand={brand.data} />;
  const error = profile.error ?? brand.error;
  if (error === null) return <FormSkeleton fields={6} />;

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

/** The first thing that a new member does: what the pieces need to know of them. */
export function SetupPage() {
  const text = useText('setup');
  const session = useSession();
  return (
    <>
      <PageHeader title={text('title')} lead={text('lead')} />
      {session && <Content session={session} />}
    </>
  );
}
