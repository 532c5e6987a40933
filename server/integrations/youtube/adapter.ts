import { createHmac, createHash } from 'node:crypto';
import {
  type Grant,
  type Handle,
  type NetworkAdapter,
  NetworkError,
  type NetworkTarget,
  type SearchedPost,
  type TargetAccess,
} from '../../features/sharing/ports.ts';
import { Secret } from '../../platform/vault.ts';
import { YouTubeClient, type YouTubeSettings } from './client.ts';
import { ANOTHER, GONE, NOT_PROLONGED, OUTAGE, tokenRefused } from './errors.ts';
import {
  channelsSchema,
  firstTokensSchema,
  grantedSchema,
  nothingSchema,
  statisticsSchema,
  tokenSchema,
  uploadsSchema,
  videoSchema,
} from './schema.ts';

/** A part of a film: YouTube wants multiples of 256 KiB. */
const PART = 32 * 256 * 1024;
const TITLE_MOST = 100;
const LIST_SIZE = 50;
/** By so much the clocks may still differ where only the words tell. */
const WORDS_MARGIN_MS = 60_000;
/** An upload that stands, and waits for more. */
const RESUME = 308;

/** What YouTube calls it: without the marks that it refuses. */
const titleOf = (title: string) => title.replaceAll(/[<>]/g, '').slice(0, TITLE_MOST).trim() || 'Video';
const lastPart = (bytes: number) => Math.floor((bytes - 1) / PART) * PART;

/** YouTube: a film is sent to an address of its own in parts, which says at any time how much it has; the last makes it a video. */
export function createYouTube(settings: YouTubeSettings): NetworkAdapter {
  const client = new YouTubeClient(settings);
  const app = { client_id: settings.clientId, client_secret: settings.clientSecret.reveal() };
  const addressOf = (id: string) => `${settings.webBase}/watch?v=${id}`;

  /** The secret that belongs to a state: only we can make it, and nothing has to be kept. */
  const verifierOf = (state: string) =>
    createHmac('sha256', settings.clientSecret.reveal()).update(`pkce|${state}`).digest('base64url');

  const asking = (form: Record<string, string>) =>
    ({ method: 'POST', url: `${settings.oauthBase}/token`, form: { ...app, ...form } }) as const;

  /** Only to Google itself: the address comes with an answer. */
  function sessionOf(handle: Handle | null): string {
    const address = handle?.['session'] ?? '';
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const isOurs = url !== undefined && url.origin === new URL(settings.apiBase).origin;
    if (isOurs || (url?.protocol === 'https:' && url.hostname.endsWith('.googleapis.com'))) return address;
    throw new NetworkError(OUTAGE, 'YouTube named an address of somebody else');
  }

  /** How much of a film is there: its video when it is all, else the place where it goes on. */
  async function stateOf({ token }: TargetAccess, handle: Handle | null) {
    const headers = { 'content-range': `bytes */${handle?.['bytes'] ?? '*'}` };
    const request = { method: 'PUT', url: sessionOf(handle), token, bytes: Buffer.alloc(0), headers } as const;
    const answer = await client.ask({ ...request, takes: [RESUME] });
    if (answer.status !== RESUME) return { video: client.read(answer, videoSchema, false).id, from: 0 };
    const last = /^bytes=0-(\d+)$/.exec(String(answer.headers['range'] ?? ''))?.[1];
    return { video: null, from: last === undefined ? 0 : Number(last) + 1 };
  }

  /** The newest video with these words that no other post of ours is. */
  async function newestWith({ targetId, token }: TargetAccess, wanted: SearchedPost) {
    // Every channel has a list of its uploads under this name.
    const query = new URLSearchParams({
      part: 'snippet',
      playlistId: `UU${targetId.slice(2)}`,
      maxResults: String(LIST_SIZE),
    });
    const url = `${settings.apiBase}/youtube/v3/playlistItems?${query.toString()}`;
    const { items } = await client.call({ method: 'GET', url, token }, uploadsSchema);
    const from = client.networkClock.at(wanted.since.getTime()) - WORDS_MARGIN_MS;
    const found = items.find(
      ({ snippet: { description, publishedAt, resourceId } }) =>
        Date.parse(publishedAt) >= from &&
        description.trim() === wanted.message.trim() &&
        !wanted.others.has(resourceId.videoId),
    );
    return found ? { id: found.snippet.resourceId.videoId, url: addressOf(found.snippet.resourceId.videoId) } : null;
  }

  return {
    consentUrl({ state, redirectUri, scopes }) {
      const url = new URL(`${settings.accountsBase}/o/oauth2/v2/auth`);
      url.search = new URLSearchParams({
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: scopes.join(' '),
        // Without both Google gives what the next token is asked for with at the first consent only.
        access_type: 'offline',
        prompt: 'consent',
        state,
        code_challenge: createHash('sha256').update(verifierOf(state)).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString();
      return url.href;
    },

    async redeem({ code, redirectUri, state }) {
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
      const answer = await client.call(asking({ ...form, code_verifier: verifierOf(state) }), firstTokensSchema);
      const { access_token: token, refresh_token: renewal, expires_in: expiresInSeconds } = answer;
      if (token === undefined || renewal === undefined || expiresInSeconds === undefined)
        throw new NetworkError(NOT_PROLONGED, 'Failed to get access token and refresh token from YouTube');
      return { token: new Secret(token), expiresInSeconds, renewal: new Secret(renewal) };
    },

    async renew(renewal): Promise<Grant> {
      const form = { grant_type: 'refresh_token', refresh_token: renewal.reveal() };
      const { access_token: token, refresh_token: next, expires_in } = await client.call(asking(form), tokenSchema);
      return { token: new Secret(token), expiresInSeconds: expires_in, renewal: next ? new Secret(next) : null };
    },

    prolong: null,

    async readAccess(token) {
      const about = `${settings.oauthBase}/tokeninfo?access_token=${encodeURIComponent(token.reveal())}`;
      const { scope } = await client.call({ method: 'GET', url: about }, grantedSchema).catch((error: unknown) => {
        throw tokenRefused(error);
      });
      const url = `${settings.apiBase}/youtube/v3/channels?part=snippet&mine=true`;
      const { items } = await client.call({ method: 'GET', url, token }, channelsSchema);
      const granted = scope.split(' ').filter((each) => each !== '');
      const targets = items.map(({ id, snippet }): NetworkTarget => {
        return { id, name: snippet.title, kind: 'channel', mayPost: true, token };
      });
      const [first] = targets;
      return { account: { id: first?.id ?? '', name: first?.name ?? '', granted }, targets };
    },

    async revoke(token) {
      const url = `${settings.oauthBase}/revoke`;
      await client.call({ method: 'POST', url, form: { token: token.reveal() } }, nothingSchema);
    },

    uploadPicture: () =>
      Promise.reject(new NetworkError({ kind: 'rejected', concerns: 'post' }, 'It takes no pictures')),

    checkUpload: null,

    readQuota: null,

    // An @name in the words is a link there by itself.
    findMentions: null,

    readScheduled: null,

    async readFigures({ token }, remoteId) {
      const query = new URLSearchParams({ part: 'statistics', id: remoteId });
      const url = `${settings.apiBase}/youtube/v3/videos?${query.toString()}`;
      const [video] = (await client.call({ method: 'GET', url, token }, statisticsSchema)).items;
      if (!video) throw new NetworkError(GONE, 'YouTube has no such video');
      // A channel may hide what people like, and close comments: then there is no such field. Shares are told to nobody.
      const { likeCount = 0, commentCount = 0 } = video.statistics;
      return { reactions: likeCount, comments: commentCount, shares: null };
    },

    comment: null,

    changing: null,

    uploadPictures: null,

    video: {
      async open({ token }, video) {
        const { headers } = await client.ask({
          method: 'POST',
          url: `${settings.apiBase}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`,
          token,
          json: {
            snippet: { title: titleOf(video.title), description: video.message },
            status: { privacyStatus: 'public', selfDeclaredMadeForKids: false },
          },
          headers: { 'x-upload-content-length': String(video.bytes), 'x-upload-content-type': video.type },
        });
        const handle = { session: String(headers.location ?? ''), bytes: String(video.bytes) };
        sessionOf(handle);
        return handle;
      },

      async dress({ token }, videoId, { bytes, type }) {
        const url = `${settings.apiBase}/upload/youtube/v3/thumbnails/set?videoId=${encodeURIComponent(videoId)}`;
        const headers = { 'content-type': type };
        await client.call({ method: 'POST', url, token, bytes, headers }, nothingSchema);
      },

      async feed(target, handle, video) {
        const end = lastPart(video.bytes);
        // Publishing sends all of it.
        if (end === 0) return;
        const stands = await stateOf(target, handle);
        // An earlier attempt has made the video: publishing asks before it sends.
        if (stands.video !== null) return;
        if (stands.from > end) throw new NetworkError(ANOTHER, 'The upload stands elsewhere');
        for (let from = stands.from; from < end; from += PART) {
          const bytes = await video.read(from, Math.min(from + PART, end));
          const headers = { 'content-range': `bytes ${from}-${from + bytes.length - 1}/${video.bytes}` };
          await client.ask({
            method: 'PUT',
            url: sessionOf(handle),
            token: target.token,
            bytes,
            headers,
            takes: [RESUME],
          });
        }
      },
    },

    async publish({ token }, { handle, video }, mayStart) {
      if (!video) throw new NetworkError({ kind: 'rejected', concerns: 'post' }, 'It takes films alone');
      const from = lastPart(video.bytes);
      const bytes = await video.read(from, video.bytes);
      const headers = { 'content-range': `bytes ${from}-${video.bytes - 1}/${video.bytes}` };
      const request = {
        method: 'PUT',
        url: sessionOf(handle),
        token,
        bytes,
        headers,
        hasEffect: true,
        mayStart,
      } as const;
      const { id } = await client.call(request, videoSchema);
      return { id, url: addressOf(id) };
    },

    readAddress: async (_target, remoteId) => addressOf(remoteId),

    async findPost(target, wanted) {
      try {
        const { video } = await stateOf(target, wanted.handle);
        return video === null ? null : { id: video, url: addressOf(video) };
      } catch (error) {
        // The upload is forgotten after a week: then only the channel can tell.
        if (error instanceof NetworkError && error.spendsUpload) return newestWith(target, wanted);
        throw error;
      }
    },
  };
}
