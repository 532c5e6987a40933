import { createHash } from 'node:crypto';
import {
  type Handle,
  type NetworkAdapter,
  NetworkError,
  type NetworkTarget,
  type OutgoingPost,
  type SearchedPost,
} from '../../features/sharing/ports.ts';
import { Secret } from '../../platform/vault.ts';
import { LinkedInClient, type LinkedInSettings } from './client.ts';
import { OUTAGE, PROCESSING_FAILED, PROCESSING_TIMEOUT, SPENT, UNKNOWN, UNREADABLE } from './errors.ts';
import { createFilms, uploadStatusPath } from './films.ts';
import { createOrganizationSearch } from './find-organizations.ts';
import { toLittleText } from './little-text.ts';
import {
  imageSchema,
  introspectionSchema,
  nothingSchema,
  organizationSchema,
  type OwnPost,
  personSchema,
  postsSchema,
  rolesSchema,
  statisticsSchema,
  tokenSchema,
  uploadSchema,
} from './schema.ts';

const PAGE_SIZE = 100;
/** Far more than anyone's pages, or a page's posts of a day. */
const MAX_LIST_CALLS = 20;
const POLLS = 10;
const POLL_STEP_MS = 2_000;
/** Image and marker decide which post is ours, so reading more of the list costs a little and clocks that differ cost nothing. */
const LOOK_BACK_MS = 6 * 3_600_000;
/** LinkedIn takes no post without words (SOC-062). */
const NO_WORDS = '.';
const PAGES_SCOPE = 'rw_organization_admin';

/** The image or the film that was uploaded. */
const mediaOf = (handle: Handle | null): string | undefined => handle?.['video'] ?? handle?.['image'];

function isWanted(post: OwnPost, { handle, link, marker }: SearchedPost): boolean {
  const source = post.content?.article?.source;
  if (link === null) return mediaOf(handle) !== undefined && post.content?.media?.id === mediaOf(handle);
  return source !== undefined && URL.canParse(source) && new URL(source).searchParams.get('utm_content') === marker;
}

/** LinkedIn through its versioned API: the profile of the person, and the pages that they administer. */
export function createLinkedIn(settings: LinkedInSettings): NetworkAdapter {
  const client = new LinkedInClient(settings);
  const app = { client_id: settings.clientId, client_secret: settings.clientSecret.reveal() };
  const oauth = (path: string) => new URL(`${settings.oauthBase}/oauth/v2/${path}`);
  const addressOf = (urn: string) => `${settings.webBase}/feed/update/${urn}`;

  async function grantedTo(token: Secret<string>): Promise<string[]> {
    const form = { ...app, token: token.reveal() };
    const { answer } = await client.call({ method: 'POST', path: oauth('introspectToken'), form }, introspectionSchema);
    return answer.scope.split(/[\s,]+/).filter((scope) => scope !== '');
  }

  async function pagesOf(token: Secret<string>): Promise<NetworkTarget[]> {
    const pages: NetworkTarget[] = [];
    for (let call = 0; call < MAX_LIST_CALLS; call++) {
      const query = `q=roleAssignee&role=ADMINISTRATOR&state=APPROVED&start=${call * PAGE_SIZE}&count=${PAGE_SIZE}`;
      const path = `/rest/organizationAcls?${query}`;
      const { elements } = (await client.call({ method: 'GET', path, token }, rolesSchema)).answer;
      for (const { organization: id } of elements) {
        const about = `/rest/organizations/${id.split(':').at(-1) ?? ''}`;
        const { answer } = await client.call({ method: 'GET', path: about, token }, organizationSchema);
        pages.push({ id, name: answer.localizedName, kind: 'page', mayPost: true, token });
      }
      if (elements.length < PAGE_SIZE) return pages;
    }
    throw new NetworkError(OUTAGE, 'The list of pages has no end');
  }

  /** Only to LinkedIn itself: the address comes with an answer. */
  function uploadAddress(address: string): URL {
    const url = new URL(address);
    const isOurs = [settings.apiBase, settings.oauthBase].some((base) => new URL(base).origin === url.origin);
    if (isOurs || (url.protocol === 'https:' && url.hostname.endsWith('.linkedin.com'))) return url;
    throw new NetworkError(OUTAGE, `LinkedIn named an address of somebody else: ${url.origin}`);
  }

  function contentOf(post: Pick<OutgoingPost, 'link' | 'title' | 'altText' | 'handle' | 'video'>): object {
    const media = mediaOf(post.handle);
    if (post.link !== null)
      return { article: { source: post.link, title: post.title, ...(media !== undefined && { thumbnail: media }) } };
    if (media === undefined) return {};
    // A film is called by its title; what an image shows is said in words.
    return { media: { id: media, ...(post.video ? { title: post.title } : { altText: post.altText }) } };
  }

  // An app that asks for more than it is approved for is shown an error in the place of the consent screen.
  const mayAskFor = (scope: string) => settings.pages || !scope.includes('organization');

  return {
    mayAskFor,

    consentUrl({ state, redirectUri, scopes }) {
      const url = new URL(`${settings.webBase}/oauth/v2/authorization`);
      const asked = scopes.filter(mayAskFor);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        state,
        scope: asked.join(' '),
      }).toString();
      return url.href;
    },

    async redeem({ code, redirectUri }) {
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...app };
      try {
        const { answer } = await client.call({ method: 'POST', path: oauth('accessToken'), form }, tokenSchema);
        return { token: new Secret(answer.access_token), expiresInSeconds: answer.expires_in ?? null };
      } catch (error) {
        if (!(error instanceof NetworkError) || error.kind !== 'rejected') throw error;
        throw new NetworkError(SPENT, error.message, { code: error.code, cause: error });
      }
    },

    async readAccess(token) {
      const { answer: person } = await client.call({ method: 'GET', path: '/v2/userinfo', token }, personSchema);
      const granted = await grantedTo(token);
      const id = `urn:li:person:${person.sub}`;
      const own: NetworkTarget = { id, name: person.name, kind: 'profile', mayPost: true, token };
      const pages = granted.includes(PAGES_SCOPE) ? await pagesOf(token) : [];
      return { account: { id, name: person.name, granted }, targets: [own, ...pages] };
    },

    readQuota: null,

    readScheduled: null,

    findMentions: createOrganizationSearch(client),

    async readFigures({ targetId, token }, remoteId) {
      const encoded = encodeURIComponent(remoteId);
      const list = remoteId.startsWith('urn:li:ugcPost:') ? `ugcPosts=List(${encoded})` : `shares=List(${encoded})`;
      const page = encodeURIComponent(targetId);
      const path = `/rest/organizationalEntityShareStatistics?q=organizationalEntity&organizationalEntity=${page}&${list}`;
      const [found] = (await client.call({ method: 'GET', path, token }, statisticsSchema)).answer.elements;
      // What nobody has seen is left out; a post that was deleted is too, and is told by its own address.
      if (!found) await client.call({ method: 'GET', path: `/rest/posts/${encoded}`, token }, nothingSchema);
      const { likeCount = 0, commentCount = 0, shareCount = 0 } = found?.totalShareStatistics ?? {};
      return { reactions: likeCount, comments: commentCount, shares: shareCount };
    },

    comment: null,

    changing: null,

    uploadPictures: null,

    video: createFilms(client, uploadAddress),

    prolong: null,

    // Tokens are renewed for approved partners only.
    renew: null,

    // It is not said whether that would end what other accounts of the same person hold.
    revoke: null,

    async uploadPicture({ targetId, token }, { bytes, type }) {
      const json = { initializeUploadRequest: { owner: targetId } };
      const path = '/rest/images?action=initializeUpload';
      const { value } = (await client.call({ method: 'POST', path, token, json }, uploadSchema)).answer;
      const put = { method: 'PUT', path: uploadAddress(value.uploadUrl), token, bytes: { data: bytes, type } } as const;
      await client.call(put, nothingSchema);
      return { handle: { image: value.image }, sha256: createHash('sha256').update(bytes).digest('hex') };
    },

    async checkUpload({ token }, handle) {
      const path = uploadStatusPath(handle);
      const { status } = (await client.call({ method: 'GET', path, token }, imageSchema)).answer;
      if (status === 'AVAILABLE') return null;
      const label = `The upload is ${status}`;
      if (status === 'PROCESSING_FAILED') throw new NetworkError(PROCESSING_FAILED, label);
      const polls = Number(handle['polls'] ?? '0') + 1;
      if (polls >= POLLS) throw new NetworkError(PROCESSING_TIMEOUT, label);
      return { handle: { ...handle, polls: String(polls) }, waitMs: polls * POLL_STEP_MS };
    },

    async publish({ targetId, token }, post, mayStart) {
      const json = {
        author: targetId,
        commentary: toLittleText(post.message.trim() === '' ? NO_WORDS : post.message, post.mentions),
        visibility: 'PUBLIC',
        distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
        content: contentOf(post),
        lifecycleState: 'PUBLISHED',
        isReshareDisabledByAuthor: false,
      };
      const { restliId } = await client.call(
        { method: 'POST', path: '/rest/posts', token, json, hasEffect: true, mayStart },
        nothingSchema,
      );
      if (restliId === undefined) throw new NetworkError(UNKNOWN, 'LinkedIn did not say which post it made');
      return { id: restliId, url: addressOf(restliId) };
    },

    // The address is made of the id; LinkedIn has no other.
    readAddress: async (_target, remoteId) => addressOf(remoteId),

    async findPost({ targetId, token }, wanted) {
      if (targetId.startsWith('urn:li:person:'))
        throw new NetworkError(UNREADABLE, 'The posts of a person cannot be read');
      const author = encodeURIComponent(targetId);
      for (let call = 0; call < MAX_LIST_CALLS; call++) {
        const path = `/rest/posts?q=author&author=${author}&sortBy=LAST_MODIFIED&start=${call * PAGE_SIZE}&count=${PAGE_SIZE}`;
        const { elements } = (await client.call({ method: 'GET', path, token }, postsSchema)).answer;
        const found = elements.find((post) => isWanted(post, wanted));
        if (found) return { id: found.id, url: addressOf(found.id) };
        const from = client.networkClock.at(wanted.since.getTime()) - LOOK_BACK_MS;
        const last = elements.at(-1);
        if (elements.length < PAGE_SIZE || !last || last.lastModifiedAt < from) return null;
      }
      throw new NetworkError(OUTAGE, 'The list of posts has no end');
    },
  };
}
