import { router } from './router.tsx';
import { api } from '../lib/api/client.ts';
import { CLIENT_VERSION } from '../lib/api/client-identity.ts';
import { readTab, writeTab } from '../lib/browser/tab-storage.ts';
import { hasTypedHere } from '../lib/code/typed.ts';
import { reportError } from '../lib/report-error.ts';
import { reloadForVersion } from './newer-version.ts';

const ports = {
  storage: { getItem: readTab, setItem: writeTab },
  hasTyped: hasTypedHere,
  reload: () => window.location.reload(),
};

/** After each navigation: is a newer build being served? Never delays the navigation; one question at a time is enough. */
export function watchVersion(): void {
  let asking = false;

  async function check(): Promise<void> {
    const { latestVersion } = await api.site.getBuildInfo({ query: { t: String(Date.now()) } });
    reloadForVersion(CLIENT_VERSION, latestVersion, ports);
  }

  router.subscribe('onResolved', () => {
    if (asking || !navigator.onLine) return;
    asking = true;
    void check()
      .catch(reportError)
      .finally(() => {
        asking = false;
      });
  });
}
