import { type Caller, grantOf } from './caller.ts';
import {
  GraphError,
  type GraphFailure,
  needsEngaging,
  needsPagePosting,
  needsPageReading,
  needsPageToken,
} from './graph/errors.ts';
import type { Network } from './network.ts';
import type { PageTask } from './seed.ts';
import type { Page } from './state.ts';

export type Right = 'read' | 'post' | 'engage';

interface Demand {
  scopes: string[];
  /** What the person must be allowed to do on the page. */
  task?: PageTask;
  /** The kinds of callers who are told that they need the page's own token. */
  wrongKinds: Caller['kind'][];
  refusal: GraphFailure;
}

/** What each right on a page takes. */
const demands: Record<Right, Demand> = {
  read: { scopes: ['pages_read_engagement'], wrongKinds: ['user'], refusal: needsPageReading },
  post: {
    scopes: ['pages_manage_posts', 'pages_read_engagement'],
    task: 'CREATE_CONTENT',
    wrongKinds: ['user', 'app'],
    refusal: needsPagePosting,
  },
  engage: {
    scopes: ['pages_manage_engagement', 'pages_read_engagement'],
    task: 'MODERATE',
    wrongKinds: ['user', 'app'],
    refusal: needsEngaging,
  },
};

/** The page, if the caller holds this right on it; throws Graph's refusal otherwise. */
export function demand(network: Network, caller: Caller, right: Right, pageId: string): Page {
  const { scopes, task, wrongKinds, refusal } = demands[right];
  if (wrongKinds.includes(caller.kind)) throw new GraphError(needsPageToken);
  if (caller.kind !== 'page' || caller.page.id !== pageId) throw new GraphError(refusal);
  const { granted, pageIds } = grantOf(network, caller.token.personId);
  const isAble = task === undefined || caller.page.roles[caller.token.personId]?.includes(task) === true;
  const isAllowed = scopes.every((scope) => granted.includes(scope)) && pageIds.includes(pageId);
  if (!isAble || !isAllowed) throw new GraphError(refusal);
  return caller.page;
}
