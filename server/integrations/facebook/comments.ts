import type { CommentLine } from '../../features/sharing/ports.ts';
import type { FacebookClient, GraphRequest } from './client.ts';
import { listOf, PAGE_SIZE } from './graph-list.ts';
import { commentsSchema, createdSchema } from './schema.ts';

/**
 * Comments by a page or an account under its own posts. Facebook and Instagram take them alike, and give their words back under two names.
 *
 * @param words the name under which the words come back
 */
export function createComments(client: FacebookClient, words: 'message' | 'text'): CommentLine {
  return {
    async publish({ token }, { postId, message }, mayStart) {
      const path = `${postId}/comments`;
      const request: GraphRequest = { method: 'POST', path, params: { message }, token, hasEffect: true, mayStart };
      return (await client.call(request, createdSchema)).answer.id;
    },

    async find({ targetId, token }, { postId, message }) {
      const params = { fields: `id,${words},from{id}`, limit: PAGE_SIZE };
      const request: GraphRequest = { method: 'GET', path: `${postId}/comments`, params, token };
      for await (const comment of listOf(client, request, commentsSchema)) {
        if (comment.from?.id === targetId && comment[words]?.trim() === message.trim()) return comment.id;
      }
      return null;
    },
  };
}
