import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Notice, Notify } from '../../platform/notices/notice.ts';
import { deliverLetter } from './deliver-letter.ts';
import { notifyJob } from './jobs.ts';
import type { TellDeps } from './ports.ts';

/** Notices by way of the queue of jobs. */
export function createNotify(queue: Pick<JobQueue, 'enqueue'>): Notify {
  return (notice, data, { key, tx }) => {
    const whole = `${notice.name} ${key}`;
    const payload = { notice: notice.name, key: whole, data: notice.data.parse(data) };
    return queue.enqueue(notifyJob, payload, { key: whole, ...(tx && { tx }) });
  };
}

/**
 * Writes the letters of a notice and sends them, one after the other.
 *
 * @param added.key the same for the same news, however often it is sent.
 * @throws MailError `retry-later`; what was taken before is not written again where its notice remembers that.
 */
export async function tellNotice(deps: TellDeps, notice: Notice, added: { key: string; data: object }): Promise<void> {
  for (const letter of await notice.write(deps, notice.data.parse(added.data)))
    await deliverLetter(deps, letter, letter.key ?? added.key);
}
