import { lastFour } from '../../kit/redact.ts';
import type { Network } from './network.ts';
import { tokenFailure } from './tokens.ts';

const iso = (epochMs: number | null) => (epochMs === null ? null : new Date(epochMs).toISOString());

/** The whole state for `_state`, with tokens recognisable but useless. */
export function viewState(network: Network): unknown {
  const { people, pages, grants, tokens, photos, posts, late, settings } = network.state();
  return {
    people,
    pages,
    grants,
    tokens: Object.values(tokens).map((token) => ({
      token: lastFour(token.value),
      kind: token.kind,
      personId: token.personId,
      pageId: token.pageId,
      longLived: token.longLived,
      issuedAt: iso(token.issuedAt),
      expiresAt: iso(token.expiresAt),
      valid: tokenFailure(network, token) === undefined,
      endedBy: tokenFailure(network, token)?.subcode ?? null,
    })),
    photos: Object.values(photos),
    posts: Object.values(posts).map((post) => ({
      ...post,
      createdAt: iso(post.createdAt),
      updatedAt: iso(post.updatedAt),
      scheduledAt: iso(post.scheduledAt),
      fileDigests: post.photoIds.map((id) => photos[id]?.digest ?? ''),
    })),
    pending: late.map(({ requestId, method, path, dueAt }) => ({ requestId, method, path, dueAt: iso(dueAt) })),
    settings,
  };
}
