import type { Result } from '../result.ts';
import { allowed } from './allowed.ts';
import { approved, askFirst, disapproved, heldForApproval } from './approval-steps.ts';
import { awaitsCover, coverDue, coverHeldBack } from './cover-steps.ts';
import { isMarked, type Delivery, type PostReason } from './delivery.ts';
import { doubtful, isDoubtful } from './doubt.ts';
import type { PostEvent } from './post-event.ts';
import { backoffMs, nextTry, type Timings, waitMs, windowClosed } from './timings.ts';

export const MAX_ATTEMPTS = 3;

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

/** Why nobody knows whether it arrived, told anew when it is looked for again. */
function whyUnknown({ restored }: Delivery): PostReason {
  return restored ? 'restored' : 'answer_lost';
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
  const nextAt = nextTry(event, setbacks, timings);
  const given = { ...giveBack(delivery), setbacks, leaseUntil: null, reason: event.reason };
  return nextAt > delivery.dueAt + timings.windowMs
    ? { ...given, state: 'needs_attention', nextAt: null }
    : { ...given, state: 'scheduled', nextAt };
}

/** Its owner keeps the post back, by their account or by a film of another brand, and not the network. Trying again would change nothing. */
function isWithheld({ reason }: { reason: string | null }): boolean {
  return reason === 'account_not_active' || reason === 'feature_missing' || reason === 'film_outdated';
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

/** What its member has to see to before its time comes. Another time changes nothing about it. */
function markOf(delivery: Delivery): PostReason | null {
  return isMarked(delivery) ? delivery.reason : null;
}

/** Marked once its text is older than its twin, while nothing else holds it up; the mark goes with what it says. */
function aged(delivery: Delivery, { older }: Extract<PostEvent, { kind: 'text_aged' }>): Partial<Delivery> | undefined {
  const { state, reason, attempts } = delivery;
  if (state !== 'scheduled' || attempts > 0 || reason !== (older ? null : 'text_outdated')) return undefined;
  return { reason: older ? 'text_outdated' : null };
}

/** Its words are no longer too long. */
function withoutMark({ reason }: Delivery): Partial<Delivery> {
  return reason === 'words_too_long' ? { reason: null } : {};
}

/** Marked where its words are too long by now, so that its member knows before its time comes; the mark goes with what it says. */
function renewed(
  delivery: Delivery,
  { outgrown = false }: Extract<PostEvent, { kind: 'proof_renewed' }>,
): Partial<Delivery> | undefined {
  const { state, reason, attempts } = delivery;
  if (!(state === 'scheduled' || state === 'needs_reconnect') || attempts > 0) return undefined;
  if (!outgrown) return withoutMark(delivery);
  return state === 'scheduled' && reason === null ? { reason: 'words_too_long' } : {};
}

/** Back in line when its window is still open. */
function lineUp(delivery: Delivery, now: number, timings: Timings): Partial<Delivery> {
  return windowClosed(delivery, now, timings)
    ? { state: 'missed', reason: 'window_closed', nextAt: null, leaseUntil: null }
    : { state: 'scheduled', reason: null, nextAt: Math.max(now, delivery.dueAt), leaseUntil: null };
}

/** Whether nothing more comes of it, or somebody is sending it at this moment. */
function isSettled(state: Delivery['state']): boolean {
  return !['scheduled', 'needs_reconnect', 'unconfirmed', 'needs_attention'].includes(state);
}

function change(delivery: Delivery, event: PostEvent, timings: Timings): Partial<Delivery> | undefined {
  const { state } = delivery;
  const held = state === 'claimed' || state === 'sending';
  const over = { leaseUntil: null, nextAt: null };
  switch (event.kind) {
    case 'claim':
      if (state !== 'scheduled' || delivery.nextAt === null || delivery.nextAt > event.now) return undefined;
      if (delivery.awaitsApproval) return undefined;
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
      return state === 'scheduled' ? { nextAt: event.nextAt, reason: markOf(delivery) ?? 'catching_up' } : undefined;
    case 'withheld':
      return state === 'claimed' ? withheld(delivery, event, timings) : undefined;
    case 'proof_renewed':
      return renewed(delivery, event);
    case 'text_aged':
      return aged(delivery, event);
    case 'text_kept':
      return state === 'scheduled' && delivery.reason === 'text_outdated' ? { reason: null } : undefined;
    case 'released':
      return state === 'claimed' ? { state: 'scheduled', leaseUntil: null, nextAt: event.now } : undefined;
    case 'prepared':
      return state === 'claimed' ? { leaseUntil: event.now + timings.leaseMs } : undefined;
    case 'not_ready':
      if (state !== 'claimed') return undefined;
      return { state: 'scheduled', reason: 'processing', nextAt: event.now + event.waitMs, leaseUntil: null };
    case 'claim_check':
      if (state !== 'unconfirmed' || delivery.nextAt === null || delivery.nextAt > event.now) return undefined;
      return { nextAt: event.now + timings.leaseMs };
    case 'begin_sending':
      if (state !== 'claimed' || delivery.awaitsApproval) return undefined;
      return {
        state: 'sending',
        leaseUntil: event.now + timings.leaseMs,
        attempts: delivery.attempts + 1,
        sentAt: event.now,
        firstSentAt: delivery.firstSentAt ?? event.now,
        absentAt: null,
        provenAbsent: false,
        restored: false,
        reason: null,
      };
    case 'published':
      return state === 'sending' ? { ...over, state: 'published', ...coverDue(event.coverAt) } : undefined;
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
      // Who prepares a claimed post loses it, as with a cancellation: nothing leaves by a connection that is gone.
      return state === 'scheduled' || state === 'claimed'
        ? { ...over, state: 'needs_reconnect', reason: event.reason }
        : undefined;
    case 'reconnected':
      if (state === 'unconfirmed') return { nextAt: event.now, reason: whyUnknown(delivery) };
      return state === 'needs_reconnect' ? lineUp(delivery, event.now, timings) : undefined;
    case 'answer_lost':
      return state === 'sending' ? unconfirmed(delivery, 'answer_lost', event.now, timings) : undefined;
    case 'lease_expired':
      if (!held || delivery.leaseUntil === null || delivery.leaseUntil > event.now) return undefined;
      return state === 'claimed'
        ? { state: 'scheduled', leaseUntil: null, nextAt: event.now }
        : unconfirmed(delivery, 'worker_stopped', event.now, timings);
    case 'doubted':
      return isDoubtful(delivery, event.now) ? doubtful(delivery, event) : undefined;
    case 'found':
      return state === 'unconfirmed' ? { ...over, state: 'published', ...coverDue(event.coverAt) } : undefined;
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
    case 'unreadable':
      return state === 'unconfirmed' ? { ...over, state: 'needs_attention', reason: 'not_readable' } : undefined;
    case 'approval_asked':
      return askFirst(delivery);
    case 'approved':
      return approved(delivery, event);
    case 'disapproved':
      return disapproved(delivery, event);
    case 'cancel':
      return allowed(delivery).cancel ? { ...over, state: 'cancelled', reason: null } : undefined;
    case 'reschedule':
      return allowed(delivery).reschedule
        ? { state: 'scheduled', dueAt: event.dueAt, nextAt: event.dueAt, setbacks: 0, reason: markOf(delivery) }
        : undefined;
    case 'reworded':
      return allowed(delivery).reword ? withoutMark(delivery) : undefined;
    case 'cover_refused':
      return awaitsCover(delivery) ? { reason: 'cover_refused', nextAt: null } : undefined;
    case 'cover_set':
      return awaitsCover(delivery) ? { reason: null, nextAt: null, setbacks: 0 } : undefined;
    case 'cover_held_back':
      return awaitsCover(delivery) ? coverHeldBack(delivery, event, timings) : undefined;
    case 'reworded_there':
    case 'taken_down':
      return state === 'published' ? {} : undefined;
    case 'post_taken_down':
      return isSettled(state) ? undefined : { ...over, state: 'cancelled', reason: 'comment_post_gone' };
    case 'check_again':
      if (!allowed(delivery).checkAgain) return undefined;
      return { state: 'unconfirmed', nextAt: event.now, setbacks: 0, reason: whyUnknown(delivery) };
    case 'seen_there':
      return allowed(delivery).settle ? { ...over, state: 'published', reason: null } : undefined;
    case 'seen_absent':
      // What was sent may take effect, and show, until then: a look before it proves nothing, whoever looks.
      if (!allowed(delivery).settle || event.now < (delivery.sentAt ?? event.now) + waitMs(timings)) return undefined;
      return {
        state: 'scheduled',
        dueAt: event.now,
        nextAt: event.now,
        attempts: 0,
        setbacks: 0,
        provenAbsent: true,
        reason: null,
      };
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
  return { ok: true, value: heldForApproval({ ...delivery, ...changed, version: delivery.version + 1 }) };
}
