import type { MemberActor } from '@yardsign/domain/access/actor';
import { isCrew } from '@yardsign/domain/access/roles';
import { AppError } from '../../../platform/errors.ts';
import { readCoupons } from '../coupons/choose-coupon.ts';
import { crewInvoices } from '../account/crew-data.ts';
import type { BillingDeps, Invoice } from '../ports.ts';
import { readOwnBilling } from '../account/read-billing.ts';
import { answered } from '../account/answered.ts';
import { runCommand } from '../commands/run-command.ts';
import { processorOf, syncAccount } from '../account/sync-account.ts';

export async function updateCard(deps: BillingDeps, actor: MemberActor, tokenId: string): Promise<void> {
  await runCommand(deps, actor.userId, { kind: 'update-card', tokenId });
}

/** Pays an invoice that is past due. @throws AppError `billing_not_found` where the caller has no such invoice to pay. */
export async function payInvoice(
  deps: BillingDeps,
  actor: MemberActor,
  asked: { number: string; proof?: string | undefined },
): Promise<void> {
  processorOf(deps);
  const { pastDue } = await answered(() => syncAccount(deps, actor.userId));
  if (!pastDue.some(({ number }) => number === asked.number)) throw new AppError('billing_not_found');
  await runCommand(deps, actor.userId, { kind: 'collect', invoice: asked.number, proof: asked.proof });
}

/** Buys something once. @throws AppError `card_missing`, a refusal of the coupon or of the bank. */
export async function purchase(
  deps: BillingDeps,
  actor: MemberActor,
  asked: { items: { code: string; quantity: number }[]; couponCodes: string[]; proof?: string | undefined },
): Promise<void> {
  const { snapshot, readAt } = await readOwnBilling(deps, actor);
  const { account, coupons } = snapshot;
  if (account === null) throw new AppError('card_missing');
  const whose = { memberId: actor.userId, redeemed: coupons };
  const couponCodes = await readCoupons(deps, whose, asked.couponCodes, null);
  await runCommand(deps, actor.userId, { kind: 'purchase', ...asked, couponCodes }, { judgedAt: readAt });
}

/** Invoices, newest first. */
export async function listInvoices(
  deps: BillingDeps,
  actor: MemberActor,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ items: Invoice[]; nextCursor: string | null }> {
  if (isCrew(actor)) return { items: crewInvoices(deps.clock.now()), nextCursor: null };
  return answered(() => processorOf(deps).invoices(actor.userId, page));
}

/** @throws AppError `billing_not_found` for an invoice of somebody else. */
export async function readInvoicePdf(deps: BillingDeps, actor: MemberActor, number: string): Promise<Buffer> {
  if (isCrew(actor)) throw new AppError('billing_not_found');
  const pdf = await answered(() => processorOf(deps).invoicePdf(actor.userId, number));
  if (pdf === null) throw new AppError('billing_not_found');
  return pdf;
}
