import { DAY_MS } from '@yardsign/domain/time/spans';
import type { BillingDeps, Command } from '../features/billing/ports.ts';
import { syncAccount } from '../features/billing/account/sync-account.ts';
import type { MovableClock } from '../platform/clock.ts';

interface Past {
  username: string;
  plan: string;
  /** Days ago. */
  since: number;
  /** Days ago, for three periods. */
  pausedSince?: number;
}

/** Who pays for what, and since when. Everybody else is on somebody's team, on the free plan, or was given a plan. */
const PASTS: readonly Past[] = [
  { username: 'maya', plan: 'elite-monthly', since: 128 },
  { username: 'luis', plan: 'elite-annual', since: 221 },
  { username: 'nora', plan: 'elite-monthly', since: 1 },
  { username: 'oscar', plan: 'elite-annual', since: 340 },
  { username: 'sam.lending', plan: 'elite-semi-annual', since: 98 },
  { username: 'pat', plan: 'elite-monthly', since: 100, pausedSince: 45 },
];

interface BillingPast {
  deps: BillingDeps;
  clock: MovableClock;
  ids: Readonly<Record<string, string>>;
  /** A token of the hosted card fields, for a card that pays. */
  card(holder: { firstName: string; lastName: string }): Promise<string>;
}

async function livePast({ deps, clock, ids, card }: BillingPast, past: Past, now: number): Promise<void> {
  const { processor, db } = deps;
  const memberId = ids[past.username];
  if (processor === null || memberId === undefined) return;
  const member = await db
    .selectFrom('member')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const person = { firstName: member.first_name, lastName: member.last_name, email: member.email };
  const ask = (command: Command) => processor.execute(memberId, command, `demo:${memberId}:${command.kind}`);
  clock.moveTo(now - past.since * DAY_MS);
  const tokenId = await card(person);
  await ask({ kind: 'subscribe', planCode: past.plan, couponCodes: [], trialEndsAt: null, tokenId, person });
  if (past.pausedSince !== undefined) {
    clock.moveTo(now - past.pausedSince * DAY_MS);
    const { subscription } = await processor.read(memberId, { payments: 0 });
    await ask({ kind: 'pause', subscriptionId: subscription?.id ?? '', cycles: 3 });
  }
}

/** Lives what some of the demo people paid until today. Their plan comes from it instead of having been given. */
export async function liveBillingPasts(world: BillingPast): Promise<void> {
  const now = world.clock.now().getTime();
  // The oldest first: the time of the processor only goes on.
  const oldestFirst = PASTS.toSorted((one, other) => other.since - one.since);
  for (const past of oldestFirst) await livePast(world, past, now);
  world.clock.moveTo(now);
  for (const { username } of PASTS) {
    const memberId = world.ids[username];
    if (memberId === undefined) continue;
    await world.deps.db
      .deleteFrom('member_feature')
      .where('member_id', '=', memberId)
      .where('is_plan', '=', true)
      .execute();
    await syncAccount(world.deps, memberId);
  }
}
