import { z } from 'zod';

/** The part of a zod schema that is used here. A narrower type keeps the type check fast. */
export interface PayloadSchema<Data> {
  parse(value: unknown): Data;
}

/**
 * A kind of work that is done in the background. The payload holds ids only: what they stand for is read when the work is
 * done, and no personal data lies about in a queue. A job may run twice, so its handler must be able to.
 */
export interface Job<Data extends object = object> {
  /** `feature.verb-noun` */
  name: string;
  payload: PayloadSchema<Data>;
  retry: {
    /** Attempts after the first one. */
    times: number;
    /** Pause before the second attempt; it doubles, with some jitter, up to `longestSeconds`. */
    firstSeconds: number;
    longestSeconds: number;
  };
  /** How long one attempt may take. When a process has died, its job is tried again after this time. */
  timeoutSeconds: number;
  /** How many of them one worker does at the same time. */
  atOnce: number;
  /** With `true` there is one job per key (or one at all) that waits or runs; adding another changes nothing. */
  onePerKey: boolean;
}

export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job;
}

/**
 * Declares a job that its schedule alone begins. It takes nothing, runs once at a time, and is not tried again when it fails: the next
 * run comes by itself.
 */
export function defineScheduledJob(job: Pick<Job, 'name' | 'timeoutSeconds'>): Job<Record<string, never>> {
  return {
    ...job,
    payload: z.object({}),
    retry: { times: 0, firstSeconds: 0, longestSeconds: 0 },
    atOnce: 1,
    onePerKey: true,
  };
}
