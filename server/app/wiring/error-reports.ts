import type { Logger } from 'pino';
import { createErrorReports } from '../../integrations/error-report/adapter.ts';
import { otlpFormat, sentryFormat } from '../../integrations/error-report/formats.ts';
import { type ErrorReports, NO_REPORTS } from '../../platform/error-reports.ts';
import type { Config } from '../settings/config.ts';

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
