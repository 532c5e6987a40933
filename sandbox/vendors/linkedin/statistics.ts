import { grown } from '../../kit/figures.ts';
import { Refusal } from '../../kit/network/answer-by-table.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { callerOf, demandAuthor, demandScope } from './caller.ts';
import { type Network, refusal } from './network.ts';
import type { Post } from './state.ts';

/** The ids of a list as Rest.li writes it: `List(urn:li:share:1,urn:li:share:2)`. */
function listed(value: string | null): string[] {
  const inside = /^List\((.+)\)$/.exec(value ?? '')?.[1];
  return inside === undefined ? [] : inside.split(',');
}

function countsOf(network: Network, { urn, at }: Post) {
  const counted = (kind: string, most: number) => grown(urn, kind, { since: at, now: network.clock.now(), most });
  return {
    likeCount: counted('like', 60),
    commentCount: counted('comment', 12),
    shareCount: counted('share', 8),
    clickCount: counted('click', 90),
    impressionCount: counted('view', 2500),
  };
}

/** `GET /rest/organizationalEntityShareStatistics`: of an organization's own posts; one that nobody has seen is left out. */
export function shareStatistics(network: Network, call: VendorCall): VendorReply {
  const token = callerOf(network, call);
  demandScope(token, 'rw_organization_admin');
  const organizationalEntity = call.query.get('organizationalEntity') ?? '';
  if (!organizationalEntity.startsWith('urn:li:organization:'))
    throw new Refusal(refusal(400, 'organizationalEntity must be an organization', { code: 'INVALID_VALUE' }));
  demandAuthor(network, token, organizationalEntity, 'read');
  const wanted = [...listed(call.query.get('shares')), ...listed(call.query.get('ugcPosts'))];
  const elements = network
    .state()
    .posts.filter(({ urn, author }) => author === organizationalEntity && wanted.includes(urn))
    .map((post) => ({ organizationalEntity, share: post.urn, totalShareStatistics: countsOf(network, post) }))
    .filter(({ totalShareStatistics }) => totalShareStatistics.impressionCount > 0);
  return { status: 200, body: { elements, paging: { start: 0, count: elements.length, links: [] } } };
}

/** `GET /rest/posts/{urn}` */
export function readPost(network: Network, call: VendorCall, urn: string): VendorReply {
  const token = callerOf(network, call);
  const post = network.state().posts.find((each) => each.urn === urn);
  if (post === undefined) return refusal(404, 'Could not find entity', { code: 'NOT_FOUND' });
  demandAuthor(network, token, post.author, 'read');
  return { status: 200, body: { id: urn, author: post.author, commentary: post.commentary, publishedAt: post.at } };
}
