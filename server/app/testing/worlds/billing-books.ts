import { DAY_MS } from '@yardsign/domain/time/spans';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { expect } from 'vitest';
import type { BillingWorld } from './billing-world.ts';

const GRACE_MS = 14 * DAY_MS;

/** A member who acts for themselves. */
export function payingMember(userId: string): MemberActor {
  return {
    kind: 'member',
    userId,
    sessionId: 'ses_history',
    via: 'bearer',
    status: 'active',
    type: null,
    accessLevel: 1,
    levelWaits: null,
    features: ['free'],
    membership: null,
    impersonator: null,
    secondFactorAt: null,
    secondFactorFresh: false,
    limitedTo: null,
    brandVersion: 1,
    hidesVideos: false,
    publicCode: 'x',
  };
}

/** Holds what we know of an account against what the processor does: state, plan, every cent, and nothing open. */
export async function checkBooks(world: BillingWorld, memberId: string): Promise<void> {
  const vendor = await world.vendor();
  const own = vendor.subscriptions.filter(({ accountCode }) => accountCode === memberId);
  const live = own.filter(({ state }) => state !== 'expired');
  expect(live.length).toBeLessThanOrEqual(1);
  const theirs = live[0] ?? own.at(-1) ?? null;

  const row = await world.db
    .selectFrom('billing_account')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const { subscription: ours = null } = (row?.snapshot ?? {}) as {
    subscription?: {
      id: string;
      state: string;
      planCode: string;
      pausedAt: string | null;
      pendingChange: object | null;
    } | null;
  };
  const seen = ours && [ours.id, ours.state, ours.planCode, ours.pausedAt !== null, ours.pendingChange !== null];
  expect(seen).toEqual(
    theirs && [theirs.id, theirs.state, theirs.planCode, theirs.pausedAt !== null, theirs.pendingChange !== null],
  );

  const now = world.clock.now().getTime();
  const invoices = vendor.invoices.filter(({ accountCode }) => accountCode === memberId);
  const oldestDue = Math.min(...invoices.filter(({ state }) => state === 'past_due').map(({ dueAt }) => dueAt));
  const rests = theirs !== null && theirs.pausedAt !== null && theirs.pausedAt <= now;
  const isPaidFor = live.length > 0 && !rests && !(now - oldestDue >= GRACE_MS);
  const held = await world.db
    .selectFrom('member_feature')
    .select('slug')
    .where('member_id', '=', memberId)
    .where('by_billing', '=', true)
    .execute();
  expect(held.map(({ slug }) => slug)).toEqual(isPaidFor ? [theirs?.planCode.split('-')[0]] : []);

  const paid = invoices.filter(({ type }) => type === 'charge').reduce((sum, invoice) => sum + invoice.paid, 0);
  const charged = (await world.effects('payment')).filter(({ account }) => account === memberId);
  expect(charged.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(paid);
  for (const { type, state, total, paid: byCard, credited } of invoices) {
    if (type === 'charge' && state === 'paid') expect(byCard + credited).toBe(total);
    if (type === 'credit') expect(credited).toBeLessThanOrEqual(-total);
  }
  const open = await world.db
    .selectFrom('billing_command')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['pending', 'unknown'])
    .execute();
  expect(open).toEqual([]);
}
