import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { readExpiry } from '../lib/api/session-expiry.ts';
import { sessionQuery } from '../lib/session/session-query.ts';

const ViewingBanner = lazy(() =>
  import('../features/access/components/viewing-banner.tsx').then((module) => ({ default: module.ViewingBanner })),
);

/** Above every page, public ones too, as long as somebody sees as someone else. A guest is not asked for. */
export function ViewingNotice() {
  const session = useQuery({ ...sessionQuery, enabled: readExpiry() !== null }).data;
  if (!session?.viewing) return null;
  return (
    <Suspense fallback={null}>
      <ViewingBanner session={session} viewing={session.viewing} />
    </Suspense>
  );
}
