import { join } from 'node:path';
import { APP_VERSION } from '@yardsign/contracts/common';
import type { SiteConfig } from '@yardsign/contracts/routes/site';
import type { SiteDeps } from '../../features/site/ports.ts';
import { createSiteConfigReader } from '../../features/site/read-site-config.ts';
import { isDemoInstallation } from '../../platform/database/installation-mark.ts';
import { tidyTables } from '../../platform/database/tidy.ts';
import { createMemory } from '../../platform/database/memory.ts';
import { createRateWindow } from '../../platform/limits/rate-window.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../seeds/demo-accounts.ts';
import { readPublicLegal } from '../../features/studio/legal/public-legal.ts';
import { siteConfigOf } from '../../features/studio/site/site-entry.ts';
import { newestSiteEntry } from '../../features/studio/site/site-store.ts';
import { usedProviders } from './identity-providers.ts';
import type { Core } from '../core.ts';
import { withSandboxNotice } from '../web/sandbox-notice.ts';

/** A mark is set once, before anybody asks. */
const MARKS_KNOWN_MS = 60_000;
/** Another process sees what was saved after this time. */
const SITE_KNOWN_MS = 10_000;
const ERRORS_OF_ONE_ADDRESS = { name: 'errors-of-address', max: 30, windowMs: 60_000 };

/** What the file of the data folder says of the site. */
export function siteFileReader({ config, log }: Core): () => Promise<SiteConfig> {
  return createSiteConfigReader(join(config.YARDSIGN_DATA, 'site-config.json'), (fault) =>
    log.warn({ fault }, 'site-config.json has a fault and is left out'),
  );
}

/** What stands of the site: what the content team has saved, else the file. */
function standingSite({ database, elapsed }: Core, readFile: () => Promise<SiteConfig>): () => Promise<SiteConfig> {
  const saved = createMemory({
    watch: database.watch,
    tables: ['site_version'],
    forMs: SITE_KNOWN_MS,
    elapsed,
    most: 1,
  });
  return async () => {
    const entry = await saved.recall('entry', () => newestSiteEntry(database.db));
    return entry === null ? readFile() : siteConfigOf(entry);
  };
}

/** What the site feature answers with: settings, files, and what the content team has saved over one of them. */
export function siteDeps(core: Core, readSiteFile: () => Promise<SiteConfig>): SiteDeps {
  const { config, log, clock } = core;
  const { db } = core.database;
  const readSite = standingSite(core, readSiteFile);
  const answers = createMemory({
    watch: core.database.watch,
    tables: ['installation_mark'],
    forMs: MARKS_KNOWN_MS,
    elapsed: core.elapsed,
    most: 1,
  });
  return {
    db,
    clock,
    log,
    services: [...config.services],
    site: {
      name: 'Yardsign',
      version: APP_VERSION,
      sandbox: config.sandbox,
      signIn: usedProviders(config),
      links: {
        help: config.HELP_URL ?? null,
        ios: config.IOS_APP_URL ?? null,
        android: config.ANDROID_APP_URL ?? null,
        verification: config.VERIFICATION_URL ?? null,
      },
      supportEmail: config.SUPPORT_EMAIL,
    },
    answers,
    readDemo: async () =>
      (await isDemoInstallation(db)) ? { password: DEMO_PASSWORD, accounts: DEMO_ACCOUNTS } : null,
    async tidyDatabase() {
      if (core.database.kind === 'pglite') await tidyTables(db);
    },
    publicUrl: core.publicUrl,
    reports: core.reports,
    errorLimit: createRateWindow({ db, clock, secret: core.sessionKey }, ERRORS_OF_ONE_ADDRESS),
    readLegal: (page, shown) => readPublicLegal({ db, library: core.paths.library }, page, shown),
    readSiteConfig: async () => withSandboxNotice(config, await readSite()),
  };
}
