import { syncAccount } from '../account/sync-account.ts';
import type { BillingDeps } from '../ports.ts';
import { runCommand } from './run-command.ts';

/**
 * Ends the subscription of an account that is about to be deleted with the term that is paid: once the account is gone nobody could.
 * A member who comes back before takes the cancellation back on the page of the subscription.
 */
export async function stopRenewal(deps: BillingDeps, memberId: string): Promise<void> {
  const { subscription } = await syncAccount(deps, memberId);
  if (subscription?.state !== 'active' && subscription?.state !== 'paused') return;
  await runCommand(deps, memberId, { kind: 'cancel', subscriptionId: subscription.id });
}
