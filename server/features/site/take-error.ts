import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { reportError } from '@yardsign/contracts/routes/site';
import { cleanReport } from '../../platform/error-reports.ts';
import { enforceLimit } from '../../platform/limits/rate-window.ts';
import type { SiteDeps } from './ports.ts';

type Told = RouteTypes<typeof reportError>['body'];

/** An error of a browser: into the log, and on to the error service. @throws AppError `too_many_requests` from one that tells too much. */
export async function takeError(deps: SiteDeps, told: Told, context: { ip: string }): Promise<void> {
  await enforceLimit(deps.errorLimit, context.ip);
  const { name, message, stack, page, requestId, version, language, mobile } = told;
  const report = cleanReport({
    at: deps.clock.now(),
    origin: 'browser',
    name,
    message,
    stack,
    where: page,
    requestId,
    version,
    facts: { language, mobile: String(mobile) },
  });
  deps.log.warn({ name: report.name, message: report.message, page: report.where, requestId }, 'error in a browser');
  deps.reports.send(report);
}
