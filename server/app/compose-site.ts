import { join } from 'node:path';
import { APP_VERSION } from '@yardsign/contracts/common';
import type { Logger } from 'pino';
import type { SiteDeps } from '../features/site/ports.ts';
import { createSiteConfigReader } from '../features/site/read-site-config.ts';
import { createErrorReports } from '../integrations/error-report/adapter.ts';
import { otlpFormat, sentryFormat } from '../integrations/error-report/formats.ts';
import { type ErrorReports, NO_REPORTS, reportOf } from '../platform/error-reports.ts';
import { createRateWindow } from '../platform/rate-window.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seeds/demo-accounts.ts';
import { readLegalPage } from '../seeds/read-library.ts';
import { usedProviders } from './compose-identity.ts';
import type { Config } from './config.ts';
import type { Core } from './core.ts';

const ERRORS_OF_ONE_ADDRESS = { max: 30, windowMs: 60_000 };

/** Where errors are told, or nowhere when no service is set. */
export function openReports(config: Config, log: Logger): ErrorReports {
  const { ERROR_REPORT_URL: url, ERROR_REPORT_FORMAT: kind } = config;
  if (url === undefined) return NO_REPORTS;
  return createErrorReports({
    format: kind === 'sentry' ? sentryFormat(url) : otlpFormat(url),
    fetch: (input, init) => fetch(input, init),
    onFailure: (message) => log.warn({ message }, 'the error service does not answer'),
  });
}

/** Tells the error service of an error of the server. */
export function tellError(core: Core, error: unknown, where: string, requestId?: string): void {
  core.reports.send(
    reportOf(error, {
      at: core.clock.now(),
      where,
      version: APP_VERSION,
      ...(requestId !== undefined && { requestId }),
    }),
  );
}

/** Says aloud, to whoever reads the log and the error service, that many passwords are being tried. */
export function raiseSignInAlarm(core: Core, failures: number): void {
  core.log.error({ failures }, 'many wrong passwords within a minute');
  tellError(core, new Error(`${failures} wrong passwords within a minute`), 'sign-in');
}

export function siteDeps(core: Core): SiteDeps {
  const { config, log, clock } = core;
  return {
    db: core.database.db,
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
      demo: config.demo ? { password: DEMO_PASSWORD, accounts: DEMO_ACCOUNTS } : null,
    },
    publicUrl: core.publicUrl,
    reports: core.reports,
    errorLimit: createRateWindow(clock, ERRORS_OF_ONE_ADDRESS),
    readLegal: (page, language) => readLegalPage(core.paths.library, page, language),
    readSiteConfig: createSiteConfigReader(join(config.YARDSIGN_DATA, 'site-config.json'), (fault) =>
      log.warn({ fault }, 'site-config.json has a fault and is left out'),
    ),
  };
}
