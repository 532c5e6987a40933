import { Refusal } from '../../kit/network/answer-by-table.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { callerOf, demandAuthor } from './caller.ts';
import { imageStatus } from './images.ts';
import { readMentions } from './little-text.ts';
import { type Network, refusal, refuse } from './network.ts';
import type { Post } from './state.ts';
import { videoStatus } from './videos.ts';

const FIRST_ID = 7_300_000_000_000_000;
const LONGEST = 3000;
const SAME_WITHIN_MS = 86_400_000;

const bad = (message: string) => new Refusal(refusal(422, message));
const words = (value: unknown) => (typeof value === 'string' ? value : '');
type Loose = Record<string, unknown> | undefined;

/** The file that a post shows: an image or a film. */
export function digestsOf(network: Network, { media }: Pick<Post, 'media'>): string[] {
  const { images, videos } = network.state();
  const digest = media === null ? null : (images[media.id] ?? videos[media.id])?.digest;
  return digest === null || digest === undefined ? [] : [digest];
}

export const isFilmPost = ({ media }: Pick<Post, 'media'>) => media?.id.startsWith('urn:li:video:') === true;

export function authorName(network: Network, author: string): string {
  const id = author.split(':').at(-1);
  const { people, organizations } = network.state();
  return [...people, ...organizations].find((known) => known.id === id)?.name ?? author;
}

/** An image or a film that its owner has uploaded, and that is not worked on any more. */
function demandMedia(network: Network, urn: string, author: string): void {
  const video = network.state().videos[urn];
  if (video !== undefined) {
    if (video.owner !== author) throw bad(`Video ${urn} does not belong to ${author}`);
    if (videoStatus(network, video) !== 'AVAILABLE') throw bad(`Video ${urn} is not available`);
    return;
  }
  const image = network.state().images[urn];
  if (image?.owner !== author) throw bad(`Image ${urn} does not belong to ${author}`);
  if (imageStatus(network, image) !== 'AVAILABLE') throw bad(`Image ${urn} is not available`);
}

function readContent(network: Network, call: VendorCall, author: string): Pick<Post, 'media' | 'article'> {
  const content = call.fields['content'] as Loose;
  const media = content?.['media'] as Loose;
  const article = content?.['article'] as Loose;
  if (media !== undefined) {
    const id = words(media['id']);
    demandMedia(network, id, author);
    const title = words(media['title']);
    return { media: { id, altText: words(media['altText']), ...(title !== '' && { title }) }, article: null };
  }
  if (article === undefined) return { media: null, article: null };
  const source = words(article['source']);
  const title = words(article['title']);
  if (!URL.canParse(source) || title === '') throw bad('An article needs a source and a title');
  const thumbnail = words(article['thumbnail']) || null;
  if (thumbnail !== null) demandMedia(network, thumbnail, author);
  return { media: null, article: { source, title, thumbnail } };
}

/** The same words with the same content, from the same author, within a day. */
function refuseDuplicate(network: Network, wanted: Omit<Post, 'urn'>): void {
  if (!network.state().settings.refuseDuplicates) return;
  const same = network
    .state()
    .posts.find(
      (post) =>
        post.author === wanted.author &&
        post.commentary === wanted.commentary &&
        post.media?.id === wanted.media?.id &&
        post.article?.source === wanted.article?.source &&
        wanted.at - post.at < SAME_WITHIN_MS,
    );
  if (same) throw new Refusal(refusal(422, `Content is a duplicate of ${same.urn}`));
}

/** `POST /rest/posts`: nothing in the answer but a header with the id. */
export function createPost(network: Network, call: VendorCall): VendorReply {
  const token = callerOf(network, call);
  const { fields } = call;
  const author = words(fields['author']);
  demandAuthor(network, token, author, 'write');
  const commentary = words(fields['commentary']);
  if (commentary.trim() === '') throw bad('commentary is required');
  const distribution = fields['distribution'] as Loose;
  if (
    fields['lifecycleState'] !== 'PUBLISHED' ||
    fields['visibility'] !== 'PUBLIC' ||
    distribution?.['feedDistribution'] === undefined
  )
    throw bad('visibility, distribution and lifecycleState are required');
  const { shown: message, named } = readMentions(commentary);
  const mentions = named.filter((each) => authorName(network, each.urn) === each.name);
  if (mentions.length < named.length) call.warn('A name is not that of the organization: it is shown as plain text.');
  if (message.length > LONGEST) refuse('too_long_400');
  if (named.length === 0 && message.length < commentary.replaceAll(/\\(?=.)/gs, '').length)
    call.warn('The text is cut at a mark that was not escaped.');
  const at = network.clock.now();
  const wanted = { author, commentary, ...readContent(network, call, author), at };
  refuseDuplicate(network, wanted);
  const post: Post = { urn: `urn:li:share:${network.ids.digits('post', FIRST_ID)}`, ...wanted };
  network.state().posts.push(post);
  network.effects.record({
    kind: 'published',
    at: new Date(at).toISOString(),
    requestId: call.requestId,
    detail: {
      pageId: author,
      pageName: authorName(network, author),
      postId: post.urn,
      message,
      mentions: mentions.map(({ urn }) => urn),
      cover: network.state().videos[post.media?.id ?? '']?.cover ?? null,
      link: post.article?.source ?? null,
      fileDigests: digestsOf(network, post),
      altTexts: post.media === null ? [] : [post.media.altText],
      permalink: `${network.baseUrl}/feed/update/${post.urn}`,
    },
  });
  network.touch();
  return { status: 201, headers: { 'x-restli-id': post.urn } };
}

/** `GET /rest/posts?q=author`: newest first. */
export function findPosts(network: Network, call: VendorCall): VendorReply {
  const token = callerOf(network, call);
  const author = call.query.get('author') ?? '';
  demandAuthor(network, token, author, 'read');
  const start = Number(call.query.get('start') ?? '0');
  const count = Math.min(100, Number(call.query.get('count') ?? '10'));
  const shownUpTo = network.clock.now() - network.state().settings.listLagMs;
  const all = network
    .state()
    .posts.filter((post) => post.author === author && post.at <= shownUpTo)
    .toReversed();
  const elements = all.slice(start, start + count).map((post) => ({
    id: post.urn,
    author,
    commentary: post.commentary,
    publishedAt: post.at,
    lastModifiedAt: post.at,
    lifecycleState: 'PUBLISHED',
    ...((post.media || post.article) && {
      content: { ...(post.media && { media: post.media }), ...(post.article && { article: post.article }) },
    }),
  }));
  return { status: 200, body: { elements, paging: { start, count, links: [] } } };
}
