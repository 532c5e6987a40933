import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/database.ts';
import type { PayloadSchema } from '../jobs/job.ts';
import type { MailContent } from '../mail/mail-content.ts';

/** What a notice is written with. */
export interface NoticeDeps {
  db: Db;
  clock: Clock;
  /** What the secret half of a mailed link follows from. */
  sessionKey: Buffer;
  /** Address of this installation, without a slash at its end. */
  publicUrl: string;
}

/** One mail. */
export interface Letter {
  /** The member whom the news is about. A log says nothing else about the reader. */
  memberId: string;
  /** The address. */
  to: string;
  /** Tells it from other letters of the same notice; the key of the notice when left out. */
  key?: string;
  /** Who gets an answer to the mail; the sender of the installation when left out. */
  replyTo?: string;
  content: MailContent;
  /** Remembers that the mail server has taken it. A crash in between sends the letter once more. */
  whenTaken?(): Promise<void>;
}

/**
 * Something that people are told by mail. The data are ids: what they stand for is read when the mail is written, so that
 * news which is no longer true is not told, and no personal data lies about in a queue.
 */
export interface Notice<Data extends object = object> {
  /** `feature.what-happened` */
  name: string;
  data: PayloadSchema<Data>;
  /** The letters, in the order in which they are sent; none when there is nothing to tell any more. */
  write(deps: NoticeDeps, data: Data): Promise<readonly Letter[]>;
}

export function defineNotice<Data extends object>(notice: Notice<Data>): Notice<Data> {
  return notice;
}

/**
 * Adds a notice to the queue.
 *
 * @param options.key the same for the same news, however often it is added: it is told once.
 * @param options.tx the caller's transaction: the notice is sent if, and only if, that is committed.
 */
export type Notify = <Data extends object>(
  notice: Notice<Data>,
  data: Data,
  options: { key: string; tx?: Tx },
) => Promise<void>;
