import { describe, expect, test } from 'vitest';
import { allowed } from './allowed.ts';
import { scheduledAt, type Delivery } from './delivery.ts';
import type { PostEvent } from './post-event.ts';
import { transition } from './post-machine.ts';
import { maySend, waitMs, windowClosed, type Timings } from './timings.ts';

const timings: Timings = {
  requestTimeoutMs: 30_000,
  sendGuardMs: 5_000,
  lateEffectMs: 120_000,
  listLagMs: 60_000,
  leaseMs: 90_000,
  windowMs: 24 * 3_600_000,
  retryBaseMs: 10_000,
  retryCapMs: 900_000,
};
const DUE = 1_000_000;

function after(...events: PostEvent[]): Delivery {
  return events.reduce((delivery, event) => {
    const result = transition(delivery, event, timings);
    if (!result.ok) throw new Error(`${event.kind} is not allowed in ${delivery.state}`);
    return result.value;
  }, scheduledAt(DUE));
}

const claim = { kind: 'claim', now: DUE } as const;
const begin = { kind: 'begin_sending', now: DUE } as const;
const lost = { kind: 'answer_lost', now: DUE + 30_000 } as const;
const wait = DUE + waitMs(timings);

describe('a film that is out before its cover', () => {
  const heldBack = (now: number) => ({ kind: 'cover_held_back', now, retryAfterMs: null }) as const;
  const bare = () => after(claim, begin, { kind: 'published', coverAt: DUE + 90_000 });

  test('waits for the cover, and for nothing once it has it', () => {
    expect(bare()).toMatchObject({ state: 'published', reason: 'cover_waiting', nextAt: DUE + 90_000 });
    const set = transition(bare(), { kind: 'cover_set' }, timings);
    expect(set).toMatchObject({ ok: true, value: { state: 'published', reason: null, nextAt: null } });
  });

  test('is tried again after growing pauses, not before the network wants it, and a day long', () => {
    const nextOf = (delivery: Delivery, event: PostEvent) => transition(delivery, event, timings);
    const once = after(claim, begin, { kind: 'published', coverAt: DUE }, heldBack(DUE));
    expect(once).toMatchObject({ state: 'published', reason: 'cover_waiting', nextAt: DUE + 10_000 });
    expect(nextOf(once, heldBack(DUE))).toMatchObject({ value: { nextAt: DUE + 20_000 } });
    expect(nextOf(once, { ...heldBack(DUE), retryAfterMs: 500_000 })).toMatchObject({
      value: { nextAt: DUE + 500_000 },
    });
    expect(nextOf(once, heldBack(DUE + timings.windowMs))).toMatchObject({
      value: { state: 'published', reason: 'cover_refused', nextAt: null },
    });
  });

  test('is tried for a day from its sending on, which may have been late', () => {
    const now = DUE + timings.windowMs / 2;
    const late = after(claim, { kind: 'begin_sending', now }, { kind: 'published', coverAt: now });
    const waiting = transition(late, heldBack(DUE + timings.windowMs), timings);
    expect(waiting).toMatchObject({ value: { reason: 'cover_waiting', nextAt: DUE + timings.windowMs + 10_000 } });
  });

  test('takes no cover that was not due', () => {
    const out = after(claim, begin, { kind: 'published' });
    for (const event of [{ kind: 'cover_set' }, { kind: 'cover_refused' }, heldBack(DUE)] as const)
      expect(transition(out, event, timings).ok).toBe(false);
  });
});

describe('a post', () => {
  test('is published by the answer to its call', () => {
    expect(after(claim, begin, { kind: 'published' })).toMatchObject({
      state: 'published',
      attempts: 1,
      sentAt: DUE,
      nextAt: null,
      leaseUntil: null,
      version: 4,
    });
  });

  test('whose picture the network still works on waits in line, and has lost neither an attempt nor a turn', () => {
    const waiting = after(claim, { kind: 'not_ready', now: DUE, waitMs: 5_000 });
    expect(waiting).toMatchObject({ state: 'scheduled', reason: 'processing', nextAt: DUE + 5_000, leaseUntil: null });
    expect([waiting.attempts, waiting.setbacks]).toEqual([0, 0]);
    expect(transition(waiting, { kind: 'not_ready', now: DUE, waitMs: 1 }, timings).ok).toBe(false);
  });

  test('that nobody may look for is left to its owner at once, and is never sent again', () => {
    const unknown = after(claim, begin, lost, { kind: 'unreadable' });
    expect(unknown).toMatchObject({
      state: 'needs_attention',
      reason: 'not_readable',
      nextAt: null,
      provenAbsent: false,
    });
    expect(allowed(unknown)).toMatchObject({ checkAgain: true, settle: true, retry: false, reschedule: false });
    expect(transition(after(claim), { kind: 'unreadable' }, timings).ok).toBe(false);
  });

  test('is not claimed before its time, and is missed when its window closed while nobody was there', () => {
    expect(transition(scheduledAt(DUE), { kind: 'claim', now: DUE - 1 }, timings).ok).toBe(false);
    const late = DUE + timings.windowMs;
    const claimed = after({ kind: 'claim', now: late + 1 });
    expect([windowClosed(claimed, late, timings), windowClosed(claimed, late + 1, timings)]).toEqual([false, true]);
    expect(after({ kind: 'claim', now: late + 1 }, { kind: 'window_closed' })).toMatchObject({
      state: 'missed',
      reason: 'window_closed',
      leaseUntil: null,
    });
  });

  test('whose worker vanished goes back in line when nothing was sent, and is unconfirmed when something may have been', () => {
    const now = DUE + timings.leaseMs;
    expect(transition(after(claim), { kind: 'lease_expired', now: now - 1 }, timings).ok).toBe(false);
    expect(after(claim, { kind: 'lease_expired', now })).toMatchObject({ state: 'scheduled', attempts: 0 });
    expect(after(claim, begin, { kind: 'lease_expired', now })).toMatchObject({
      state: 'unconfirmed',
      reason: 'worker_stopped',
    });
  });

  test('that a ledger of an earlier time has as waiting is looked for once its time has come, and sent when it is not there', () => {
    const since = DUE - 3_600_000;
    const now = DUE + 600_000;
    const doubted: PostEvent = { kind: 'doubted', now, since, canTell: true };
    for (const before of [scheduledAt(DUE), after(claim)])
      expect(transition(before, doubted, timings)).toMatchObject({
        value: {
          state: 'unconfirmed',
          reason: 'restored',
          nextAt: now,
          firstSentAt: since,
          sentAt: now,
          leaseUntil: null,
        },
      });
    const untold = after({ ...doubted, canTell: false });
    expect(untold).toMatchObject({ state: 'needs_attention', reason: 'restored', nextAt: null });
    expect(allowed(untold)).toMatchObject({ settle: true, retry: false, cancel: false, reschedule: false });
    expect(after(doubted, { kind: 'found' })).toMatchObject({ state: 'published' });
    const readAt = now + waitMs(timings);
    const absent = [readAt, readAt + timings.listLagMs].map((at): PostEvent => ({ kind: 'absent', readAt: at }));
    expect(after(doubted, ...absent)).toMatchObject({ state: 'scheduled', provenAbsent: true });
    expect(transition(scheduledAt(now + 1), doubted, timings).ok).toBe(false);
    expect(transition({ ...scheduledAt(DUE), awaitsApproval: true }, doubted, timings).ok).toBe(false);
  });

  test('that a ledger of an earlier time has as waiting stays one that may be there, until that ledger sends it', () => {
    const now = DUE + 600_000;
    const doubted: PostEvent = { kind: 'doubted', now, since: DUE, canTell: true };
    const lostConnection: PostEvent = { kind: 'connection_lost', reason: 'reconnect_to_check' };
    const checked: PostEvent = { kind: 'check_again', now };
    for (const events of [[lostConnection, { kind: 'reconnected', now }], [checked], [{ kind: 'unreadable' }, checked]])
      expect(after(doubted, ...(events as PostEvent[]))).toMatchObject({
        state: 'unconfirmed',
        reason: 'restored',
        restored: true,
      });
    const readAt = now + waitMs(timings);
    const absent = [readAt, readAt + timings.listLagMs].map((at): PostEvent => ({ kind: 'absent', readAt: at }));
    const again = { ...claim, now: readAt + timings.listLagMs };
    const sent = [doubted, ...absent, again, { ...begin, now: again.now }] as const;
    expect(after(...sent, lost, { ...checked, now: again.now })).toMatchObject({
      state: 'unconfirmed',
      reason: 'answer_lost',
      restored: false,
    });
  });

  test('wears a new picture until an attempt may have arrived, and keeps it from then on', () => {
    const renewed: PostEvent = { kind: 'proof_renewed' };
    expect(after(renewed)).toMatchObject({ state: 'scheduled', nextAt: DUE, version: 2 });
    const again = after(
      claim,
      begin,
      lost,
      { kind: 'absent', readAt: wait },
      { kind: 'absent', readAt: wait + 60_000 },
    );
    for (const delivery of [after(claim), after(claim, begin), again]) {
      expect(transition(delivery, renewed, timings).ok).toBe(false);
    }
  });

  test('that a stopping worker gives back is due at once', () => {
    expect(after(claim, { kind: 'released', now: DUE + 7 })).toMatchObject({
      state: 'scheduled',
      nextAt: DUE + 7,
      leaseUntil: null,
      attempts: 0,
    });
    expect(transition(after(claim, begin), { kind: 'released', now: DUE + 7 }, timings).ok).toBe(false);
  });

  test('that was provably not sent is sent again later, without using up an attempt', () => {
    const held = (retryAfterMs: number | null): PostEvent => ({
      kind: 'held_back',
      now: DUE,
      reason: 'network_busy',
      retryAfterMs,
    });
    expect(after(claim, begin, held(null))).toMatchObject({
      state: 'scheduled',
      attempts: 0,
      firstSentAt: null,
      nextAt: DUE + 10_000,
      provenAbsent: true,
    });
    expect(after(claim, begin, held(300_000)).nextAt).toBe(DUE + 300_000);
    const second = { ...claim, now: DUE + 10_000 };
    expect(after(claim, held(null), second, { ...held(null), now: DUE + 10_000 } as PostEvent).nextAt).toBe(
      DUE + 30_000,
    );
    expect(after(claim, held(timings.windowMs + 1))).toMatchObject({ state: 'needs_attention', nextAt: null });
  });

  test('is believed absent only after two complete reads a lag apart, the first not before W', () => {
    const early = after(claim, begin, lost, { kind: 'absent', readAt: wait - 1 });
    expect(early).toMatchObject({ state: 'unconfirmed', absentAt: null, nextAt: wait });
    const once = after(claim, begin, lost, { kind: 'absent', readAt: wait });
    expect(once).toMatchObject({ state: 'unconfirmed', absentAt: wait, nextAt: wait + 60_000, provenAbsent: false });
    const tooSoon = after(
      claim,
      begin,
      lost,
      { kind: 'absent', readAt: wait },
      { kind: 'absent', readAt: wait + 59_999 },
    );
    expect(tooSoon.state).toBe('unconfirmed');
    const twice = after(
      claim,
      begin,
      lost,
      { kind: 'absent', readAt: wait },
      { kind: 'absent', readAt: wait + 60_000 },
    );
    expect(twice).toMatchObject({ state: 'scheduled', attempts: 1, provenAbsent: true, firstSentAt: DUE });
  });

  test('is given up after three attempts that left nothing, and may then be tried again by the member', () => {
    let delivery = scheduledAt(DUE);
    const step = (event: PostEvent) => {
      const result = transition(delivery, event, timings);
      if (!result.ok) throw new Error(event.kind);
      delivery = result.value;
    };
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(delivery.state).toBe('scheduled');
      const now = delivery.nextAt ?? 0;
      step({ kind: 'claim', now });
      step({ kind: 'begin_sending', now });
      step({ kind: 'answer_lost', now: now + 1 });
      step({ kind: 'absent', readAt: now + waitMs(timings) });
      step({ kind: 'absent', readAt: now + waitMs(timings) + timings.listLagMs });
    }
    expect(delivery).toMatchObject({ state: 'needs_attention', reason: 'absent_after_attempts', attempts: 3 });
    expect(allowed(delivery)).toMatchObject({ retry: true, checkAgain: false });
    step({ kind: 'retry', now: DUE + 9_000_000 });
    expect(delivery).toMatchObject({ state: 'scheduled', attempts: 0, dueAt: DUE + 9_000_000, firstSentAt: DUE });
  });

  test('refused as a duplicate fails on the first send and is looked for on a later one', () => {
    const duplicate = { kind: 'refused', now: DUE, reason: 'duplicate_text', duplicate: true } as const;
    expect(after(claim, begin, duplicate)).toMatchObject({ state: 'failed', reason: 'duplicate_text' });
    const again = wait + 60_000;
    const second = after(
      claim,
      begin,
      lost,
      { kind: 'absent', readAt: wait },
      { kind: 'absent', readAt: again },
      { kind: 'claim', now: again },
      { kind: 'begin_sending', now: again },
      { ...duplicate, now: again + 5 },
    );
    expect(second).toMatchObject({ state: 'unconfirmed', provenAbsent: false });
  });

  test.each(['account_not_active', 'feature_missing'] as const)(
    'that is withheld (%s) is looked at again until its window closes, and is then missed for that reason',
    (reason) => {
      const withheld = (now: number): PostEvent => ({ kind: 'withheld', now, reason });
      const end = DUE + timings.windowMs;
      const waiting = after(claim, withheld(DUE));
      expect(waiting).toMatchObject({
        state: 'scheduled',
        reason,
        nextAt: DUE + 10_000,
        attempts: 0,
        provenAbsent: true,
      });
      expect(allowed(waiting)).toMatchObject({ cancel: true, reschedule: true });
      expect(after(claim, withheld(end - 1)).nextAt).toBe(end);
      expect(after(claim, withheld(end))).toMatchObject({ state: 'missed', reason, nextAt: null });
      const late = { kind: 'claim', now: end + 1 } as const;
      expect(after(claim, withheld(DUE), late, { kind: 'window_closed' })).toMatchObject({
        state: 'missed',
        reason,
      });
      expect(transition(after(claim, begin), withheld(DUE), timings).ok).toBe(false);
    },
  );

  test('that was held back begins anew at another time that it is given', () => {
    const held = { kind: 'held_back', now: DUE, reason: 'network_busy', retryAfterMs: null } as const;
    const dueAt = DUE + 3_600_000;
    expect(after(claim, held, { kind: 'reschedule', dueAt })).toMatchObject({
      ...{ state: 'scheduled', dueAt, nextAt: dueAt, reason: null },
      ...{ attempts: 0, setbacks: 0 },
    });
  });

  test('that is agreed to after its time goes out from then on, unless it is true on its day alone', () => {
    const now = DUE + 3_600_000;
    const agreed = (late: 'ask' | 'miss') => after({ kind: 'approval_asked' }, { kind: 'approved', now, late });
    expect(agreed('ask')).toMatchObject({ state: 'scheduled', dueAt: now, nextAt: now, awaitsApproval: false });
    expect(agreed('miss')).toMatchObject({ state: 'scheduled', dueAt: DUE, nextAt: now, awaitsApproval: false });
  });

  test('waits for a new connection and comes back within its window, or is missed', () => {
    const waiting: PostEvent = { kind: 'connection_lost', reason: 'token_lost' };
    expect(after(waiting, { kind: 'reconnected', now: DUE + 5 })).toMatchObject({
      state: 'scheduled',
      nextAt: DUE + 5,
    });
    expect(after(waiting, { kind: 'reconnected', now: DUE - 5 })).toMatchObject({ state: 'scheduled', nextAt: DUE });
    expect(after(waiting, { kind: 'reconnected', now: DUE + timings.windowMs + 1 }).state).toBe('missed');
  });

  test('that may be on the network is looked for after a reconnect, never lined up again', () => {
    const gone = after(claim, begin, lost, { kind: 'connection_lost', reason: 'token_lost' });
    expect(gone).toMatchObject({ state: 'unconfirmed', nextAt: null, reason: 'reconnect_to_check' });
    const back = transition(gone, { kind: 'reconnected', now: DUE + 60_000 }, timings);
    expect(back).toMatchObject({ ok: true, value: { state: 'unconfirmed', nextAt: DUE + 60_000 } });
  });

  test('that a worker prepares waits for a new connection too, and the worker has lost it', () => {
    const claimed = after(claim);
    const gone = after(claim, { kind: 'connection_lost', reason: 'disconnected' });
    expect(gone).toMatchObject({ state: 'needs_reconnect', reason: 'disconnected', attempts: 0, leaseUntil: null });
    expect(gone.version).toBe(claimed.version + 1);
    expect(transition(gone, begin, timings).ok).toBe(false);
  });

  test('that a worker is sending is not touched by the end of its connection', () => {
    expect(transition(after(claim, begin), { kind: 'connection_lost', reason: 'token_lost' }, timings).ok).toBe(false);
  });

  test('whose list cannot be read for a day asks for attention and cannot be sent again', () => {
    const late = after(claim, begin, lost, { kind: 'check_failed', now: DUE + timings.windowMs });
    expect(late).toMatchObject({ state: 'needs_attention', reason: 'cannot_check', provenAbsent: false });
    expect(allowed(late)).toEqual({
      cancel: false,
      checkAgain: true,
      settle: true,
      retry: false,
      reschedule: false,
      reword: false,
    });
    const again = transition(late, { kind: 'check_again', now: DUE + timings.windowMs + 5 }, timings);
    expect(again).toMatchObject({ ok: true, value: { state: 'unconfirmed', nextAt: DUE + timings.windowMs + 5 } });
  });
});

describe('a post that only its member can look for', () => {
  const told = after(claim, begin, lost, { kind: 'unreadable' });
  const provable = DUE + timings.lateEffectMs + timings.listLagMs + timings.sendGuardMs;

  test('is out when they say so', () => {
    expect(allowed(told)).toMatchObject({ settle: true, checkAgain: true, retry: false });
    const there = transition(told, { kind: 'seen_there' }, timings);
    expect(there).toMatchObject({ ok: true, value: { state: 'published', reason: null, nextAt: null } });
  });

  test('is sent again when they say that it is not there, but not while it may still appear', () => {
    expect(transition(told, { kind: 'seen_absent', now: provable - 1 }, timings).ok).toBe(false);
    const again = transition(told, { kind: 'seen_absent', now: provable }, timings);
    expect(again).toMatchObject({ ok: true, value: { state: 'scheduled', nextAt: provable, attempts: 0 } });
  });

  test.each(['seen_there', 'seen_absent'] as const)(
    'is one where something may be there: %s means nothing elsewhere',
    (kind) => {
      for (const other of [after(), after(claim), after(claim, begin), after(claim, begin, lost)])
        expect(transition(other, { kind, now: DUE + 10 * provable }, timings).ok).toBe(false);
    },
  );
});

test.each([
  ['scheduled', { cancel: true, checkAgain: false, settle: false, retry: false, reschedule: true, reword: true }],
  ['claimed', { cancel: true, checkAgain: false, settle: false, retry: false, reschedule: false, reword: false }],
  [
    'needs_reconnect',
    { cancel: true, checkAgain: false, settle: false, retry: false, reschedule: false, reword: true },
  ],
  ['failed', { cancel: false, checkAgain: false, settle: false, retry: true, reschedule: false, reword: false }],
  ['missed', { cancel: false, checkAgain: false, settle: false, retry: true, reschedule: true, reword: false }],
  ['published', { cancel: false, checkAgain: false, settle: false, retry: false, reschedule: false, reword: false }],
  ['cancelled', { cancel: false, checkAgain: false, settle: false, retry: false, reschedule: true, reword: false }],
] as const)('a member may do this with a post that is %s: %o', (state, expected) => {
  expect(allowed({ state, provenAbsent: true })).toEqual(expected);
});

test('the first byte goes out only within the guard after the intent was written', () => {
  expect(maySend(4_999, timings)).toBe(true);
  expect(maySend(5_000, timings)).toBe(false);
  // A wall clock that was set back says nothing good about how long it has been.
  expect(maySend(-1, timings)).toBe(false);
});

test('what its member has to see to stays marked when it is moved, or is late among others', () => {
  const aged = after({ kind: 'text_aged', older: true });
  expect(aged).toMatchObject({ state: 'scheduled', reason: 'text_outdated' });
  for (const event of [
    { kind: 'spaced', nextAt: DUE + 5 },
    { kind: 'reschedule', dueAt: DUE + 9 },
  ] as const)
    expect(transition(aged, event, timings)).toMatchObject({ ok: true, value: { reason: 'text_outdated' } });
  expect(transition(aged, { kind: 'text_kept' }, timings)).toMatchObject({ ok: true, value: { reason: null } });
  expect(transition(aged, { kind: 'text_aged', older: true }, timings).ok).toBe(false);
});
