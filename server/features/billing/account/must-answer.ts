import type { ErrorCode } from '@yardsign/contracts/errors';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { isCrew } from '@yardsign/domain/access/roles';
import { type BillingAsk, canAsk } from '@yardsign/domain/billing/service';
import { AppError } from '../../../platform/errors.ts';
import { billingSourceOf } from '../billing-part.ts';
import type { OwnBilling } from './read-billing.ts';

const ERRORS: Record<BillingAsk, ErrorCode> = {
  subscription: 'no_subscription_call',
  account: 'no_account_call',
  change: 'no_change_call',
  validation: 'no_validation_call',
};

/** @throws AppError where whoever bills the caller cannot be asked for this. Our own staff is shown a card's account. */
export function mustAnswer(
  actor: MemberActor,
  { snapshot, apple }: Pick<OwnBilling, 'snapshot' | 'apple'>,
  ask: BillingAsk,
): void {
  if (isCrew(actor)) return;
  const hasLive = snapshot.account?.hasLiveSubscription ?? false;
  const source = billingSourceOf(hasLive, actor.features, actor.status, apple?.status ?? null);
  if (!canAsk(source, ask).ok) throw new AppError(ERRORS[ask]);
}
