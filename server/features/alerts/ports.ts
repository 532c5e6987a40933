import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { NoticeDeps, Notify } from '../../platform/notices/notice.ts';

/** To find who is to be told. */
export interface FindDeps {
  db: Db;
  clock: Clock;
  notify: Notify;
}

/** To tell them. */
export interface TellDeps extends NoticeDeps {
  mailer: Mailer;
  /** A mail that can never arrive; `memberId` is all that is said of whom it was for. */
  reportUndeliverable(notice: { memberId: string; about: string; why: string }): void;
}
