import { endOverdueApple } from '../apple/receive-notice.ts';
import { unsettledCoupons } from '../coupons/coupon-store.ts';
import { settleCoupon } from '../coupons/settle-coupon.ts';
import type { BillingDeps } from '../ports.ts';
import { settleCommand } from './run-command.ts';
import { accountsToStop, stopDeleted } from './stop-deleted.ts';
import { stopRenewal } from './stop-renewal.ts';
import { dueAccounts, renewedAfterDeletion } from '../store.ts';
import { unsettledCommands } from './command-store.ts';
import { syncAccount } from '../account/sync-account.ts';

/** A command that is younger may still be under way in the process that asked for it. */
const LEFT_ALONE_MS = 60_000;
const AT_ONCE = 50;

/** One account's trouble does not keep the others waiting. */
export async function settleBilling(deps: BillingDeps): Promise<void> {
  if (deps.processor === null) return;
  const now = deps.clock.now();
  const attempts = [
    () => endOverdueApple(deps),
    ...(await unsettledCommands(deps.db, new Date(now.getTime() - LEFT_ALONE_MS), AT_ONCE)).map(
      (row) => () => settleCommand(deps, row),
    ),
    ...(await unsettledCoupons(deps.db, AT_ONCE)).map((row) => () => settleCoupon(deps, row)),
    ...(await dueAccounts(deps.db, now, AT_ONCE)).map((memberId) => () => syncAccount(deps, memberId)),
    ...(await renewedAfterDeletion(deps.db, AT_ONCE)).map((memberId) => () => stopRenewal(deps, memberId)),
    ...(await accountsToStop(deps.db, now, AT_ONCE)).map((code) => () => stopDeleted(deps, code)),
  ];
  for (const attempt of attempts) {
    try {
      await attempt();
    } catch (error) {
      deps.reportError(error);
    }
  }
}
