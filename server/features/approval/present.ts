import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { approvalRoutes } from '@yardsign/contracts/routes/sharing/approval';
import { altTextOf } from '../sharing/pictures/alt-text.ts';
import type { PostRow } from '../sharing/rows.ts';
import { endOf } from './end-undecided.ts';
import type { ApprovalDeps } from './ports.ts';
import type { AskRow } from './store.ts';

export type Ask = RouteTypes<typeof approvalRoutes.listApprovals>['answer']['items'][number];

/** A post as somebody sees it who is to agree to it. @param aged the posts whose text is older than its twin, as `agedAmong` finds them */
export function presentAsk(
  deps: Pick<ApprovalDeps, 'pictureAddress' | 'posterAddress'>,
  { ask, post, asker, aged }: { ask: AskRow; post: PostRow; asker: string; aged: ReadonlySet<string> },
): Ask {
  const { wall_date: date, wall_time: time, wall_zone: timeZone } = post;
  return {
    postId: post.id,
    digest: ask.digest,
    asker,
    title: post.title,
    contentType: post.content_type as Ask['contentType'],
    network: post.network as Ask['network'],
    target: post.target_name,
    language: post.language,
    caption: post.caption,
    altText: post.link === null ? altTextOf(post) : null,
    firstComment: post.first_comment,
    link: post.link,
    // A film is shown by its picture: the address of the film itself is for members.
    picture: {
      url:
        post.film === null
          ? deps.pictureAddress(post.proof_sha256)
          : deps.posterAddress({ postId: post.id, sha256: post.film.sha256 }),
      width: post.proof_width,
      height: post.proof_height,
    },
    pictures: (post.pictures ?? []).map(({ sha256, width, height, title }) => ({
      url: deps.pictureAddress(sha256),
      ...{ width, height, title },
    })),
    dueAt: post.due_at.toISOString(),
    wallClock: date !== null && time !== null && timeZone !== null ? { date, time, timeZone } : null,
    why: ask.why,
    decideBy: endOf(ask, post).toISOString(),
    undecided: ask.undecided,
    isOutdated: aged.has(post.id),
  };
}
