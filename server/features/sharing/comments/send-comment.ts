import type { CommentLine, NetworkAdapter, RemotePost, TargetAccess } from '../ports.ts';
import { NetworkError } from '../ports.ts';
import type { PostRow } from '../rows.ts';

const NO_COMMENTS = { kind: 'rejected', concerns: 'post', detail: 'comment-permission' } as const;
const NO_POST = { kind: 'rejected', concerns: 'post', detail: 'post-gone' } as const;

/** What a comment is sent under, and with. */
const commentOf = ({ handle, caption: message }: PostRow) => ({ postId: handle?.['post'] ?? '', message });
/** A comment has no address that lasts: its post's leads to it. */
const under = (post: PostRow, id: string): RemotePost => ({ id, url: post.handle?.['url'] ?? '' });

/**
 * A failure of a call for a comment. That the network lets nobody comment says nothing of the right to post there: the target stays
 * open, and only the comment is refused. What is not there is the post under which it goes.
 */
async function asFailureOfComment<Answer>(call: (line: CommentLine) => Promise<Answer>, { comment }: NetworkAdapter) {
  if (comment === null) throw new NetworkError(NO_COMMENTS, 'It takes no comments');
  try {
    return await call(comment);
  } catch (error) {
    if (!(error instanceof NetworkError) || error.concerns !== 'target') throw error;
    const { code, networkMessage, kind, detail } = error;
    const isRefused = kind === 'reconnect' || detail === 'blocked';
    if (!isRefused && detail !== 'target') throw error;
    const meaning = isRefused ? NO_COMMENTS : NO_POST;
    throw new NetworkError(meaning, error.message, { code, networkMessage, cause: error });
  }
}

/** The one call of a first comment that has an effect. @throws NetworkError */
export function publishComment(
  adapter: NetworkAdapter,
  target: TargetAccess,
  post: PostRow,
  mayStart: () => boolean,
): Promise<RemotePost> {
  return asFailureOfComment(
    async (line) => under(post, await line.publish(target, commentOf(post), mayStart)),
    adapter,
  );
}

/** Looks for a first comment under its post. @returns null only when all comments were read and it is not among them. */
export function findComment(adapter: NetworkAdapter, target: TargetAccess, post: PostRow): Promise<RemotePost | null> {
  return asFailureOfComment(async (line) => {
    const id = await line.find(target, commentOf(post));
    return id === null ? null : under(post, id);
  }, adapter);
}
