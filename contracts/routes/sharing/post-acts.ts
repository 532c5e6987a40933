import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { againSchema, CAPTION_MOST, postIdSchema, postSchema } from './sharing.ts';

/** What a member does to a post of theirs. */

const cancelPost = defineRoute({
  method: 'POST',
  path: '/api/app/v1/posts/:id/cancel',
  feature: 'sharing',
  summary: 'Cancel a post that has not begun to be sent.',
  params: z.object({ id: postIdSchema }),
  answer: z.object({ post: postSchema }),
});

const rewordPost = defineRoute({
  method: 'POST',
  path: '/api/app/v1/posts/:id/words',
  feature: 'sharing',
  summary:
    'Give a post other words: before it goes out, and after that where its network lets a program change what it has posted.',
  params: z.object({ id: postIdSchema }),
  body: z.object({ caption: z.string().trim().max(CAPTION_MOST) }),
  answer: z.object({ post: postSchema }),
});

const keepText = defineRoute({
  method: 'POST',
  path: '/api/app/v1/posts/:id/keep-text',
  feature: 'sharing',
  summary: 'Let a post go out in its text although that has become older than in the other language (`text_outdated`).',
  params: z.object({ id: postIdSchema }),
  answer: z.object({ post: postSchema }),
});

const takeDownPost = defineRoute({
  method: 'POST',
  path: '/api/app/v1/posts/:id/take-down',
  feature: 'sharing',
  summary: 'Take a published post down from its network, where that lets a program do so.',
  params: z.object({ id: postIdSchema }),
  answer: z.object({ post: postSchema }),
});

const checkPost = defineRoute({
  method: 'POST',
  path: '/api/app/v1/posts/:id/check',
  feature: 'sharing',
  summary: 'Look on the network again whether an unconfirmed post is there.',
  params: z.object({ id: postIdSchema }),
  answer: z.object({ post: postSchema }),
});

const settlePost = defineRoute({
  method: 'POST',
  path: '/api/app/v1/posts/:id/settle',
  feature: 'sharing',
  summary:
    'Say what nobody else can see: whether a post whose answer was lost is on its target. One that is not there is sent again, as soon as nothing of the earlier call can still appear.',
  params: z.object({ id: postIdSchema }),
  body: z.object({ there: z.boolean(), again: againSchema }),
  answer: z.object({ post: postSchema }),
});

const retryPost = defineRoute({
  method: 'POST',
  path: '/api/app/v1/posts/:id/retry',
  feature: 'sharing',
  summary:
    'Try a post again that failed for certain. Where the piece is on the target by now, that day, it takes `again`, as a share does.',
  params: z.object({ id: postIdSchema }),
  body: z.object({ again: againSchema }),
  answer: z.object({ post: postSchema }),
});

export const postActsRoutes = {
  cancelPost,
  rewordPost,
  keepText,
  takeDownPost,
  checkPost,
  settlePost,
  retryPost,
} as const;
