import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SchedulingDeps } from '../read-calendar.ts';
import { feedById, feedOf, nextFeed, type FeedRow } from './feed-store.ts';

type FeedDeps = Pick<SchedulingDeps, 'db' | 'clock' | 'random' | 'sessionKey' | 'publicUrl'>;

/** The part of a feed's address that nobody can guess; another one with each version. */
function keyOf({ sessionKey }: Pick<FeedDeps, 'sessionKey'>, { id, version }: Pick<FeedRow, 'id' | 'version'>): string {
  return createHmac('sha256', sessionKey).update(`calendar feed ${id} ${version}`).digest('base64url');
}

function addressOf(deps: FeedDeps, row: FeedRow): string {
  return `${deps.publicUrl}/api/app/v1/calendar/feeds/${row.id}/${keyOf(deps, row)}/posts.ics`;
}

/** The secret address of a member's calendar; null where they have none. */
export async function readFeedAddress(deps: FeedDeps, memberId: string): Promise<string | null> {
  const row = await feedOf(deps.db, memberId);
  return row ? addressOf(deps, row) : null;
}

/** A new address. The one that there was leads nowhere from now on. */
export async function renewFeedAddress(deps: FeedDeps, memberId: string): Promise<string> {
  return addressOf(deps, await nextFeed(deps.db, memberId, deps.random.id('cal'), deps.clock.now()));
}

/** Whose calendar an address opens; undefined when it opens none. */
export async function openFeed(deps: FeedDeps, id: string, key: string) {
  const row = await feedById(deps.db, id);
  if (!row?.in_order) return undefined;
  const [wanted, given] = [Buffer.from(keyOf(deps, row)), Buffer.from(key)];
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? row : undefined;
}
