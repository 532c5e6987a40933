import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

/** To find who is to be told. */
export interface FindDeps {
  db: Db;
  clock: Clock;
  queue: Pick<JobQueue, 'enqueue'>;
}

/** To tell them. */
export interface TellDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  /** What the secret half of a mailed link follows from. */
  sessionKey: Buffer;
  /** Address of this installation, without a slash at its end. */
  publicUrl: string;
  /** A mail that can never arrive; `memberId` is all that is said of whom it was for. */
  reportUndeliverable(notice: { memberId: string; about: string; why: string }): void;
}
