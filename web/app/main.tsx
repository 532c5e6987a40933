import '../features/dashboard/first-picture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onSessionLost } from '../lib/api/client.ts';
import { lookForAdBlock } from '../lib/browser/ad-block.ts';
import { readCspNonce, shareCspNonce } from '../lib/browser/csp-nonce.ts';
import { watchFocus } from '../lib/browser/watch-focus.ts';
import { loadChunk } from '../lib/code/load-chunk.ts';
import { watchTyping } from '../lib/code/typed.ts';
import { whenLoaded } from '../lib/browser/when-idle.ts';
import { loadCatalog } from '../lib/i18n/catalogs.ts';
import { currentLanguage } from '../lib/i18n/language-store.ts';
import { bringRefusals } from '../lib/i18n/refusals.ts';
import { queryClient } from '../lib/query-client.ts';
import { reportError, watchErrors } from '../lib/report-error.ts';
import { watchIdentity } from '../lib/session/identity.ts';
import '../ui/styles/all.css';
// Pages without the kit follow the colours of the system too.
import '../ui/theme/theme-store.ts';
import { watchBrand } from './brand-watch.ts';
import { leaveLostSession, leaveWithOtherTab } from './leave-session.ts';
import { firstTexts } from './route-table.ts';
import { router } from './router.tsx';
import { watchSession } from './session-watch.ts';
import { watchSiteConfig } from './site-config-watch.ts';
import { watchVersion } from './version-check.ts';

// Asked for by the first word that is drawn they came a moment after it: lines broke anew, and a button moved from under a press.
for (const font of ['1em "Figtree Variable"', '560 1em "Fraunces Variable"'])
  document.fonts.load(font).catch(() => undefined);

/** What the frame says on every page; fetched beside the page's own code. */
for (const area of firstTexts) loadCatalog(area, currentLanguage()).catch(() => undefined);

shareCspNonce(readCspNonce());

onSessionLost(leaveLostSession);
watchIdentity(leaveWithOtherTab);
watchErrors();
watchTyping();
watchFocus();
watchBrand(queryClient);
watchSession();
watchSiteConfig();
watchVersion();
whenLoaded(() => void bringRefusals());
whenLoaded(
  () =>
    void loadChunk(() => import('./usage-watch.ts'))
      .then(({ watchUsage }) => watchUsage())
      .catch(reportError),
);
router.subscribe('onResolved', lookForAdBlock);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
