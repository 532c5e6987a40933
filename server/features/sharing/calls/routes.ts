import { api } from '@yardsign/contracts/api';
import { NETWORK_OF_CALL } from '@yardsign/contracts/routes/sharing/network-calls';
import type { Actor } from '@yardsign/domain/access/actor';
import { KEY_OF_WIRE, networkName } from '@yardsign/domain/sharing/networks/networks';
import { AppError } from '../../../platform/errors.ts';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { inPerson, memberOf, signedIn } from '../../../platform/http/policies.ts';
import type { SharingDeps } from '../deps.ts';
import { mayShare } from '../policy.ts';
import { askNetwork } from './ask-network.ts';
import { removeByCall, updateByCall } from './change-by-call.ts';
import { exchangeToken } from './exchange-token.ts';
import { drawMedia, mediaIdOf, readMediaId } from './media-id.ts';
import { postByCall } from './post-by-call.ts';
import { revokeByCall } from './revoke-by-call.ts';

/** The calls that the documents give single networks. */
export function networkCallRoutes(deps: SharingDeps): BoundRoute[] {
  const { sharing } = api;
  const keyOf = (name: string) => KEY_OF_WIRE.get(name) ?? name;

  /** Who is connected, as the network says it now. */
  async function accountOf(actor: Actor, name: string) {
    const network = keyOf(name);
    const said = `${networkName(network)} did not tell who the account belongs to`;
    const { id, account, expires } = await askNetwork(deps, memberOf(actor).userId, network, said);
    return { id: id ?? '', name: account ?? '', expires };
  }

  return [
    bind(sharing.exchangeToken, {
      policy: inPerson(mayShare),
      async handle({ actor, body }) {
        const network = NETWORK_OF_CALL.exchangeToken;
        const name = await exchangeToken(deps, memberOf(actor).userId, network, body.access_token);
        return { response: { access_token: name } };
      },
    }),
    bind(sharing.createNetworkPost, {
      policy: inPerson(mayShare),
      async handle({ actor, body: { media, id, type, text, unbranded, clientRequestId } }) {
        const member = memberOf(actor);
        const drawn = await drawMedia(deps, member.userId, media);
        const call = { id, type, text, unbranded, media: drawn, clientRequestId };
        const post = await postByCall(deps, member, NETWORK_OF_CALL.createNetworkPost, call);
        return { id: post.id, post };
      },
    }),
    bind(sharing.updatePagePost, {
      policy: inPerson(mayShare),
      handle: async ({ actor, body }) => ({
        post: await updateByCall(deps, memberOf(actor).userId, NETWORK_OF_CALL.updatePagePost, body),
      }),
    }),
    bind(sharing.removePagePost, {
      policy: inPerson(mayShare),
      handle: async ({ actor, body }) => ({
        post: await removeByCall(deps, memberOf(actor).userId, NETWORK_OF_CALL.removePagePost, body.id),
      }),
    }),
    bind(sharing.listNetworkPages, {
      policy: inPerson(mayShare),
      async handle({ actor }) {
        const network = NETWORK_OF_CALL.listNetworkPages;
        const said = `Error getting handle from ${network}`;
        const { targets } = await askNetwork(deps, memberOf(actor).userId, network, said);
        const pages = targets.filter(({ kind }) => kind === 'page');
        return { pages: pages.map(({ text, value }) => ({ text, value })) };
      },
    }),
    bind(sharing.uploadMedia, {
      policy: mayShare,
      handle: async ({ actor, body }) => ({
        media_id_string: mediaIdOf(await drawMedia(deps, memberOf(actor).userId, body)),
      }),
    }),
    bind(sharing.updateStatus, {
      policy: inPerson(mayShare),
      async handle({ actor, body: { text, media_ids: ids, unbranded, clientRequestId } }) {
        const media = readMediaId(ids[0] ?? '');
        if (!media)
          throw new AppError('invalid_request', {
            issues: [{ path: 'media_ids.0', message: 'is nothing that media/upload answered' }],
          });
        const call = { id: '', text, unbranded, media, clientRequestId };
        const post = await postByCall(deps, memberOf(actor), NETWORK_OF_CALL.updateStatus, call);
        return { id: post.id, post };
      },
    }),
    bind(sharing.verifyCredentials, {
      policy: inPerson(mayShare),
      handle: ({ actor }) => accountOf(actor, NETWORK_OF_CALL.verifyCredentials),
    }),
    bind(sharing.refreshToken, {
      policy: inPerson(mayShare),
      handle: ({ actor, params }) => accountOf(actor, params.network),
    }),
    bind(sharing.refreshAccess, {
      policy: inPerson(mayShare),
      handle: ({ actor, params }) => accountOf(actor, params.network),
    }),
    bind(sharing.readNetworkProfile, {
      policy: inPerson(mayShare),
      handle: ({ actor, params }) => accountOf(actor, params.network),
    }),
    bind(sharing.revokeToken, {
      policy: inPerson(signedIn),
      handle: ({ actor, params }) => revokeByCall(deps, memberOf(actor).userId, keyOf(params.network)),
    }),
    bind(sharing.uploadVideo, {
      policy: inPerson(mayShare),
      async handle({ actor, params, body: { text, media, unbranded, clientRequestId } }) {
        const member = memberOf(actor);
        const drawn = await drawMedia(deps, member.userId, media);
        const call = { id: '', text, unbranded, media: drawn, clientRequestId };
        const post = await postByCall(deps, member, keyOf(params.network), call);
        return { id: post.id, post };
      },
    }),
    bind(sharing.refuseCall, {
      policy: signedIn,
      async handle({ params: { network, verb } }) {
        const name = networkName(keyOf(network));
        const message = verb === 'login' ? `login is not functional for ${name}` : `No ${verb} for ${name}`;
        throw new AppError('call_not_supported', { issues: [{ path: 'verb', message }] });
      },
    }),
  ];
}
