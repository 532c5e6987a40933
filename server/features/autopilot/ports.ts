import type { Candidates } from '@yardsign/domain/autopilot/choose-piece';
import type { ContentType } from '@yardsign/domain/content/kinds';
import type { CaptionValues } from '@yardsign/domain/content/caption';
import type { Language } from '@yardsign/domain/languages';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { createJob, previewJob } from '@yardsign/contracts/routes/sharing/autopilot';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import type { PlannedShare, PlanOutcome, PostedPiece } from '../sharing/planned/plan-posts.ts';

export type Job = RouteTypes<typeof createJob>['answer']['job'];
export type JobBody = RouteTypes<typeof createJob>['body'];
export type ShownSlot = RouteTypes<typeof previewJob>['answer']['slots'][number];

/** A place that a member can post to. */
export interface OpenTarget {
  network: string;
  target_id: string;
  name: string;
}

export interface AutopilotDeps {
  db: Db;
  clock: Clock;
  random: Random;
  /** Where a member can post to now. */
  openTargetsOf(memberId: string): Promise<readonly OpenTarget[]>;
  /** What members hold now, by member; nobody who holds nothing. */
  featuresOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** What the brands of members give to captions now, by member. */
  captionValuesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, CaptionValues>>;
  /** The pieces of the library that jobs choose from. */
  listCandidates(): Promise<Candidates>;
  /** The titles of pieces, by id. */
  namePieces(
    contentIds: readonly string[],
  ): Promise<ReadonlyMap<string, { titles: Record<Language, string>; path: string; contentType: ContentType }>>;
  /** Those of these films that a member has made in their brand, as `id language`. */
  madeFilms(memberId: string, contentIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** What members posted, or are about to post. */
  postedPieces(memberIds: readonly string[], from: Date): Promise<readonly PostedPiece[]>;
  /** Puts the posts of a slot into the ledger. */
  planPosts(wanted: PlannedShare, confirm: (tx: Tx) => Promise<boolean>): Promise<PlanOutcome>;
  /** Takes back what nobody has begun to send. Answers the slots of which posts are left. */
  withdrawPosts(tx: Tx, slotIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** The hours of which an unsent post of a member has words that its network does not take, with when their posts go out. */
  outgrownSlots(memberId: string): Promise<ReadonlyMap<string, readonly Date[]>>;
  /** Marks what members have scheduled by hand in a text that is older than its twin by now. */
  markAged(): Promise<void>;
  /** Tells a member that a job waits for a connection. */
  tellHeld(tx: Tx, jobId: string, at: Date): Promise<void>;
  reportError(error: unknown): void;
}
