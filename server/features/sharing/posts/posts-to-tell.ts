import { DAY_MS } from '@yardsign/domain/time/spans';
import type { TargetKind } from '@yardsign/domain/sharing/networks/target';
import type { PostReason, PostState } from '@yardsign/domain/sharing/delivery';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { markTold, ownersOfUntold, untoldPosts } from '../notice-store.ts';

/** What is older is no news any more: mails were off, or the mail server was away for a week. The calendar still shows it. */
const NEWS_MS = 7 * DAY_MS;

interface TellDeps {
  db: Db;
  clock: Clock;
}

/** A post that waits for its owner to do something, or at least to know. */
export interface PostToTell {
  id: string;
  /** What was told of; a later version is told of anew. */
  version: number;
  network: string;
  targetName: string;
  targetKind: TargetKind;
  title: string;
  /** The post under which it is the first comment; null for a post. */
  commentOf: string | null;
  state: PostState;
  reason: PostReason | null;
  /** Whether it is certain that the network does not show it. */
  provenAbsent: boolean;
  dueAt: Date;
  /** The zone that its time was chosen in; null when it was to go out at once. */
  timeZone: string | null;
}

const newsSince = (clock: Clock) => new Date(clock.now().getTime() - NEWS_MS);

/** Members with posts that they were not told of, a page at a time in the order of their ids. */
export function readOwnersToTell(deps: TellDeps, page: { after: string; limit: number }): Promise<string[]> {
  return ownersOfUntold(deps.db, { changedSince: newsSince(deps.clock), ...page });
}

/** The posts that a member was not told of, in the order of their times. */
export async function readPostsToTell(deps: TellDeps, ownerId: string, limit: number): Promise<PostToTell[]> {
  const rows = await untoldPosts(deps.db, { ownerId, changedSince: newsSince(deps.clock), limit });
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    network: row.network,
    targetName: row.target_name,
    targetKind: row.target_kind as TargetKind,
    title: row.title,
    commentOf: row.comment_of,
    state: row.state,
    reason: row.reason,
    provenAbsent: row.proven_absent,
    dueAt: row.due_at,
    timeZone: row.wall_zone,
  }));
}

/** Remembers that the owner was told of these posts, each as it was when it was read. */
export function markPostsTold(deps: Pick<TellDeps, 'db'>, posts: readonly PostToTell[]): Promise<void> {
  return markTold(deps.db, posts);
}
