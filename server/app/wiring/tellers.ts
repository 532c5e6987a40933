import type { Logger } from 'pino';
import type { ToldUse } from '../../features/usage/ports.ts';
import { otlpFormat, sentryFormat } from '../../integrations/error-report/formats.ts';
import { usageFormat } from '../../integrations/usage-endpoint/format.ts';
import type { ErrorReports } from '../../platform/error-reports.ts';
import { createTeller, NOBODY, type Teller } from '../../platform/teller.ts';
import type { Config } from '../settings/config.ts';

const outside: typeof fetch = (input, init) => fetch(input, init);

/** Where errors are told, or nowhere when no service is set. */
export function openReports(config: Config, log: Logger): ErrorReports {
  const { ERROR_REPORT_URL: url, ERROR_REPORT_FORMAT: kind } = config;
  if (url === undefined) return NOBODY;
  return createTeller({
    format: kind === 'sentry' ? sentryFormat(url) : otlpFormat(url),
    fetch: outside,
    onFailure: (message) => log.warn({ message }, 'the error service does not answer'),
  });
}

/** Where it is told what members do, or nowhere when no analytics are set. */
export function openAnalytics(config: Config, log: Logger): Teller<ToldUse> {
  const { TRACKING_URL: url } = config;
  if (url === undefined) return NOBODY;
  return createTeller({
    format: usageFormat(url),
    fetch: outside,
    onFailure: (message) => log.warn({ message }, 'the analytics do not answer'),
  });
}
