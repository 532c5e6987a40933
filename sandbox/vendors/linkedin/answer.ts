import { answerByTable, Refusal } from '../../kit/network/answer-by-table.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { callerOf, demandScope } from './caller.ts';
import { initializeUpload, readImage, takeBytes } from './images.ts';
import { type Network, refusal } from './network.ts';
import { accessToken, introspect } from './oauth.ts';
import { createPost, findPosts } from './posts.ts';
import { readPost, shareStatistics } from './statistics.ts';
import { actOnVideos, readVideo, takePart, takeThumbnail } from './videos.ts';

/** The months of the API that are served. An older one is refused, as it is a year after it came. */
const SERVED = { oldest: '202511', newest: '202612' };

function userInfo(network: Network, call: VendorCall): VendorReply {
  const token = callerOf(network, call);
  demandScope(token, 'openid');
  const person = network.state().people.find(({ id }) => id === token.personId);
  const [given_name = '', family_name = ''] = person?.name.split(' ') ?? [];
  return { status: 200, body: { sub: token.personId, name: person?.name ?? '', given_name, family_name } };
}

function organizationAcls(network: Network, call: VendorCall): VendorReply {
  const token = callerOf(network, call);
  demandScope(token, 'rw_organization_admin');
  const start = Number(call.query.get('start') ?? '0');
  const count = Number(call.query.get('count') ?? '10');
  const roleAssignee = `urn:li:person:${token.personId}`;
  const elements = network
    .state()
    .organizations.filter(({ administrators }) => administrators.includes(token.personId))
    .map(({ id }) => ({
      organization: `urn:li:organization:${id}`,
      roleAssignee,
      role: 'ADMINISTRATOR',
      state: 'APPROVED',
    }))
    .slice(start, start + count);
  return { status: 200, body: { elements, paging: { start, count, links: [] } } };
}

/** Found by the whole name in the address of its page, by whoever administers some organization. */
function findOrganizations(network: Network, call: VendorCall): VendorReply {
  demandScope(callerOf(network, call), 'rw_organization_admin');
  if (call.query.get('q') !== 'vanityName') return refusal(400, 'Unknown finder', { code: 'ILLEGAL_ARGUMENT' });
  const wanted = call.query.get('vanityName') ?? '';
  const elements = network
    .state()
    .organizations.filter(({ name }) => name.toLowerCase().replaceAll(' ', '-') === wanted)
    .map(({ id, name }) => ({ id: Number(id), localizedName: name, vanityName: wanted }));
  return { status: 200, body: { elements, paging: { start: 0, count: 10, links: [] } } };
}

function organization(network: Network, call: VendorCall, id: string): VendorReply {
  callerOf(network, call);
  const known = network.state().organizations.find((each) => each.id === id);
  if (known === undefined) return refusal(404, 'Could not find entity', { code: 'NOT_FOUND' });
  return { status: 200, body: { id: Number(id), localizedName: known.name } };
}

function checkVersion(call: VendorCall): void {
  if (!call.path.startsWith('/rest/')) return;
  const version = call.headers['linkedin-version'];
  if (version === undefined) throw new Refusal(refusal(400, 'A version must be present', { code: 'VERSION_MISSING' }));
  if (!/^\d{6}$/.test(version) || version < SERVED.oldest || version > SERVED.newest)
    throw new Refusal(refusal(426, `Requested version ${version} is not active`, { code: 'NONEXISTENT_VERSION' }));
  if (call.headers['x-restli-protocol-version'] !== '2.0.0') call.warn('X-Restli-Protocol-Version is not 2.0.0.');
}

/** Answers one call as LinkedIn would, its refusals included. */
export const answer = answerByTable<Network>({
  name: 'LinkedIn',
  acts: [
    [/^POST \/oauth\/v2\/accessToken$/, accessToken],
    [/^POST \/oauth\/v2\/introspectToken$/, introspect],
    [/^GET \/v2\/userinfo$/, userInfo],
    [/^GET \/rest\/organizationAcls$/, organizationAcls],
    [/^GET \/rest\/organizations$/, findOrganizations],
    [/^GET \/rest\/organizations\/(\d+)$/, organization],
    [/^POST \/rest\/images$/, initializeUpload],
    [/^GET \/rest\/images\/(urn:li:image:\w+)$/, readImage],
    [/^PUT \/dms-uploads\/(urn:li:image:\w+)$/, takeBytes],
    [/^POST \/rest\/videos$/, actOnVideos],
    [/^GET \/rest\/videos\/(urn:li:video:\w+)$/, readVideo],
    [/^PUT \/dms-uploads\/(urn:li:video:\w+)\/part\/(\d+)$/, takePart],
    [/^PUT \/dms-uploads\/(urn:li:video:\w+)\/thumbnail$/, takeThumbnail],
    [/^POST \/rest\/posts$/, createPost],
    [/^GET \/rest\/posts$/, findPosts],
    [/^GET \/rest\/posts\/(urn:li:\w+:\d+)$/, readPost],
    [/^GET \/rest\/organizationalEntityShareStatistics$/, shareStatistics],
  ],
  check: checkVersion,
  unknown: ({ path }) => refusal(404, `No virtual resource found for path ${path}`, { code: 'RESOURCE_NOT_FOUND' }),
});
