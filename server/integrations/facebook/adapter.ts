import {
  type Grant,
  type Handle,
  type Meaning,
  type NetworkAdapter,
  NetworkError,
  type NetworkTarget,
} from '../../features/sharing/ports.ts';
import { Secret } from '../../platform/vault.ts';
import { FacebookClient, type AnswerSchema, type FacebookSettings, type GraphRequest } from './client.ts';
import { OUTAGE } from './errors.ts';
import { isWantedPost } from './find-post.ts';
import {
  accountsSchema,
  createdSchema,
  permalinkSchema,
  permissionsSchema,
  personSchema,
  publishedPostsSchema,
  tokenSchema,
} from './schema.ts';

const PAGE_SIZE = '100';
/** Far more than anyone's pages, or a page's posts of a day; a list that is longer is not read to its end, and says nothing. */
const MAX_LIST_CALLS = 20;
/**
 * How long before the first attempt the list is read from. Marker and picture decide by themselves which post is ours, so
 * reading more of the list costs a little and a clock that is wrong by hours costs nothing.
 */
const LOOK_BACK_MS = 6 * 3_600_000;
/** Where only the words tell, an older post with the same words is another one: by so much the clocks may still differ. */
const WORDS_MARGIN_MS = 60_000;
const POSTING_TASK = 'CREATE_CONTENT';
const POST_FIELDS =
  'id,message,created_time,permalink_url,attachments{target{id},unshimmed_url,media_type,subattachments{target{id}}}';

const pictureOf = (handle: Handle | null): string | null => handle?.['pictureId'] ?? null;

const isRefusal = (error: unknown): error is NetworkError => error instanceof NetworkError && error.kind === 'rejected';

/** The same failure, with what it means in the step that it came in. */
function detailed(error: NetworkError, detail: Meaning['detail']): NetworkError {
  const { kind, concerns, message, code, networkMessage, retryAfterMs } = error;
  return new NetworkError({ kind, concerns, detail }, message, { code, networkMessage, retryAfterMs, cause: error });
}

/** Facebook pages through the Graph API. */
export function createFacebook(settings: FacebookSettings): NetworkAdapter {
  const client = new FacebookClient(settings);

  async function* listOf<Item>(
    request: GraphRequest,
    schema: AnswerSchema<{ data: Item[]; paging?: { next?: string | undefined } | undefined }>,
  ): AsyncGenerator<Item> {
    let params = request.params ?? {};
    for (let calls = 0; calls < MAX_LIST_CALLS; calls++) {
      const { answer } = await client.call({ ...request, params }, schema);
      yield* answer.data;
      // A page of a list may be empty and still not be the last: only the absence of `next` is the end.
      const next = answer.paging?.next;
      if (next === undefined) return;
      // The address is Graph's, but only its position in the list is taken from it: never the host, never a token.
      const {
        access_token: _token,
        appsecret_proof: _proof,
        ...position
      } = Object.fromEntries(new URL(next).searchParams);
      params = { ...params, ...position };
    }
    throw new NetworkError(OUTAGE, `${request.path} has more than ${MAX_LIST_CALLS} pages`);
  }

  async function token(params: Record<string, string>): Promise<Grant> {
    const app = { client_id: settings.appId, client_secret: settings.appSecret.reveal() };
    const { answer } = await client.call(
      { method: 'POST', path: 'oauth/access_token', params: { ...app, ...params } },
      tokenSchema,
    );
    return { token: new Secret(answer.access_token), expiresInSeconds: answer.expires_in ?? null };
  }

  async function pagesOf(userToken: Secret<string>): Promise<NetworkTarget[]> {
    const pages: NetworkTarget[] = [];
    const params = { fields: 'id,name,access_token,tasks', limit: PAGE_SIZE };
    const request: GraphRequest = { method: 'GET', path: 'me/accounts', params, token: userToken };
    for await (const page of listOf(request, accountsSchema)) {
      if (page.access_token === undefined) continue;
      const mayPost = page.tasks === undefined || page.tasks.includes(POSTING_TASK);
      pages.push({ id: page.id, name: page.name, kind: 'page', mayPost, token: new Secret(page.access_token) });
    }
    return pages;
  }

  return {
    consentUrl({ state, redirectUri, scopes, askAgain }) {
      const url = new URL(`${settings.dialogBase}/${settings.graphVersion}/dialog/oauth`);
      url.search = new URLSearchParams({
        client_id: settings.appId,
        redirect_uri: redirectUri,
        state,
        scope: scopes.join(','),
        response_type: 'code',
        ...(askAgain && { auth_type: 'rerequest' }),
      }).toString();
      return url.href;
    },

    async redeem({ code, redirectUri }) {
      const short = await token({ code, redirect_uri: redirectUri }).catch((error: unknown) => {
        throw isRefusal(error) ? detailed(error, 'consent-spent') : error;
      });
      // A token of an hour, exchanged for one of weeks.
      return token({ grant_type: 'fb_exchange_token', fb_exchange_token: short.token.reveal() }).catch(
        (error: unknown) => {
          throw error instanceof NetworkError ? detailed(error, 'not-prolonged') : error;
        },
      );
    },

    async readAccess(userToken) {
      const person = await client.call(
        { method: 'GET', path: 'me', params: { fields: 'id,name' }, token: userToken },
        personSchema,
      );
      const permissions = await client.call(
        { method: 'GET', path: 'me/permissions', token: userToken },
        permissionsSchema,
      );
      const granted = permissions.answer.data
        .filter(({ status }) => status === 'granted')
        .map(({ permission }) => permission);
      return { account: { ...person.answer, granted }, targets: await pagesOf(userToken) };
    },

    // It would take the permissions of every account that the same person has connected.
    revoke: null,

    async uploadPicture(target, picture) {
      const { answer, fileSha256 } = await client.call(
        {
          method: 'POST',
          path: `${target.targetId}/photos`,
          params: { published: 'false' },
          token: target.token,
          file: { field: 'source', ...picture },
        },
        createdSchema,
      );
      return { handle: { pictureId: answer.id }, sha256: fileSha256 ?? '' };
    },

    async publish(target, post, mayStart) {
      const params: Record<string, string> = {};
      if (post.message !== '') params['message'] = post.message;
      if (post.link !== null) params['link'] = post.link;
      const pictureId = pictureOf(post.handle);
      if (pictureId !== null) params['attached_media'] = JSON.stringify([{ media_fbid: pictureId }]);
      const { answer } = await client.call(
        { method: 'POST', path: `${target.targetId}/feed`, params, token: target.token, hasEffect: true, mayStart },
        createdSchema,
      );
      return { id: answer.id, url: `${settings.dialogBase}/${answer.id}` };
    },

    async readAddress(target, remoteId) {
      const { answer } = await client.call(
        { method: 'GET', path: remoteId, params: { fields: 'permalink_url' }, token: target.token },
        permalinkSchema,
      );
      return answer.permalink_url ?? `${settings.dialogBase}/${remoteId}`;
    },

    async findPost(target, wanted) {
      const look = async () => {
        const from = client.networkClock.at(wanted.since.getTime()) - LOOK_BACK_MS;
        const request: GraphRequest = {
          method: 'GET',
          path: `${target.targetId}/published_posts`,
          params: { fields: POST_FIELDS, since: String(Math.floor(from / 1000)), limit: PAGE_SIZE },
          token: target.token,
        };
        for await (const post of listOf(request, publishedPostsSchema)) {
          const wordsSince = client.networkClock.at(wanted.since.getTime()) - WORDS_MARGIN_MS;
          if (isWantedPost(post, { ...wanted, pictureId: pictureOf(wanted.handle), wordsSince })) return { from, post };
        }
        return { from, post: undefined };
      };
      let looked = await look();
      // The first answer of all may have told that the clocks differ by more than was looked back.
      const learnedFrom = client.networkClock.at(wanted.since.getTime()) - LOOK_BACK_MS;
      if (!looked.post && looked.from > learnedFrom + LOOK_BACK_MS / 2) looked = await look();
      const { post } = looked;
      return post ? { id: post.id, url: post.permalink_url ?? `${settings.dialogBase}/${post.id}` } : null;
    },
  };
}
