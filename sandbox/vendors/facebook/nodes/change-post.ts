import { badParameter, GraphError } from '../graph/errors.ts';
import type { Visit } from '../graph/node-type.ts';
import { flag, instant, text } from '../graph/params.ts';
import { type Answer, ok } from '../network.ts';
import { publish, recordEffect, schedule, withdraw } from '../publish.ts';
import { checkNotFrozen, checkWindow } from '../schedule.ts';
import type { Post } from '../state.ts';
import { namedIn, withNames } from './named-pages.ts';
import { checkMessage } from './create-post.ts';

function demandOwnPost(post: Post): void {
  if (post.madeByApp) return;
  throw new GraphError({
    status: 403,
    message: '(#200) This post wasn’t created by the application',
    type: 'OAuthException',
    code: 200,
  });
}

/** `POST /{post}`: new text, a new time, or "now" for a post that waits. Only posts made by this app. */
export function updatePost({ network, call }: Visit, post: Post): Answer {
  demandOwnPost(post);
  const message = text(call.params, 'message');
  const scheduledAt = instant(call.params, 'scheduled_publish_time');
  const goLive = flag(call.params, 'is_published') === true;
  if (message === undefined && scheduledAt === undefined && !goLive) throw badParameter('Nothing to update');
  if (scheduledAt !== undefined && post.state === 'published') {
    throw badParameter('You cannot specify a scheduled publish time on a published post');
  }
  if (post.scheduledAt !== null) checkNotFrozen(network, post.scheduledAt);
  if (scheduledAt !== undefined) checkWindow(network, scheduledAt);
  const now = network.clock.now();
  if (message !== undefined) {
    post.message = withNames(network, checkMessage(message));
    post.names = namedIn(network, message);
  }
  if (scheduledAt !== undefined) schedule(network, post, scheduledAt);
  post.updatedAt = now;
  const cause = { at: now, requestId: call.requestId };
  if (goLive && post.state !== 'published') publish(network, post, cause);
  else recordEffect(network, 'updated', post, cause);
  return ok({ success: true });
}

/** `DELETE /{post}`. The post stays in the sandbox's books as deleted, so that its id is never seen twice. */
export function deletePost({ network, call }: Visit, post: Post): Answer {
  withdraw(network, post);
  post.state = 'deleted';
  post.updatedAt = network.clock.now();
  recordEffect(network, 'deleted', post, { at: post.updatedAt, requestId: call.requestId });
  return ok({ success: true });
}
