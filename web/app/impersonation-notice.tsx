import { useQuery } from '@tanstack/react-query';
import { readExpiry } from '../lib/api/session-expiry.ts';
import { lazyPart } from '../lib/code/lazy-part.tsx';
import { loadCatalog } from '../lib/i18n/catalogs.ts';
import { currentLanguage } from '../lib/i18n/language-store.ts';
import { sessionQuery } from '../lib/session/session-query.ts';
import { Part } from '../ui/feedback/part.tsx';

/** With its texts, so that it does not wait twice. */
const ImpersonationBanner = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../features/access/impersonation/impersonation-banner.tsx'),
    loadCatalog('impersonation', currentLanguage()),
    loadCatalog('errors', currentLanguage()),
  ]);
  return module.ImpersonationBanner;
});

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
