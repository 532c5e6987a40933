import { allowed } from '@yardsign/domain/sharing/allowed';
import type { PostEvent } from '@yardsign/domain/sharing/post-event';
import { transition } from '@yardsign/domain/sharing/post-machine';
import { maySend, type Timings } from '@yardsign/domain/sharing/timings';
import { isDeep, seedOf } from '@yardsign/server/platform/testing/effort';
import { describe, expect, test } from 'vitest';
import type { Protocol, World } from './protocol.ts';
import { simulate } from './simulate.ts';
import type { Verdict } from './verdict.ts';

const timings: Timings = {
  requestTimeoutMs: 10_000,
  sendGuardMs: 5_000,
  lateEffectMs: 60_000,
  listLagMs: 30_000,
  leaseMs: 40_000,
  windowMs: 6 * 3_600_000,
  retryBaseMs: 4_000,
  retryCapMs: 120_000,
};
const world: World = {
  jobs: 12,
  workers: 3,
  crash: 0.05,
  stop: 0.1,
  longestStopMs: 120_000,
  lateEffectMs: 60_000,
  listLagMs: 30_000,
  networkSkewMs: 10 * 60_000,
  workerSkewMs: 5_000,
};
const LOOK_BACK_MS = 6 * 3_600_000;
const ours: Protocol = {
  transition,
  maySend,
  allowed,
  fenced: true,
  intentFirst: true,
  onSilence: 'answer_lost',
  onUnreadable: 'check_failed',
  searchFrom: (firstSentAt, aheadMs) => firstSentAt + aheadMs - LOOK_BACK_MS,
  timings,
};

/** Other histories with every run: a seed that went wrong is named with its verdict. */
const FIRST_SEED = seedOf('posting in virtual time') >>> 0;
const SEEDS = isDeep ? 2_000_000 : 10_000;

const never = () => false;

/** What so many histories have done wrong in all, and how they came out. */
function run(
  protocol: Protocol,
  seeds: number,
  enough: (total: Verdict) => boolean = never,
  { within = world, first = 1 }: { within?: World; first?: number } = {},
): Verdict & { wrongSeeds: number[] } {
  const total: Verdict = {
    jobs: 0,
    doubled: 0,
    invented: 0,
    denied: 0,
    unfinished: 0,
    published: 0,
    needsAttention: 0,
    trace: 0,
  };
  const wrongSeeds: number[] = [];
  for (let seed = first; seed < first + seeds && !enough(total); seed++) {
    const verdict = simulate(seed, protocol, within);
    if (wrong(verdict)) wrongSeeds.push(seed);
    for (const key of Object.keys(total) as (keyof Verdict)[]) total[key] += verdict[key];
  }
  return { ...total, wrongSeeds };
}

const wrong = ({ doubled, invented, denied, unfinished }: Verdict) => doubled + invented + denied + unfinished > 0;
const NOTHING_WRONG = { doubled: 0, invented: 0, denied: 0, unfinished: 0, wrongSeeds: [] };

describe('posting, through crashes, stops, lost answers, late effects and a lagging list', () => {
  test('doubles, loses and invents nothing in more than a hundred thousand posts', { timeout: 3_600_000 }, () => {
    const total = run(ours, SEEDS, never, { first: FIRST_SEED });
    expect(total.jobs).toBeGreaterThanOrEqual(120_000);
    expect(total).toMatchObject(NOTHING_WRONG);
    // Not by giving up: nearly all go out, in a world where a third of the calls go wrong.
    expect(total.published / total.jobs).toBeGreaterThan(0.85);
  });

  test('doubles nothing where only the member can look, and is believed', { timeout: 120_000 }, () => {
    const total = run({ ...ours, onUnreadable: 'unreadable' }, 1_500, never, { first: FIRST_SEED });
    expect(total).toMatchObject(NOTHING_WRONG);
  });

  test('replays a seed bit by bit', () => {
    expect(simulate(77, ours, world)).toEqual(simulate(77, ours, world));
    expect(simulate(77, ours, world).trace).not.toBe(simulate(78, ours, world).trace);
  });
});

/** The rules with one of them bent. */
function bent(bend: (event: PostEvent, state: string) => PostEvent | 'resend' | undefined): Protocol['transition'] {
  return (delivery, event, times) => {
    const other = bend(event, delivery.state);
    if (other === 'resend') {
      const now = 'now' in event ? event.now : 0;
      const value = {
        ...delivery,
        state: 'scheduled' as const,
        leaseUntil: null,
        nextAt: now,
        version: delivery.version + 1,
      };
      return { ok: true, value };
    }
    return transition(delivery, other ?? event, times);
  };
}

const decideWith =
  (changed: Partial<Timings>): Protocol['transition'] =>
  (delivery, event) =>
    transition(delivery, event, { ...timings, ...changed });

const mutants: Record<string, Partial<Protocol>> = {
  'changes are not fenced by version': { fenced: false },
  'silence counts as nothing sent': { onSilence: 'held_back' },
  'silence counts as published': { onSilence: 'published' },
  'nothing is waited before absence is believed': {
    transition: decideWith({ lateEffectMs: 0, listLagMs: 0, sendGuardMs: 0 }),
  },
  'late effects are not waited for': { transition: decideWith({ lateEffectMs: 0 }) },
  'the lag of the list is not waited for': { transition: decideWith({ listLagMs: 0, lateEffectMs: 45_000 }) },
  'a stopped worker sends when it wakes': { maySend: () => true },
  'the call goes out before `sending` is committed': { intentFirst: false },
  'a lease that runs out while sending goes back in line': {
    transition: bent((event, state) => (event.kind === 'lease_expired' && state === 'sending' ? 'resend' : undefined)),
  },
  'a member who looks before it can have appeared is believed': {
    onUnreadable: 'unreadable',
    transition: bent((event, state) =>
      event.kind === 'seen_absent' && state === 'needs_attention' ? 'resend' : undefined,
    ),
  },
  'a list that cannot be read counts as found': { onUnreadable: 'found' },
  'the list is searched by our own clock': { searchFrom: (firstSentAt) => firstSentAt - 60_000 },
  'an unconfirmed post is sent again after a reconnect': {
    transition: bent((event, state) =>
      event.kind === 'reconnected' && state === 'unconfirmed' ? 'resend' : undefined,
    ),
  },
  'a member may retry what may have arrived': {
    allowed: (delivery) => ({ ...allowed(delivery), retry: delivery.state === 'unconfirmed', checkAgain: false }),
    transition: bent((event, state) => (event.kind === 'retry' && state === 'unconfirmed' ? 'resend' : undefined)),
  },
  'a member may cancel what is being sent': {
    allowed: (delivery) => ({ ...allowed(delivery), cancel: delivery.state !== 'published' }),
    transition: (delivery, event, times) =>
      event.kind === 'cancel' && delivery.state !== 'published'
        ? {
            ok: true,
            value: {
              ...delivery,
              state: 'cancelled',
              nextAt: null,
              leaseUntil: null,
              provenAbsent: true,
              version: delivery.version + 1,
            },
          }
        : transition(delivery, event, times),
  },
  'attempts without end': {
    transition: (delivery, event, times) => {
      const result = transition({ ...delivery, attempts: Math.min(delivery.attempts, 1) }, event, times);
      return result.ok
        ? {
            ok: true,
            value: { ...result.value, attempts: delivery.attempts + (event.kind === 'begin_sending' ? 1 : 0) },
          }
        : result;
    },
  },
  'a post of an account that is not active is put away for good': {
    transition: (delivery, event, times) => {
      const result = transition(delivery, event, times);
      return result.ok && event.kind === 'withheld' ? { ok: true, value: { ...result.value, nextAt: null } } : result;
    },
  },
  'a post that is claimed and then left is never taken up again': {
    transition: (delivery, event, times) =>
      event.kind === 'lease_expired' ? { ok: false, reason: 'not_allowed' } : transition(delivery, event, times),
  },
};

describe('the simulation notices when', () => {
  test('the workers have clocks of their own that are minutes apart', () => {
    expect(wrong(run(ours, 8_500, wrong, { within: { ...world, workerSkewMs: 10 * 60_000 } }))).toBe(true);
  });

  test.each(Object.keys(mutants))('%s', (name) => {
    expect(wrong(run({ ...ours, ...mutants[name] }, 8_500, wrong))).toBe(true);
  });
});
