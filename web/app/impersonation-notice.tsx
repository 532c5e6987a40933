import { useQuery } from '@tanstack/react-query';
import { readExpiry } from '../lib/api/session-expiry.ts';
import { lazyPart } from '../lib/code/lazy-part.tsx';
import { sessionQuery } from '../lib/session/session-query.ts';
import { Part } from '../ui/feedback/part.tsx';

/** With its texts, so that it does not wait twice. */
const ImpersonationBanner = lazyPart(
  () =>
    import('../features/access/impersonation/impersonation-banner.tsx').then((module) => module.ImpersonationBanner),
  ['impersonation', 'errors'],
);

/** Above every page, public ones too, as long as somebody impersonates someone else. A guest is not asked for. */
export function ImpersonationNotice() {
  const session = useQuery({ ...sessionQuery, enabled: readExpiry() !== null }).data;
  if (!session?.impersonation) return null;
  return (
    <Part quiet>
      <ImpersonationBanner session={session} impersonation={session.impersonation} />
    </Part>
  );
}
