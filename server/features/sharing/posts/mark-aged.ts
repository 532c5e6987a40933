import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { decide } from '../posting/ledger.ts';
import { applyChanges } from '../posting/ledger-store.ts';
import type { PostRow } from '../rows.ts';

/** More than these are marked a minute later. */
const AT_ONCE = 1000;

/** Posts that wait: those whose text has become older than its twin and which are not marked, and those which are and need not be. */
async function agedPosts(db: Db): Promise<(PostRow & { older: boolean })[]> {
  const older = sql<boolean>`post.language = any(content.outdated)`;
  return db
    .selectFrom('post_line as line')
    .innerJoin('post', 'post.id', 'line.post_id')
    .innerJoin('content', 'content.id', 'post.content_id')
    .selectAll('post')
    .select(older.as('older'))
    .where('line.doing', 'in', ['awaited', 'planned'])
    .where('post.state', '=', 'scheduled')
    .where('post.attempts', '=', 0)
    .where('post.comment_of', 'is', null)
    .where((where) =>
      where.or([
        // What autopilot has planned is taken back, and another piece takes its place.
        where.and([
          sql<boolean>`content.outdated <> '{}'`,
          older,
          where('post.reason', 'is', null),
          where('post.keeps_text', '=', false),
          where('post.slot_id', 'is', null),
        ]),
        where.and([where('post.reason', '=', 'text_outdated'), where.not(older)]),
      ]),
    )
    .limit(AT_ONCE)
    .execute();
}

/**
 * Those of these posts that would go out unasked in a text that is older than its twin, whatever was marked: a connection that is back, or a
 * yes of the team, takes a mark away, and the next look at them may come too late.
 */
export async function agedAmong(db: Db, posts: readonly PostRow[]): Promise<ReadonlySet<string>> {
  const asked = posts.filter((post) => !post.keeps_text && post.wall_date !== null && post.attempts === 0);
  if (asked.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select wanted.id from jsonb_to_recordset(${JSON.stringify(
      asked.map(({ id, content_id: content, language }) => ({ id, content, language })),
    )}::jsonb) as wanted(id text, content text, language text)
    join content on content.id = wanted.content and wanted.language = any(content.outdated)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Whoever said yes to a text that is older than its twin has not said it to the next one: once it is written anew, the yes is used up. */
async function forgetUsedUp(db: Db): Promise<void> {
  await sql`
    update post set keeps_text = false from content
    where post.keeps_text and post.state = 'scheduled' and content.id = post.content_id
      and not post.language = any(content.outdated)`.execute(db);
}

/** Marks what waits in a text that has become older than its twin, so that its member is told before its time; in that it does not go out unasked. */
export async function markAged(deps: Pick<SharingDeps, 'db' | 'clock' | 'networks'>): Promise<void> {
  await forgetUsedUp(deps.db);
  const posts = await agedPosts(deps.db);
  const changes = posts.flatMap(({ older, ...post }) => {
    const { timings } = networkOf(deps, post.network);
    return decide(post, { kind: 'text_aged', older }, timings, deps.clock.now()) ?? [];
  });
  if (changes.length > 0) await applyChanges(deps.db, changes);
}
