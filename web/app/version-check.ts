import { router } from './router.tsx';
import { api } from '../lib/api/client.ts';
import { CLIENT_VERSION } from '../lib/api/client-identity.ts';
import { reportError } from '../lib/report-error.ts';
import { reloadForVersion } from './newer-version.ts';

const EVERY_MS = 60_000;

/** After a navigation, at most once a minute: is a newer build being served? Never delays the navigation itself. */
export function watchVersion(): void {
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function check(): Promise<void> {
    const { latestVersion } = await api.site.getBuildInfo({ query: { t: String(Date.now()) } });
    reloadForVersion(CLIENT_VERSION, latestVersion, sessionStorage, () => window.location.reload());
  }

  router.subscribe('onResolved', () => {
    if (performance.now() - checkedAt < EVERY_MS) return;
    checkedAt = performance.now();
    void check().catch(reportError);
  });
}
