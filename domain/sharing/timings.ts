import type { Delivery } from './delivery.ts';

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

/** Whether it is too late for a post to go out. */
export function windowClosed(delivery: Pick<Delivery, 'dueAt'>, now: number, timings: Timings): boolean {
  return now > delivery.dueAt + timings.windowMs;
}

/** When something is tried again after so many setbacks in a row: as late as the network asks for, or later. */
export function nextTry(
  event: { readonly now: number; readonly retryAfterMs: number | null },
  setbacks: number,
  timings: Timings,
): number {
  return event.now + Math.max(event.retryAfterMs ?? 0, backoffMs(setbacks, timings));
}

/** The pause after so many setbacks in a row. */
export function backoffMs(setbacks: number, timings: Timings): number {
  return Math.min(timings.retryBaseMs * 2 ** Math.max(0, setbacks - 1), timings.retryCapMs);
}
