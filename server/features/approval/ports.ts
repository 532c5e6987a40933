import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import type { SharingDeps } from '../sharing/deps.ts';

/** What an approver is asked by one mail: posts of one member, each with a link of its own. */
export interface AskMail {
  approverId: string;
  asks: { postId: string; linkId: string }[];
}

export interface ApprovalDeps {
  db: Db;
  clock: Clock;
  random: Random;
  /** What the secret half of a mailed link follows from. */
  sessionKey: Buffer;
  networks: SharingDeps['networks'];
  /** A public address of the bytes of a proof, good for a short time. */
  pictureAddress(sha256: string): string;
  /** The same of the picture that stands for the film of a post. */
  posterAddress(film: { postId: string; sha256: string }): string;
  wakeWorker(): void;
  mailAsks(tx: Tx, mail: AskMail): Promise<void>;
  /** Tells a member what became of their post. */
  mailAnswer(tx: Tx, answer: { postId: string; at: Date }): Promise<void>;
  /** Looks again at what these members have scheduled, if and only if the transaction is committed. */
  reviewSoon(tx: Tx, memberIds: readonly string[]): Promise<void>;
}
