import { APP_VERSION } from '@yardsign/contracts/common';
import { reportOf } from '../../platform/error-reports.ts';
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
