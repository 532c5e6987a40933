import {
  type Handle,
  type NetworkAdapter,
  NetworkError,
  type NetworkTarget,
  type OutgoingPicture,
  type TargetAccess,
} from '../../features/sharing/ports.ts';
import { Secret } from '../../platform/vault.ts';
import { FacebookClient, type FacebookSettings, type GraphRequest } from './client.ts';
import { createComments } from './comments.ts';
import { createFilms, filmIdOf } from './films.ts';
import { isWantedPost } from './find-post.ts';
import { listOf, PAGE_SIZE } from './graph-list.ts';
import { createPageSearch, withPageIds } from './mentions.ts';
import { createLogin, readPerson } from './login.ts';
import {
  accountsSchema,
  createdSchema,
  doneSchema,
  figuresSchema,
  permalinkSchema,
  publishedPostsSchema,
  scheduledPostsSchema,
} from './schema.ts';

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

/** The code for what is not there, or not any more. */
const GONE_OBJECT = '100/33';

/** The counts alone, without those who are counted. */
const FIGURE_FIELDS = 'shares,reactions.limit(1).summary(total_count),comments.limit(1).summary(total_count)';

const pictureOf = (handle: Handle | null): string | null => handle?.['pictureId'] ?? null;
/** All of them, in their order. What was kept before there were several has one. */
const picturesOf = (handle: Handle | null): string[] =>
  (handle?.['pictureIds'] ?? handle?.['pictureId'])?.split(',') ?? [];

/** Facebook pages through the Graph API. */
export function createFacebook(settings: FacebookSettings): NetworkAdapter {
  const client = new FacebookClient(settings);
  const films = createFilms(client);

  async function pagesOf(userToken: Secret<string>): Promise<NetworkTarget[]> {
    const pages: NetworkTarget[] = [];
    const params = { fields: 'id,name,access_token,tasks', limit: PAGE_SIZE };
    const request: GraphRequest = { method: 'GET', path: 'me/accounts', params, token: userToken };
    for await (const page of listOf(client, request, accountsSchema)) {
      if (page.access_token === undefined) continue;
      const mayPost = page.tasks === undefined || page.tasks.includes(POSTING_TASK);
      pages.push({ id: page.id, name: page.name, kind: 'page', mayPost, token: new Secret(page.access_token) });
    }
    return pages;
  }

  async function uploadPicture(target: TargetAccess, { bytes, type, altText }: OutgoingPicture) {
    const { answer, fileSha256 } = await client.call(
      {
        method: 'POST',
        path: `${target.targetId}/photos`,
        params: { published: 'false', ...(altText !== '' && { alt_text_custom: altText }) },
        token: target.token,
        file: { field: 'source', bytes, type },
      },
      createdSchema,
    );
    return { handle: { pictureId: answer.id }, sha256: fileSha256 ?? '' };
  }

  return {
    ...createLogin(client),

    readAccess: async (userToken) => ({
      account: await readPerson(client, userToken),
      targets: await pagesOf(userToken),
    }),

    uploadPicture,

    async uploadPictures(target, pictures) {
      const uploaded = [];
      for (const picture of pictures) uploaded.push(await uploadPicture(target, picture));
      const ids = uploaded.map(({ handle }) => handle.pictureId);
      return {
        handle: { pictureId: ids[0] ?? '', pictureIds: ids.join() },
        sha256s: uploaded.map(({ sha256 }) => sha256),
      };
    },

    readQuota: null,

    findMentions: settings.mayMention ? createPageSearch(client) : null,

    async readScheduled(target) {
      const request: GraphRequest = {
        method: 'GET',
        path: `${target.targetId}/scheduled_posts`,
        params: { fields: 'id,message,scheduled_publish_time', limit: PAGE_SIZE },
        token: target.token,
      };
      const { data } = (await client.call(request, scheduledPostsSchema)).answer;
      return data.map(({ id, message, scheduled_publish_time: at }) => ({ id, message, dueAt: new Date(at * 1000) }));
    },

    async readFigures({ token }, remoteId) {
      const request: GraphRequest = { method: 'GET', path: remoteId, params: { fields: FIGURE_FIELDS }, token };
      const { reactions, comments, shares } = (await client.call(request, figuresSchema)).answer;
      // A post that nobody has shared has no such field.
      return {
        reactions: reactions.summary.total_count,
        comments: comments.summary.total_count,
        shares: shares?.count ?? 0,
      };
    },

    comment: createComments(client, 'message'),

    changing: {
      async reword({ token }, remoteId, words) {
        const message = withPageIds(words);
        await client.call({ method: 'POST', path: remoteId, params: { message }, token }, doneSchema);
      },
      async takeDown({ token }, remoteId) {
        try {
          await client.call({ method: 'DELETE', path: remoteId, token }, doneSchema);
        } catch (error) {
          if (!(error instanceof NetworkError) || error.code !== GONE_OBJECT) throw error;
        }
      },
    },

    video: films,

    // A picture that is taken is ready.
    checkUpload: null,

    async publish(target, post, mayStart) {
      if (post.video) return films.publish(target, post, mayStart);
      const params: Record<string, string> = {};
      const words = withPageIds(post);
      if (words !== '') params['message'] = words;
      if (post.link !== null) params['link'] = post.link;
      const pictures = picturesOf(post.handle);
      if (pictures.length > 0) params['attached_media'] = JSON.stringify(pictures.map((id) => ({ media_fbid: id })));
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
      // That of a film is a path.
      return new URL(answer.permalink_url ?? `${settings.dialogBase}/${remoteId}`, `${settings.dialogBase}/`).href;
    },

    async findPost(target, wanted) {
      if (wanted.handle !== null && filmIdOf(wanted.handle) !== undefined) return films.find(target, wanted.handle);
      const look = async () => {
        const from = client.networkClock.at(wanted.since.getTime()) - LOOK_BACK_MS;
        const request: GraphRequest = {
          method: 'GET',
          path: `${target.targetId}/published_posts`,
          params: { fields: POST_FIELDS, since: String(Math.floor(from / 1000)), limit: PAGE_SIZE },
          token: target.token,
        };
        for await (const post of listOf(client, request, publishedPostsSchema)) {
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
