import { APP_VERSION } from '@yardsign/contracts/common';
import { reportOf } from '../../platform/error-reports.ts';
import { createRepeatFilter } from '../../platform/repeated-faults.ts';
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
  const timesOf = createRepeatFilter(core.elapsed);
  return (error) => {
    const times = timesOf(error);
    if (times === null) return;
    core.log.error({ err: error, ...(times > 1 && { times }) }, what);
    tellError(core, error, where);
  };
}
