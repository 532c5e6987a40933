import type { Result } from '@yardsign/domain/result';
import type { Delivery } from '@yardsign/domain/sharing/delivery';
import type { PostEvent } from '@yardsign/domain/sharing/post-event';
import type { Timings } from '@yardsign/domain/sharing/timings';

/** What a deployment that never sleeps tells its posts. */
export type Told = Exclude<PostEvent, { kind: 'late' | 'spaced' }>;

/**
 * A whole deployment in one thread and in virtual time: workers that crash and are stopped, a network that loses answers
 * and acts late, a list that lags, a member who clicks whatever is offered. The rules under test come in as arguments, so
 * that the same run can be given wrong ones and must notice.
 */
export interface Protocol {
  transition(delivery: Delivery, event: PostEvent, timings: Timings): Result<Delivery, 'not_allowed'>;
  maySend(elapsedMs: number, timings: Timings): boolean;
  allowed(delivery: Delivery): {
    cancel: boolean;
    checkAgain: boolean;
    settle: boolean;
    retry: boolean;
    reschedule: boolean;
  };
  /** Whether a change is valid only on the version that it was made from. */
  fenced: boolean;
  /** Whether `sending` is committed before the call, not after. */
  intentFirst: boolean;
  /** What the worker tells the machine when no answer came. */
  onSilence: Told['kind'];
  /** What it tells the machine when the list could not be read. */
  onUnreadable: Told['kind'];
  /**
   * From where the network's list is read, by the network's clock.
   *
   * @param firstSentAt by our clock. @param aheadMs how far the network's clock is ahead of ours, as its answers tell.
   */
  searchFrom(firstSentAt: number, aheadMs: number): number;
  timings: Timings;
}

export interface World {
  jobs: number;
  workers: number;
  crash: number;
  stop: number;
  longestStopMs: number;
  lateEffectMs: number;
  listLagMs: number;
  /** How far the network's clock is from ours at most. */
  networkSkewMs: number;
  /** How far the clock of a worker is from the true time at most. */
  workerSkewMs: number;
}
