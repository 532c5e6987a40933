import { createHash, createHmac } from 'node:crypto';
import {
  type Grant,
  type Handle,
  type NetworkAdapter,
  NetworkError,
  type SearchedPost,
  type VideoLine,
} from '../../features/sharing/ports.ts';
import { Secret } from '../../platform/vault.ts';
import { XClient, type XSettings } from './client.ts';
import { GONE, OUTAGE, PROCESSING_FAILED } from './errors.ts';
import {
  createdSchema,
  mediaSchema,
  metricsSchema,
  nothingSchema,
  tokenSchema,
  type Tweet,
  tweetsSchema,
  userSchema,
} from './schema.ts';

const PAGE_SIZE = '100';
const MAX_LIST_CALLS = 8;
/** Picture and marker decide which post is ours, so reading more of the list costs a little and clocks that differ cost nothing. */
const LOOK_BACK_MS = 6 * 3_600_000;
/** A part of a film. */
const PART = 4 * 1024 * 1024;
/** Asked again after this long where X does not say when. */
const CHECK_AFTER_S = 5;
const SCOPES = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'];

function isWanted(tweet: Tweet, { handle, link, marker }: SearchedPost): boolean {
  const key = handle?.['mediaKey'];
  if (link === null) return key !== undefined && (tweet.attachments?.media_keys ?? []).includes(key);
  return (tweet.entities?.urls ?? []).some(({ expanded_url: expanded, unwound_url: unwound }) =>
    [expanded, unwound].some(
      (url) => url !== undefined && URL.canParse(url) && new URL(url).searchParams.get('utm_content') === marker,
    ),
  );
}

/** X through the second version of its API: the account of the person, with tokens of two hours that are renewed. */
export function createX(settings: XSettings): NetworkAdapter {
  const client = new XClient(settings);
  const addressOf = (id: string) => `${settings.webBase}/i/status/${id}`;

  /** The secret that belongs to a state: only we can make it, and nothing has to be kept. */
  const verifierOf = (state: string) =>
    createHmac('sha256', settings.clientSecret.reveal()).update(`pkce|${state}`).digest('base64url');

  async function tokens(form: Record<string, string>): Promise<Grant> {
    const answer = await client.call({ method: 'POST', path: '/2/oauth2/token', form }, tokenSchema);
    const { access_token: token, refresh_token: renewal, expires_in: expiresInSeconds } = answer;
    return { token: new Secret(token), expiresInSeconds, renewal: renewal === undefined ? null : new Secret(renewal) };
  }

  const mediaOf = (handle: Handle | null) => handle?.['mediaId'];

  /** How far X is with a film. */
  async function stateOf(token: Secret<string>, handle: Handle) {
    const query = new URLSearchParams({ command: 'STATUS', media_id: mediaOf(handle) ?? '' });
    return (await client.call({ method: 'GET', path: `/2/media/upload?${query.toString()}`, token }, mediaSchema)).data;
  }

  const video: VideoLine = {
    async open({ token }, film) {
      const json = { media_type: film.type, total_bytes: film.bytes, media_category: 'tweet_video' };
      const { data } = await client.call(
        { method: 'POST', path: '/2/media/upload/initialize', token, json },
        mediaSchema,
      );
      return { mediaId: data.id, mediaKey: data.media_key ?? `7_${data.id}`, film: film.sha256 };
    },

    async feed({ token }, handle, film) {
      // Only what was finished has a state; what an earlier attempt has sent is sent again under the same number.
      if ((await stateOf(token, handle)).processing_info !== undefined) return;
      const upload = `/2/media/upload/${mediaOf(handle) ?? ''}`;
      for (let from = 0; from < film.bytes; from += PART) {
        const bytes = await film.read(from, Math.min(from + PART, film.bytes));
        const file = { bytes, type: film.type, fields: { segment_index: String(from / PART) } };
        await client.call({ method: 'POST', path: `${upload}/append`, token, file }, nothingSchema);
      }
      await client.call({ method: 'POST', path: `${upload}/finalize`, token, json: {} }, mediaSchema);
    },
  };

  return {
    consentUrl({ state, redirectUri, scopes }) {
      const url = new URL(`${settings.webBase}/i/oauth2/authorize`);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        scope: scopes.join(' '),
        state,
        code_challenge: createHash('sha256').update(verifierOf(state)).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString();
      return url.href;
    },

    redeem: ({ code, redirectUri, state }) =>
      tokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifierOf(state) }),

    renew: (renewal) => tokens({ grant_type: 'refresh_token', refresh_token: renewal.reveal() }),

    readQuota: null,

    // An @name in the words is a link there by itself.
    findMentions: null,

    readScheduled: null,

    async readFigures({ token }, remoteId) {
      const path = `/2/tweets/${remoteId}?tweet.fields=public_metrics`;
      const { data } = await client.call({ method: 'GET', path, token }, metricsSchema);
      // What is not there is told with the status of a success.
      if (data === undefined) throw new NetworkError(GONE, 'X has no such post');
      const {
        like_count: likes,
        reply_count: replies,
        retweet_count: reposts,
        quote_count: quotes,
      } = data.public_metrics;
      return { reactions: likes, comments: replies, shares: reposts + quotes };
    },

    comment: null,

    changing: null,

    uploadPictures: null,

    video,

    prolong: null,

    async readAccess(token) {
      const { data } = await client.call({ method: 'GET', path: '/2/users/me', token }, userSchema);
      // X asks for all or nothing: whoever said yes has granted what was asked for.
      const account = { id: data.id, name: `@${data.username}`, granted: [...SCOPES] };
      return { account, targets: [{ id: data.id, name: `@${data.username}`, kind: 'account', mayPost: true, token }] };
    },

    async revoke(token) {
      await client.call(
        { method: 'POST', path: '/2/oauth2/revoke', form: { token: token.reveal(), token_type_hint: 'access_token' } },
        nothingSchema,
      );
    },

    async uploadPicture({ token }, { bytes, type, altText }) {
      const file = { bytes, type, fields: { media_category: 'tweet_image' } };
      const { data } = await client.call({ method: 'POST', path: '/2/media/upload', token, file }, mediaSchema);
      if (altText !== '') {
        const json = { id: data.id, metadata: { alt_text: { text: altText } } };
        await client.call({ method: 'POST', path: '/2/media/metadata', token, json }, nothingSchema);
      }
      const handle = { mediaId: data.id, mediaKey: data.media_key ?? `3_${data.id}` };
      return { handle, sha256: createHash('sha256').update(bytes).digest('hex') };
    },

    async checkUpload({ token }, handle) {
      // A picture that is taken is ready; only films are worked on.
      if (handle['film'] === undefined) return null;
      const { processing_info: info } = await stateOf(token, handle);
      if (info === undefined || info.state === 'succeeded') return null;
      if (info.state === 'failed')
        throw new NetworkError(PROCESSING_FAILED, 'X does not take the film', { networkMessage: info.error?.message });
      return { handle, waitMs: (info.check_after_secs ?? CHECK_AFTER_S) * 1000 };
    },

    async publish({ token }, { message, link, handle }, mayStart) {
      const text = link === null ? message : `${message} ${link}`.trim();
      const media = mediaOf(handle);
      const json = {
        ...(text !== '' && { text }),
        ...(media !== undefined && { media: { media_ids: [media] } }),
      };
      const request = { method: 'POST', path: '/2/tweets', token, json, hasEffect: true, mayStart } as const;
      const { data } = await client.call(request, createdSchema);
      return { id: data.id, url: addressOf(data.id) };
    },

    // The address is made of the id; X leads from there to the account.
    readAddress: async (_target, remoteId) => addressOf(remoteId),

    async findPost({ targetId, token }, wanted) {
      const from = client.networkClock.at(wanted.since.getTime()) - LOOK_BACK_MS;
      const query = new URLSearchParams({
        max_results: PAGE_SIZE,
        start_time: new Date(Math.floor(from / 1000) * 1000).toISOString().replace('.000Z', 'Z'),
        'tweet.fields': 'attachments,created_at,entities',
      });
      for (let call = 0; call < MAX_LIST_CALLS; call++) {
        const path = `/2/users/${targetId}/tweets?${query.toString()}`;
        const { data, meta } = await client.call({ method: 'GET', path, token }, tweetsSchema);
        const found = data.find((tweet) => isWanted(tweet, wanted));
        if (found) return { id: found.id, url: addressOf(found.id) };
        if (meta?.next_token === undefined) return null;
        query.set('pagination_token', meta.next_token);
      }
      throw new NetworkError(OUTAGE, 'The list of posts has no end');
    },
  };
}
