import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { FormSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { brandQuery, WATCHED } from '../brand-query.ts';
import { ProfileTabs } from '../components/profile-tabs.tsx';
import { LoadedPart, type PartDesign } from './loaded-part.tsx';
import { partQuery } from './part-api.ts';

/** A part of the profile: its form, and something real that wears what is typed. */
export function PartPage({ lead, ...design }: PartDesign & { lead: string }) {
  const text = useText('profile');
  const memberId = useSession()?.user.id ?? '';
  const profile = useQuery({ ...partQuery(memberId, design.feature), ...WATCHED, enabled: memberId !== '' });
  const brand = useQuery(brandQuery);
  const shape = { waiting: <FormSkeleton fields={8} />, place: 'list', failed: text('loadFailed') } as const;
  return (
    <>
      <PageHeader title={text('title')} lead={lead} />
      <ProfileTabs />
      <Loaded query={profile} {...shape}>
        {(read) => (
          <Loaded query={brand} {...shape}>
            {(worn) => <LoadedPart {...design} memberId={memberId} profile={read} brand={worn} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
