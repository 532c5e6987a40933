import { useQuery } from '@tanstack/react-query';
import { readExpiry } from '../lib/api/session-expiry.ts';
import { lazyPart } from '../lib/code/lazy-part.tsx';
import { loadCatalog } from '../lib/i18n/catalogs.ts';
import { currentLanguage } from '../lib/i18n/language-store.ts';
import { sessionQuery } from '../lib/session/session-query.ts';
import { Part } from '../ui/feedback/part.tsx';

/** With its texts, so that it does not wait twice. */
const ViewingBanner = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../features/access/impersonation/impersonation-banner.tsx'),
    loadCatalog('viewing', currentLanguage()),
    loadCatalog('errors', currentLanguage()),
  ]);
  return module.ViewingBanner;
});

/** Above every page, public ones too, as long as somebody sees as someone else. A guest is not asked for. */
export function ViewingNotice() {
  const session = useQuery({ ...sessionQuery, enabled: readExpiry() !== null }).data;
  if (!session?.viewing) return null;
  return (
    <Part quiet>
      <ViewingBanner session={session} viewing={session.viewing} />
    </Part>
  );
}
