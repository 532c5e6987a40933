import { createHash } from 'node:crypto';
import {
  type Handle,
  type NetworkAdapter,
  NetworkError,
  type NetworkTarget,
  type RemotePost,
  type SearchedPost,
  type TargetAccess,
} from '../../features/sharing/ports.ts';
import { Secret } from '../../platform/vault.ts';
import { createComments } from './comments.ts';
import { FacebookClient, type FacebookSettings, type GraphRequest } from './client.ts';
import { OUTAGE, UNKNOWN } from './errors.ts';
import { invited, taggedOn } from './instagram-people.ts';
import { listOf, PAGE_SIZE } from './graph-list.ts';
import { createLogin, readPerson } from './login.ts';
import { createdSchema } from './schema.ts';
import {
  GONE,
  INSTAGRAM_MEANINGS,
  PROCESSING_FAILED,
  PROCESSING_TIMEOUT,
  QUOTA,
  statusRefused,
} from './instagram-errors.ts';
import {
  limitSchema,
  linkedAccountsSchema,
  mediaListSchema,
  mediaFiguresSchema,
  mediaPermalinkSchema,
  statusSchema,
} from './instagram-schema.ts';

const POSTING_TASK = 'CREATE_CONTENT';
/** So often it is asked whether a picture is ready, each time so much later than before (SOC-051, SOC-052). */
const POLLS = 10;
const POLL_STEP_MS = 5_000;
/** How many posts an account takes in a day, where it does not say its own number (SOC-046). */
const USUAL_QUOTA = 25;
/** Post for post the window of 24 hours moves on; asking more often than this learns nothing. */
const QUOTA_WAIT_MS = 30 * 60_000;
/** By so much the clocks may still differ where only the words tell. */
const WORDS_MARGIN_MS = 60_000;
/** The address of a post cannot be made of its id; until Instagram has said it, this is what we know. */
const HOME = 'https://www.instagram.com/';
const MEDIA_FIELDS = 'id,caption,timestamp,permalink';

const containerOf = (handle: Handle | null): string => handle?.['containerId'] ?? '';

/** Professional accounts of Instagram through the Graph API: a picture is made ready by its address, and then published. */
export function createInstagram(settings: FacebookSettings): NetworkAdapter {
  const client = new FacebookClient(settings, INSTAGRAM_MEANINGS);

  async function accountsOf(userToken: Secret<string>): Promise<NetworkTarget[]> {
    const accounts: NetworkTarget[] = [];
    const params = { fields: 'access_token,tasks,instagram_business_account{id,username}', limit: PAGE_SIZE };
    const request: GraphRequest = { method: 'GET', path: 'me/accounts', params, token: userToken };
    for await (const page of listOf(client, request, linkedAccountsSchema)) {
      const account = page.instagram_business_account;
      if (account === undefined || page.access_token === undefined) continue;
      const mayPost = page.tasks === undefined || page.tasks.includes(POSTING_TASK);
      const name = account.username === undefined ? account.id : `@${account.username}`;
      accounts.push({ id: account.id, name, kind: 'account', mayPost, token: new Secret(page.access_token) });
    }
    return accounts;
  }

  /** What the account has used of its limit: the number is its own, and the usual one only where it does not say. */
  async function readQuota({ targetId, token }: TargetAccess): Promise<{ used: number; most: number } | null> {
    const params = { fields: 'config,quota_usage' };
    const request: GraphRequest = { method: 'GET', path: `${targetId}/content_publishing_limit`, params, token };
    const [limit] = (await client.call(request, limitSchema)).answer.data;
    return limit === undefined ? null : { used: limit.quota_usage, most: limit.config?.quota_total ?? USUAL_QUOTA };
  }

  /** @throws NetworkError where the account has published as much as it may. */
  async function demandQuota(target: TargetAccess): Promise<void> {
    const quota = await readQuota(target);
    if (quota === null || quota.used < quota.most) return;
    const networkMessage = `Quota reached. Instagram only allows ${quota.most} posts per 24 hour period.`;
    throw new NetworkError(QUOTA, networkMessage, { networkMessage, retryAfterMs: QUOTA_WAIT_MS });
  }

  async function statusOf({ token }: TargetAccess, containerId: string) {
    const params = { fields: 'status_code,status' };
    return (await client.call({ method: 'GET', path: containerId, params, token }, statusSchema)).answer;
  }

  /** The state of what was made ready; undefined when Instagram no longer knows it. */
  async function publishedAs(target: TargetAccess, containerId: string) {
    try {
      return (await statusOf(target, containerId)).status_code;
    } catch (error) {
      if (error instanceof NetworkError && error.kind === 'rejected') return undefined;
      throw error;
    }
  }

  /** The newest post with these words that no other post of ours is. */
  async function newestWith(target: TargetAccess, wanted: SearchedPost): Promise<RemotePost | null> {
    const params = { fields: MEDIA_FIELDS, limit: PAGE_SIZE };
    const request: GraphRequest = { method: 'GET', path: `${target.targetId}/media`, params, token: target.token };
    const from = () => client.networkClock.at(wanted.since.getTime()) - WORDS_MARGIN_MS;
    for await (const media of listOf(client, request, mediaListSchema)) {
      // The newest come first: what is older than the first attempt ends the search.
      if (Date.parse(media.timestamp) < from()) return null;
      const isOurs = (media.caption ?? '').trim() === wanted.message.trim() && !wanted.others.has(media.id);
      if (isOurs) return { id: media.id, url: media.permalink ?? HOME };
    }
    return null;
  }

  return {
    ...createLogin(client),

    readAccess: async (userToken) => ({
      account: await readPerson(client, userToken),
      targets: await accountsOf(userToken),
    }),

    readQuota,
    readScheduled: null,

    // An @name in the words is a link there by itself, and who is on a picture is told by their name.
    findMentions: null,

    comment: createComments(client, 'text'),

    // Its API has no call for either.
    changing: null,

    video: {
      async open(target, film) {
        await demandQuota(target);
        const params = {
          media_type: 'REELS',
          video_url: film.address(),
          caption: film.message,
          thumb_offset: String(film.coverMs),
          ...taggedOn('film', film.mentions),
          ...invited(film.mentions),
        };
        const path = `${target.targetId}/media`;
        const { answer } = await client.call({ method: 'POST', path, params, token: target.token }, createdSchema);
        return { containerId: answer.id };
      },
      // Instagram fetches it by itself.
      feed: async () => {},
    },

    async uploadPicture(target, { bytes, address, altText, message, mentions }) {
      await demandQuota(target);
      const params = {
        ...{ image_url: address(), caption: message, ...(altText !== '' && { alt_text: altText }) },
        ...taggedOn('picture', mentions),
        ...invited(mentions),
      };
      const request: GraphRequest = { method: 'POST', path: `${target.targetId}/media`, params, token: target.token };
      const { answer } = await client.call(request, createdSchema);
      // Under that address lie these bytes and no others.
      return { handle: { containerId: answer.id }, sha256: createHash('sha256').update(bytes).digest('hex') };
    },

    async uploadPictures(target, pictures) {
      await demandQuota(target);
      const path = `${target.targetId}/media`;
      const made = (params: Record<string, string>) =>
        client.call({ method: 'POST', path, params, token: target.token }, createdSchema);
      const children: string[] = [];
      for (const [index, { address, altText, mentions }] of pictures.entries()) {
        const params = { image_url: address(), is_carousel_item: 'true', ...(altText !== '' && { alt_text: altText }) };
        // Whoever is named is on the first picture, and with that on the post.
        const tags = index === 0 ? taggedOn('picture', mentions) : {};
        children.push((await made({ ...params, ...tags })).answer.id);
      }
      // One container for all: it is asked whether it is ready, and published, like that of one picture. It alone has the words.
      const caption = pictures[0]?.message ?? '';
      const together = { media_type: 'CAROUSEL', children: children.join(), caption };
      const { answer } = await made({ ...together, ...invited(pictures[0]?.mentions) });
      const sha256s = pictures.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
      return { handle: { containerId: answer.id }, sha256s };
    },

    async checkUpload(target, handle) {
      const { status_code: code, status } = await statusOf(target, containerOf(handle)).catch((error: unknown) => {
        throw statusRefused(error) ?? error;
      });
      if (code === 'FINISHED' || code === 'PUBLISHED') return null;
      const label = `The container is ${code}`;
      if (code !== 'IN_PROGRESS') throw new NetworkError(PROCESSING_FAILED, label, { networkMessage: status });
      const polls = Number(handle['polls'] ?? '0') + 1;
      if (polls >= POLLS) throw new NetworkError(PROCESSING_TIMEOUT, label, { networkMessage: status });
      return { handle: { ...handle, polls: String(polls) }, waitMs: polls * POLL_STEP_MS };
    },

    async publish(target, { handle }, mayStart) {
      const path = `${target.targetId}/media_publish`;
      const params = { creation_id: containerOf(handle) };
      const request: GraphRequest = { method: 'POST', path, params, token: target.token, hasEffect: true, mayStart };
      try {
        const { answer } = await client.call(request, createdSchema);
        return { id: answer.id, url: HOME };
      } catch (error) {
        if (!(error instanceof NetworkError) || error.code !== GONE) throw error;
        // An earlier attempt may have published it: then this one must not be the reason for another.
        const status = await statusOf(target, containerOf(handle)).catch(() => undefined);
        if (status !== undefined && status.status_code !== 'PUBLISHED') throw error;
        throw new NetworkError(UNKNOWN, error.message, { code: error.code, cause: error });
      }
    },

    async readFigures({ token }, remoteId) {
      const request: GraphRequest = {
        ...{ method: 'GET', path: remoteId, params: { fields: 'like_count,comments_count' }, token },
      };
      const { like_count: reactions, comments_count: comments } = (await client.call(request, mediaFiguresSchema))
        .answer;
      // Hidden likes are left out; shares are told to insights alone, for which members are not asked.
      return { reactions: reactions ?? 0, comments: comments ?? 0, shares: null };
    },

    async readAddress({ token }, remoteId) {
      const request: GraphRequest = { method: 'GET', path: remoteId, params: { fields: 'permalink' }, token };
      return (await client.call(request, mediaPermalinkSchema)).answer.permalink ?? HOME;
    },

    async findPost(target, wanted) {
      // What was made ready says itself whether it was published.
      const code = await publishedAs(target, containerOf(wanted.handle));
      if (code === 'FINISHED' || code === 'IN_PROGRESS') return null;
      const found = await newestWith(target, wanted);
      if (found || code !== 'PUBLISHED') return found;
      throw new NetworkError(OUTAGE, 'It was published, and the list does not show it yet');
    },
  };
}
