import type { Result } from '../result.ts';

/**
 * The life of one post to one target. `claimed`: a worker has it, nothing was sent. `sending`: bytes may have gone out.
 * `unconfirmed`: they may have arrived, and only the network can tell.
 */
export type PostState =
  | 'scheduled'
  | 'claimed'
  | 'sending'
  | 'published'
  | 'unconfirmed'
  | 'failed'
  | 'needs_reconnect'
  | 'needs_attention'
  | 'cancelled'
  | 'missed';

/** Why a post is where it is. Members read the text of the code in their language. */
export type PostReason =
  | 'network_busy'
  | 'network_unavailable'
  | 'send_delayed'
  | 'rejected'
  | 'duplicate_text'
  | 'blocked'
  | 'token_lost'
  | 'disconnected'
  | 'permissions_missing'
  | 'target_role_lost'
  | 'target_missing'
  | 'proof_missing'
  | 'internal_fault'
  | 'answer_lost'
  | 'worker_stopped'
  | 'reconnect_to_check'
  | 'cannot_check'
  | 'absent_after_attempts'
  | 'account_not_active'
  | 'feature_missing'
  | 'sample_data'
  | 'late'
  | 'day_over'
  | 'catching_up'
  | 'window_closed';

/** What the engine knows of a post. Times are epoch milliseconds. */
export interface Delivery {
  state: PostState;
  /** Grows with every change; a change is valid only on the version that it was made from. */
  version: number;
  /** When the member wants it to go out. */
  dueAt: number;
  /** When to take it up next: to send it (`scheduled`) or to look for it (`unconfirmed`); null when nothing is to be done. */
  nextAt: number | null;
  leaseUntil: number | null;
  /** Sends that may have had an effect. A send that provably had none is given back. */
  attempts: number;
  /** Delays in a row that were the network's or our own; they only stretch the next wait. */
  setbacks: number;
  /** When the first and the latest send began. The first bounds from where the network's list is searched. */
  firstSentAt: number | null;
  sentAt: number | null;
  /** The first read since the latest send that could prove absence and did not find the post. */
  absentAt: number | null;
  /** No send so far can have left a post on the network. */
  provenAbsent: boolean;
  reason: PostReason | null;
}

/** All in milliseconds; settings of a network, because each vendor is late in its own way. */
export interface Timings {
  /** T: a call is given up. It may still be carried out. */
  requestTimeoutMs: number;
  /** G: the longest time between the `sending` commit and the first byte. */
  sendGuardMs: number;
  /** D: the longest time after which a sent call still takes effect. */
  lateEffectMs: number;
  /** L: the longest time until an effect shows in the network's list. */
  listLagMs: number;
  /** How long a worker owns a post; longer than preparing, G and T together. */
  leaseMs: number;
  /** How long after its time a post may still go out. */
  windowMs: number;
  /** First pause after a setback; it doubles up to `retryCapMs`. */
  retryBaseMs: number;
  retryCapMs: number;
}

export const MAX_ATTEMPTS = 3;

/** What becomes of a post that is first taken up long after its time: its owner is asked, or it is missed. */
export type LateRule = 'ask' | 'miss';

/** From here on a post that nobody has tried to send is no longer sent unasked: its words may not be true any more. */
export const LATE_MS = 3_600_000;

export type PostEvent =
  | { kind: 'claim'; now: number }
  /** Somebody begins to look for an unconfirmed post; nobody else need, until a read has had its time. */
  | { kind: 'claim_check'; now: number }
  /** The window had closed by the time somebody took it up. */
  | { kind: 'window_closed' }
  /** It was taken up late without anybody knowing: its owner is asked, or what belongs to a day is missed. */
  | { kind: 'late'; rule: LateRule }
  /** It is late, and so are others of its target: they go one after the other. */
  | { kind: 'spaced'; nextAt: number }
  /** Its owner may not post at present: it waits for them, as long as its window is open. */
  | { kind: 'withheld'; now: number; reason: PostReason }
  /** The worker gives it back unbegun, because it is about to stop. */
  | { kind: 'released'; now: number }
  /** The brand changed, and with it the picture. Only while no attempt may have arrived: after that every attempt is the same. */
  | { kind: 'proof_renewed' }
  /** A step that leaves nothing for anyone to see is done, and its handle stored: the worker keeps the post. */
  | { kind: 'prepared'; now: number }
  | { kind: 'begin_sending'; now: number }
  | { kind: 'published' }
  /** The network said no, and no post came of it. `duplicate`: because the same text is there already. */
  | { kind: 'refused'; now: number; reason: PostReason; duplicate: boolean }
  /** Nothing reached the network, or it turned the call away for the moment. */
  | { kind: 'held_back'; now: number; reason: PostReason; retryAfterMs: number | null }
  /** The network stopped this target; sending again by ourselves would make it worse. */
  | { kind: 'blocked'; reason: PostReason }
  /** The network refused the token of this very call, on a connection that nobody has renewed since. */
  | { kind: 'token_refused'; reason: PostReason }
  /** The connection ended; sent to all its posts. What a worker is sending is left to the answer of its own call. */
  | { kind: 'connection_lost'; reason: PostReason }
  | { kind: 'reconnected'; now: number }
  | { kind: 'answer_lost'; now: number }
  | { kind: 'lease_expired'; now: number }
  | { kind: 'found' }
  /** A complete read of the network's list, begun at `readAt`, does not show the post. */
  | { kind: 'absent'; readAt: number }
  | { kind: 'check_failed'; now: number }
  | { kind: 'cancel' }
  | { kind: 'reschedule'; dueAt: number }
  | { kind: 'check_again'; now: number }
  | { kind: 'retry'; now: number };

/** W = D + L + G: no read before this can prove that a post is absent. */
export function waitMs(timings: Timings): number {
  return timings.lateEffectMs + timings.listLagMs + timings.sendGuardMs;
}

/**
 * Whether the first byte may still go out. Asked immediately before the socket write: a process that was stopped after its
 * `sending` commit must not send when it wakes, because by then somebody may have looked, found nothing and sent again.
 *
 * @param elapsedMs since just before the `sending` commit, the longer of what the wall clock and a monotonic clock say.
 */
export function maySend(elapsedMs: number, timings: Timings): boolean {
  return elapsedMs >= 0 && elapsedMs < timings.sendGuardMs;
}

const newDelivery: Omit<Delivery, 'dueAt' | 'nextAt'> = {
  state: 'scheduled',
  version: 1,
  leaseUntil: null,
  attempts: 0,
  setbacks: 0,
  firstSentAt: null,
  sentAt: null,
  absentAt: null,
  provenAbsent: true,
  reason: null,
};

/** A post that nobody has tried to send. */
export function scheduledAt(dueAt: number): Delivery {
  return { ...newDelivery, dueAt, nextAt: dueAt };
}

function backoffMs(setbacks: number, timings: Timings): number {
  return Math.min(timings.retryBaseMs * 2 ** Math.max(0, setbacks - 1), timings.retryCapMs);
}

/** Leaves `sending` as if it had not begun: the call provably had no effect. */
function giveBack(delivery: Delivery): Partial<Delivery> {
  if (delivery.state !== 'sending') return {};
  const attempts = delivery.attempts - 1;
  return { attempts, firstSentAt: attempts === 0 ? null : delivery.firstSentAt, provenAbsent: true };
}

function unconfirmed(delivery: Delivery, reason: PostReason, now: number, timings: Timings): Partial<Delivery> {
  return { state: 'unconfirmed', leaseUntil: null, absentAt: null, reason, nextAt: nextCheck(delivery, now, timings) };
}

/**
 * A read that finds the post proves it at any time, so looking early is worth it; one that does not find it proves
 * nothing before W. The looks thin out up to W, then one falls on it.
 */
function nextCheck(delivery: Delivery, now: number, timings: Timings): number {
  const sentAt = delivery.sentAt ?? now;
  const provable = sentAt + waitMs(timings);
  if (now >= provable) return now;
  return Math.min(provable, now + Math.max(timings.retryBaseMs / 4, (now - sentAt) / 2));
}

function afterAbsence(delivery: Delivery, readAt: number, timings: Timings): Partial<Delivery> {
  if (delivery.sentAt === null || readAt < delivery.sentAt + waitMs(timings)) {
    return { leaseUntil: null, nextAt: nextCheck(delivery, readAt, timings) };
  }
  if (delivery.absentAt === null) return { leaseUntil: null, absentAt: readAt, nextAt: readAt + timings.listLagMs };
  if (readAt < delivery.absentAt + timings.listLagMs) {
    return { leaseUntil: null, nextAt: delivery.absentAt + timings.listLagMs };
  }
  const settled = { leaseUntil: null, provenAbsent: true, setbacks: 0 };
  if (delivery.attempts >= MAX_ATTEMPTS) {
    return { ...settled, state: 'needs_attention', reason: 'absent_after_attempts', nextAt: null };
  }
  return { ...settled, state: 'scheduled', reason: null, nextAt: readAt };
}

function heldBack(
  delivery: Delivery,
  event: Extract<PostEvent, { kind: 'held_back' }>,
  timings: Timings,
): Partial<Delivery> {
  const setbacks = delivery.setbacks + 1;
  const nextAt = event.now + Math.max(event.retryAfterMs ?? 0, backoffMs(setbacks, timings));
  const given = { ...giveBack(delivery), setbacks, leaseUntil: null, reason: event.reason };
  return nextAt > delivery.dueAt + timings.windowMs
    ? { ...given, state: 'needs_attention', nextAt: null }
    : { ...given, state: 'scheduled', nextAt };
}

/** Kept back by the account of its owner, not by the network: nothing that trying again would change. */
function isWithheld({ reason }: { reason: string | null }): boolean {
  return reason === 'account_not_active' || reason === 'feature_missing';
}

/** Looked at again until its window closes, so that it goes out by itself or is missed for the reason that kept it back. */
function withheld(
  delivery: Delivery,
  { now, reason }: Extract<PostEvent, { kind: 'withheld' }>,
  timings: Timings,
): Partial<Delivery> {
  const end = delivery.dueAt + timings.windowMs;
  if (now >= end) return { state: 'missed', reason, nextAt: null, leaseUntil: null };
  const setbacks = delivery.setbacks + 1;
  const nextAt = Math.min(end, now + backoffMs(setbacks, timings));
  return { state: 'scheduled', reason, setbacks, nextAt, leaseUntil: null };
}

/** Back in line when its window is still open. */
function lineUp(delivery: Delivery, now: number, timings: Timings): Partial<Delivery> {
  return windowClosed(delivery, now, timings)
    ? { state: 'missed', reason: 'window_closed', nextAt: null, leaseUntil: null }
    : { state: 'scheduled', reason: null, nextAt: Math.max(now, delivery.dueAt), leaseUntil: null };
}

function change(delivery: Delivery, event: PostEvent, timings: Timings): Partial<Delivery> | undefined {
  const { state } = delivery;
  const held = state === 'claimed' || state === 'sending';
  const over = { leaseUntil: null, nextAt: null };
  switch (event.kind) {
    case 'claim':
      if (state !== 'scheduled' || delivery.nextAt === null || delivery.nextAt > event.now) return undefined;
      return { state: 'claimed', leaseUntil: event.now + timings.leaseMs };
    case 'window_closed':
      if (state !== 'claimed' && state !== 'needs_reconnect') return undefined;
      // What kept it back until now says more than that it is late.
      return {
        ...over,
        state: 'missed',
        reason: isWithheld(delivery) || state === 'needs_reconnect' ? delivery.reason : 'window_closed',
      };
    case 'late':
      if (state !== 'claimed') return undefined;
      return event.rule === 'miss'
        ? { ...over, state: 'missed', reason: 'day_over' }
        : { ...over, state: 'needs_attention', reason: 'late' };
    case 'spaced':
      return state === 'scheduled' ? { nextAt: event.nextAt, reason: 'catching_up' } : undefined;
    case 'withheld':
      return state === 'claimed' ? withheld(delivery, event, timings) : undefined;
    case 'proof_renewed':
      return (state === 'scheduled' || state === 'needs_reconnect') && delivery.attempts === 0 ? {} : undefined;
    case 'released':
      return state === 'claimed' ? { state: 'scheduled', leaseUntil: null, nextAt: event.now } : undefined;
    case 'prepared':
      return state === 'claimed' ? { leaseUntil: event.now + timings.leaseMs } : undefined;
    case 'claim_check':
      if (state !== 'unconfirmed' || delivery.nextAt === null || delivery.nextAt > event.now) return undefined;
      return { nextAt: event.now + timings.leaseMs };
    case 'begin_sending':
      if (state !== 'claimed') return undefined;
      return {
        state: 'sending',
        leaseUntil: event.now + timings.leaseMs,
        attempts: delivery.attempts + 1,
        sentAt: event.now,
        firstSentAt: delivery.firstSentAt ?? event.now,
        absentAt: null,
        provenAbsent: false,
        reason: null,
      };
    case 'published':
      return state === 'sending' ? { ...over, state: 'published', reason: null } : undefined;
    case 'refused':
      if (!held) return undefined;
      // "The same text is already there" after an earlier send of ours is the likeliest sign that the earlier one arrived.
      if (event.duplicate && delivery.attempts >= 2) return unconfirmed(delivery, 'answer_lost', event.now, timings);
      return { ...over, ...giveBack(delivery), state: 'failed', reason: event.reason };
    case 'held_back':
      return held ? heldBack(delivery, event, timings) : undefined;
    case 'blocked':
      return held ? { ...over, ...giveBack(delivery), state: 'needs_attention', reason: event.reason } : undefined;
    case 'token_refused':
      return held ? { ...over, ...giveBack(delivery), state: 'needs_reconnect', reason: event.reason } : undefined;
    case 'connection_lost':
      if (state === 'unconfirmed') return { ...over, reason: 'reconnect_to_check' };
      return state === 'scheduled' ? { ...over, state: 'needs_reconnect', reason: event.reason } : undefined;
    case 'reconnected':
      if (state === 'unconfirmed') return { nextAt: event.now, reason: 'answer_lost' };
      return state === 'needs_reconnect' ? lineUp(delivery, event.now, timings) : undefined;
    case 'answer_lost':
      return state === 'sending' ? unconfirmed(delivery, 'answer_lost', event.now, timings) : undefined;
    case 'lease_expired':
      if (!held || delivery.leaseUntil === null || delivery.leaseUntil > event.now) return undefined;
      return state === 'claimed'
        ? { state: 'scheduled', leaseUntil: null, nextAt: event.now }
        : unconfirmed(delivery, 'worker_stopped', event.now, timings);
    case 'found':
      return state === 'unconfirmed' ? { ...over, state: 'published', reason: null } : undefined;
    case 'absent':
      return state === 'unconfirmed' ? afterAbsence(delivery, event.readAt, timings) : undefined;
    case 'check_failed': {
      if (state !== 'unconfirmed') return undefined;
      const setbacks = delivery.setbacks + 1;
      const nextAt = event.now + backoffMs(setbacks, timings);
      const tooLate = nextAt > (delivery.sentAt ?? event.now) + timings.windowMs;
      return tooLate
        ? { ...over, state: 'needs_attention', reason: 'cannot_check' }
        : { setbacks, nextAt, leaseUntil: null };
    }
    case 'cancel':
      return allowed(delivery).cancel ? { ...over, state: 'cancelled', reason: null } : undefined;
    case 'reschedule':
      return allowed(delivery).reschedule
        ? { state: 'scheduled', dueAt: event.dueAt, nextAt: event.dueAt, setbacks: 0, reason: null }
        : undefined;
    case 'check_again':
      if (!allowed(delivery).checkAgain) return undefined;
      return { state: 'unconfirmed', nextAt: event.now, setbacks: 0, reason: 'answer_lost' };
    case 'retry':
      return allowed(delivery).retry
        ? { state: 'scheduled', dueAt: event.now, nextAt: event.now, attempts: 0, setbacks: 0, reason: null }
        : undefined;
  }
}

/** The next state of a post, or `not_allowed` when the event has no meaning in the present one. Changes nothing in place. */
export function transition(delivery: Delivery, event: PostEvent, timings: Timings): Result<Delivery, 'not_allowed'> {
  const changed = change(delivery, event, timings);
  if (!changed) return { ok: false, reason: 'not_allowed' };
  return { ok: true, value: { ...delivery, ...changed, version: delivery.version + 1 } };
}

/** Whether it is too late for a post to go out. */
export function windowClosed(delivery: Pick<Delivery, 'dueAt'>, now: number, timings: Timings): boolean {
  return now > delivery.dueAt + timings.windowMs;
}

/** Whether a post is first taken up so late that it is not sent unasked. What the network or its account held back is not meant. */
export function isLate(delivery: Pick<Delivery, 'dueAt' | 'attempts' | 'setbacks'>, now: number): boolean {
  return delivery.attempts === 0 && delivery.setbacks === 0 && now > delivery.dueAt + LATE_MS;
}

/** What the member may do with a post. Whatever may already be on the network can be looked for, never sent again. */
export function allowed(
  delivery: Pick<Delivery, 'state' | 'provenAbsent'> & { reason?: PostReason | null },
): Record<'cancel' | 'checkAgain' | 'retry' | 'reschedule', boolean> {
  const { state, provenAbsent } = delivery;
  return {
    cancel: (state === 'scheduled' || state === 'needs_reconnect') && provenAbsent,
    checkAgain: state === 'unconfirmed' || (state === 'needs_attention' && !provenAbsent),
    retry: (state === 'failed' || state === 'missed' || state === 'needs_attention') && provenAbsent,
    // A cancelled post can be given its time again: that is the Undo of cancelling. What is only late was never tried.
    reschedule:
      (state === 'scheduled' || state === 'missed' || state === 'cancelled' || delivery.reason === 'late') &&
      provenAbsent,
  };
}
