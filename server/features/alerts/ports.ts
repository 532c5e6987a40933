import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { NoticeDeps, Notify } from '../../platform/notices/notice.ts';

/** What finding the people to tell takes. */
export interface FindDeps {
  db: Db;
  clock: Clock;
  notify: Notify;
}

/** What telling them takes. */
export interface TellDeps extends NoticeDeps {
  mailer: Mailer;
  /** Reports a mail that can never arrive. It says nothing of the reader but `memberId`. */
  reportUndeliverable(notice: { memberId: string; about: string; why: string }): void;
}
