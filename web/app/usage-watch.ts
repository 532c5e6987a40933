import { api } from '../lib/api/client.ts';
import { CLIENT_APP, CLIENT_VERSION } from '../lib/api/client-identity.ts';
import { after } from '../lib/browser/after.ts';
import { newId } from '../lib/browser/new-id.ts';
import { readTab, writeTab } from '../lib/browser/tab-storage.ts';
import { queryClient } from '../lib/query-client.ts';
import { sessionQuery } from '../lib/session/session-query.ts';
import { watchUse } from '../lib/usage/note-use.ts';
import { createUsageTeller, type Place, type TellableEvent } from '../lib/usage/usage-teller.ts';
import { router } from './router.tsx';

/** For so long the view of a page waits for what the page shows. */
const WAIT_MS = 3000;
const VISIT = 'yardsign.visit';

/** The id of this visit: of this tab, until it closes. */
function visitOfTab(): string {
  const known = readTab(VISIT) ?? newId();
  writeTab(VISIT, known);
  return known;
}

/** Not a call of the client: it renews no session, ends none, and makes no answer of the server old. */
function tell(event: TellableEvent): void {
  if (!navigator.onLine) return;
  fetch(api.usage.track.url({ query: { action: 'track' }, body: event }), {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: {
      'Content-Type': 'application/json',
      'X-Current-Page': window.location.pathname + window.location.search,
      'X-Client-App': CLIENT_APP,
      'X-Client-Version': CLIENT_VERSION,
    },
    body: JSON.stringify(event),
  }).catch(() => undefined);
}

/** Where the router stands; null where it leads on. */
function currentPlace(): Place | null {
  const { matches, location } = router.state;
  const match = matches.at(-1);
  const name = match?.staticData.page?.path;
  if (match === undefined || name === undefined) return null;
  const { pathname: path, href: fullPath, hash } = location;
  const [params, query] = [match.params, location.search] as [Place['params'], Place['query']];
  return { name, path, fullPath, hash, params, query };
}

/** Tells of the pages that a member views and of what they do there, unless their browser asks not to be followed. */
export function watchUsage(): void {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) return;
  const teller = createUsageTeller({
    session: () => queryClient.getQueryData(sessionQuery.queryKey) ?? null,
    tell,
    later: (work) => after(WAIT_MS, work),
    userAgent: navigator.userAgent,
    platform: { visit: visitOfTab(), version: CLIENT_VERSION },
  });
  const arrive = () => {
    const place = currentPlace();
    if (place !== null) teller.arrived(place);
  };
  arrive();
  router.subscribe('onResolved', arrive);
  watchUse(teller);
  window.addEventListener('pagehide', teller.settle);
  document.addEventListener('play', () => teller.did('watch'), { capture: true });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[download]') !== null) teller.did('download');
  });
}
