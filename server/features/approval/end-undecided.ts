import { decideBy } from '@yardsign/domain/approval/team-rules';
import { awaitingPosts, lockPost } from '../sharing/approval/awaiting-posts.ts';
import type { PostRow } from '../sharing/rows.ts';
import { endAskOf } from './end-ask.ts';
import type { ApprovalDeps } from './ports.ts';
import { type AskRow, asksOf, findAsk } from './store.ts';

/** Until when a post can be decided. */
export function endOf(ask: AskRow, post: Pick<PostRow, 'due_at'>): Date {
  return new Date(decideBy({ askedAt: ask.asked_at.getTime(), dueAt: post.due_at.getTime(), hours: ask.hours }));
}

const isOver = (ask: AskRow | undefined, post: PostRow, now: Date): ask is AskRow =>
  ask?.verdict === null && endOf(ask, post) <= now;

/** Does with what nobody has decided in time as the rules said when it was asked for. */
export async function endUndecided(deps: ApprovalDeps): Promise<void> {
  const now = deps.clock.now();
  const posts = await awaitingPosts(deps.db);
  const asks = await asksOf(
    deps.db,
    posts.map(({ id }) => id),
  );
  for (const { id } of posts.filter((post) => isOver(asks.get(post.id), post, now))) {
    await deps.db.transaction().execute(async (tx) => {
      const post = await lockPost(tx, id);
      const ask = post && (await findAsk(tx, id));
      if (!post || !isOver(ask, post, now)) return;
      const verdict = ask.undecided === 'send' ? 'undecided_sent' : 'undecided_stopped';
      await endAskOf(deps, tx, post, { verdict, by: null, teamId: ask.team_id, requestId: null });
    });
    deps.wakeWorker();
  }
}
