import type { Feature } from '../../platform/feature.ts';
import type { Core } from '../core.ts';

/** Tells the queue of the jobs of all features; before it starts. */
export function declareJobs({ queue }: Pick<Core, 'queue'>, features: readonly Feature[]): void {
  for (const { jobs } of features) queue.declare(jobs);
}

/**
 * Tells the queue who does the jobs and when; in a worker, before the queue starts. A clock that is moved by hand goes past
 * the hour of a schedule without anybody noticing, so every schedule is also looked at with the move.
 *
 * @returns how to stop listening to the clock.
 */
export function takeWork({ queue, clock, log }: Pick<Core, 'queue' | 'clock' | 'log'>, features: readonly Feature[]) {
  for (const { job, handle } of features.flatMap(({ handlers }) => handlers)) queue.handle(job, handle);
  const schedules = features.flatMap((feature) => feature.schedules);
  for (const { job, cron } of schedules) queue.schedule(job, cron);
  return clock.onMove(() => {
    for (const { job } of schedules) {
      queue
        .enqueue(job, {})
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a moved clock was not looked at'));
    }
  });
}
