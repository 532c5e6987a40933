import {
  type Grant,
  type Handle,
  type NetworkAdapter,
  NetworkError,
  type TargetAccess,
} from '../../features/sharing/ports.ts';
import { Secret } from '../../platform/vault.ts';
import { planChunks } from './chunks.ts';
import { TikTokClient, type TikTokSettings } from './client.ts';
import { ANOTHER, GONE, OUTAGE, PROCESSING_FAILED, UNKNOWN } from './errors.ts';
import {
  countsSchema,
  creatorSchema,
  nothingSchema,
  openedSchema,
  statusSchema,
  tokenSchema,
  userSchema,
} from './schema.ts';

/** As many may see it as the account allows: the first of these that TikTok offers. */
const PRIVACY = ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'FOLLOWER_OF_CREATOR', 'SELF_ONLY'];

const VIDEO_ID = /^\d{1,32}$/;
const FIGURES_SCOPE = 'video.list';

const publishIdOf = (handle: Handle | null) => handle?.['publishId'] ?? '';

/** TikTok's Content Posting API: a film is sent in parts, and the last of them publishes it. */
export function createTikTok(settings: TikTokSettings): NetworkAdapter {
  const client = new TikTokClient(settings);
  const home = `${settings.webBase}/`;

  async function tokens(form: Record<string, string>): Promise<Grant> {
    const answer = await client.authorize('/v2/oauth/token/', form, tokenSchema);
    return {
      token: new Secret(answer.access_token),
      expiresInSeconds: answer.expires_in,
      renewal: new Secret(answer.refresh_token),
    };
  }

  /** The account as it may post now. TikTok wants to be asked before each post; it says no where that was not granted. */
  async function creatorOf(token: Secret<string>) {
    const path = '/v2/post/publish/creator_info/query/';
    return client.call({ method: 'POST', path, token, json: {} }, creatorSchema);
  }

  /** What was agreed to beside the name: TikTok has no list of it. */
  async function mayPublish(token: Secret<string>): Promise<boolean> {
    try {
      await creatorOf(token);
      return true;
    } catch (error) {
      if (error instanceof NetworkError && error.detail === 'permission') return false;
      throw error;
    }
  }

  /** Whether the list of their videos, and with it what people did with them, was agreed to. */
  async function mayRead(token: Secret<string>): Promise<boolean> {
    if (!settings.figures) return false;
    try {
      const path = '/v2/video/list/?fields=id';
      await client.call({ method: 'POST', path, token, json: { max_count: 1 } }, nothingSchema);
      return true;
    } catch (error) {
      if (error instanceof NetworkError && error.detail === 'permission') return false;
      throw error;
    }
  }

  async function statusOf({ token }: TargetAccess, handle: Handle | null) {
    const json = { publish_id: publishIdOf(handle) };
    return client.call({ method: 'POST', path: '/v2/post/publish/status/fetch/', token, json }, statusSchema);
  }

  /** What became of a post, once TikTok has all of it; null while it is still on its way. */
  function outcomeOf(status: Awaited<ReturnType<typeof statusOf>>, handle: Handle | null) {
    if (status.status !== 'PUBLISH_COMPLETE') return null;
    // A post that only its owner sees has no id of its own.
    const [id = publishIdOf(handle)] = status.publicaly_available_post_id.map(String);
    return { id, url: home };
  }

  return {
    consentUrl({ state, redirectUri, scopes }) {
      const url = new URL(`${settings.webBase}/v2/auth/authorize/`);
      url.search = new URLSearchParams({
        client_key: settings.clientKey,
        response_type: 'code',
        // An app that asks for more than it is approved for is shown an error in the place of the consent screen.
        scope: scopes.filter((scope) => settings.figures || scope !== FIGURES_SCOPE).join(','),
        redirect_uri: redirectUri,
        state,
      }).toString();
      return url.href;
    },

    redeem: ({ code, redirectUri }) => tokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),

    renew: (renewal) => tokens({ grant_type: 'refresh_token', refresh_token: renewal.reveal() }),

    prolong: null,

    async readAccess(token) {
      const path = '/v2/user/info/?fields=open_id,display_name';
      const { user } = await client.call({ method: 'GET', path, token }, userSchema);
      const mayPost = await mayPublish(token);
      const figures = (await mayRead(token)) ? [FIGURES_SCOPE] : [];
      const granted = ['user.info.basic', ...(mayPost ? ['video.publish'] : []), ...figures];
      const name = user.display_name === '' ? user.open_id : user.display_name;
      const account = { id: user.open_id, name, granted };
      return { account, targets: [{ id: user.open_id, name, kind: 'account', mayPost, token }] };
    },

    async revoke(token) {
      await client.authorize('/v2/oauth/revoke/', { token: token.reveal() }, nothingSchema);
    },

    uploadPicture: () =>
      Promise.reject(new NetworkError({ kind: 'rejected', concerns: 'post' }, 'It takes no pictures')),

    checkUpload: null,

    readQuota: null,

    // An @name in the words is a link there by itself.
    findMentions: null,

    readScheduled: null,

    readFigures: settings.figures
      ? async ({ token }, remoteId) => {
          // What only its owner sees has no number of its own, and nobody counts it.
          if (!VIDEO_ID.test(remoteId)) throw new NetworkError(GONE, 'TikTok counts public videos alone');
          const path = '/v2/video/query/?fields=id,like_count,comment_count,share_count';
          const json = { filters: { video_ids: [remoteId] } };
          const [video] = (await client.call({ method: 'POST', path, token, json }, countsSchema)).videos;
          if (!video) throw new NetworkError(GONE, 'TikTok has no such video');
          return { reactions: video.like_count, comments: video.comment_count, shares: video.share_count };
        }
      : null,

    comment: null,

    changing: null,

    uploadPictures: null,

    video: {
      async open({ token }, video) {
        const { privacy_level_options: offered } = await creatorOf(token);
        const privacy = PRIVACY.find((level) => offered.includes(level)) ?? offered[0];
        const { chunkSize, count } = planChunks(video.bytes);
        const json = {
          post_info: { title: video.message, privacy_level: privacy, video_cover_timestamp_ms: video.coverMs },
          source_info: {
            source: 'FILE_UPLOAD',
            video_size: video.bytes,
            chunk_size: chunkSize,
            total_chunk_count: count,
          },
        };
        const request = { method: 'POST', path: '/v2/post/publish/video/init/', token, json } as const;
        const opened = await client.call(request, openedSchema);
        return { publishId: opened.publish_id, address: opened.upload_url, bytes: String(video.bytes) };
      },

      async feed(target, handle, video) {
        const { chunkSize, lastFrom } = planChunks(video.bytes);
        const { status, fail_reason: why, uploaded_bytes: stands = 0 } = await statusOf(target, handle);
        if (status === 'FAILED') throw new NetworkError(PROCESSING_FAILED, `TikTok: ${why}`, { networkMessage: why });
        if (stands > lastFrom || stands % chunkSize !== 0)
          throw new NetworkError(ANOTHER, 'The upload stands elsewhere');
        for (let from = stands; from < lastFrom; from += chunkSize) {
          const bytes = await video.read(from, from + chunkSize);
          await client.upload(handle['address'] ?? '', { bytes, type: video.type, from, total: video.bytes });
        }
      },
    },

    async publish(target, { handle, video }, mayStart) {
      if (!video) throw new NetworkError({ kind: 'rejected', concerns: 'post' }, 'It takes films alone');
      const { lastFrom: from } = planChunks(video.bytes);
      const bytes = await video.read(from, video.bytes);
      await client.upload(
        handle?.['address'] ?? '',
        { bytes, type: video.type, from, total: video.bytes },
        { mayStart },
      );
      // All of it is there, and nothing is out before TikTok has looked at it.
      const status = await statusOf(target, handle).catch(() => undefined);
      const published = status && outcomeOf(status, handle);
      if (published) return published;
      throw new NetworkError(UNKNOWN, 'TikTok has the film, and has not said yet that it is out');
    },

    // TikTok says the address of a post nowhere.
    readAddress: async () => home,

    async findPost(target, { handle }) {
      const status = await statusOf(target, handle);
      const published = outcomeOf(status, handle);
      if (published) return published;
      const isWaiting =
        status.status === 'PROCESSING_UPLOAD' && (status.uploaded_bytes ?? 0) < Number(handle?.['bytes']);
      if (status.status === 'FAILED' || isWaiting) return null;
      throw new NetworkError(OUTAGE, `TikTok is at it: ${status.status}`);
    },
  };
}
