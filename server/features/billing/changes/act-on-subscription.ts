import type { MemberActor } from '@yardsign/domain/access/actor';
import { hasPendingChange, isPaused, isPendingCancel, isPendingPause } from '@yardsign/domain/billing/subscription';
import { AppError } from '../../../platform/errors.ts';
import { ownSubscription } from './change-plan.ts';
import type { BillingDeps } from '../ports.ts';
import { readBilling } from '../account/read-billing.ts';
import { runCommand } from '../commands/run-command.ts';

const onlyIf = (allowed: boolean) => {
  if (!allowed) throw new AppError('change_not_allowed');
};

/** Pauses, or with no cycles takes a waiting pause back. All conditions are looked at here. @throws AppError `change_not_allowed`. */
export async function pauseSubscription(
  deps: BillingDeps,
  actor: MemberActor,
  asked: { id: string; cycles: number; reason: string | null },
): Promise<void> {
  const subscription = await ownSubscription(deps, actor, { id: asked.id });
  if (asked.cycles === 0) onlyIf(isPendingPause(subscription) && !isPendingCancel(subscription));
  else {
    const { pause_obstacles: obstacles } = await readBilling(deps, actor);
    onlyIf(obstacles.length === 0 && asked.reason !== null);
  }
  const command = { kind: 'pause', subscriptionId: subscription.id, cycles: asked.cycles } as const;
  await runCommand(deps, actor.userId, command, { reason: asked.reason });
}

export async function resumeSubscription(deps: BillingDeps, actor: MemberActor, id: string): Promise<void> {
  const subscription = await ownSubscription(deps, actor, { id });
  onlyIf(isPaused(subscription));
  await runCommand(deps, actor.userId, { kind: 'resume', subscriptionId: subscription.id });
}

/** Ends the subscription with its period. */
export async function cancelSubscription(
  deps: BillingDeps,
  actor: MemberActor,
  asked: { id: string; reason: string },
): Promise<void> {
  const subscription = await ownSubscription(deps, actor, { id: asked.id });
  onlyIf(subscription.state === 'active' || subscription.state === 'paused');
  await runCommand(deps, actor.userId, { kind: 'cancel', subscriptionId: subscription.id }, { reason: asked.reason });
}

/** Takes a cancellation back, as long as the subscription runs. One that has ended is begun anew. */
export async function reactivateSubscription(deps: BillingDeps, actor: MemberActor, id: string): Promise<void> {
  const subscription = await ownSubscription(deps, actor, { id });
  onlyIf(isPendingCancel(subscription));
  await runCommand(deps, actor.userId, { kind: 'reactivate', subscriptionId: subscription.id });
}

export async function dropChange(deps: BillingDeps, actor: MemberActor, id: string): Promise<void> {
  const subscription = await ownSubscription(deps, actor, { id });
  onlyIf(hasPendingChange(subscription));
  await runCommand(deps, actor.userId, { kind: 'drop-change', subscriptionId: subscription.id });
}
