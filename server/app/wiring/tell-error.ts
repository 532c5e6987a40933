import { APP_VERSION } from '@yardsign/contracts/common';
import { reportOf } from '../../platform/error-reports.ts';
import { logFaults } from '../../platform/repeated-faults.ts';
import type { Core } from '../core.ts';

/** Tells the error service of an error of the server. */
export function tellError(
  { reports, clock }: Pick<Core, 'reports' | 'clock'>,
  error: unknown,
  where: string,
  requestId?: string,
): void {
  reports.send(
    reportOf(error, {
      at: clock.now(),
      where,
      version: APP_VERSION,
      ...(requestId !== undefined && { requestId }),
    }),
  );
}

/**
 * Who tells the log and the error service of the faults of a feature, each fault once a minute.
 *
 * @param where what the error service sorts them by. @param what happened, as the log says it.
 */
export function faultsOf(
  core: Pick<Core, 'reports' | 'clock' | 'elapsed' | 'log'>,
  where: string,
  what: string,
): (error: unknown) => void {
  const log = logFaults(core.log, what, core.elapsed);
  return (error) => {
    if (log(error)) tellError(core, error, where);
  };
}
