import type { Capabilities } from './social-network.ts';

/** Why a network does not take a post. */
export type Misfit = 'kind' | 'shape' | 'length' | 'weight' | 'codec' | 'ratio' | 'text' | 'tags';

/** What a piece is posted as. */
export type PostedAs = 'link' | 'picture' | 'video';

/** A film as a network looks at it. */
export interface FilmSize {
  seconds: number;
  bytes: number;
  /** How its pictures and its sound are encoded, by four letters; left out while its file was not looked at. */
  codec?: string;
  soundCodec?: string | null;
}

/**
 * Finds the first thing about a post that a network does not take; null when it takes all of it.
 *
 * @param post `postedAs`: what the piece is posted as; the size is that of its picture, in pixels.
 */
export function misfitOf(
  { link, picture, video, ...words }: Pick<Capabilities, 'link' | 'picture' | 'video'> & WordRules,
  post: { postedAs: PostedAs; text: string; width: number; height: number; film?: FilmSize | null },
): Misfit | null {
  if (!takesKind({ link, picture, video }, post.postedAs)) return 'kind';
  // Of a link the network draws its own picture.
  if (post.postedAs === 'picture' && !takesShape({ picture }, post)) return 'shape';
  const film = post.postedAs === 'video' && post.film ? filmMisfitOf({ video }, { ...post, ...post.film }) : null;
  return film ?? textMisfitOf(words, post.text, post.postedAs);
}

/** Whether a network takes pieces that are posted so. */
export function takesKind(
  { link, picture, video }: Pick<Capabilities, 'link' | 'picture' | 'video'>,
  postedAs: PostedAs,
): boolean {
  if (postedAs === 'link') return link;
  return (postedAs === 'picture' ? picture : video) !== null;
}

/** What about a film a network does not take: how long it runs, how much it weighs, how it is encoded, or its shape. */
export function filmMisfitOf(
  { video }: Pick<Capabilities, 'video'>,
  { seconds, bytes, codec, soundCodec, width, height }: FilmSize & { width: number; height: number },
): 'length' | 'weight' | 'codec' | 'ratio' | null {
  if (video === null) return null;
  if (seconds < video.seconds.least || seconds > video.seconds.most) return 'length';
  if (bytes > video.mostBytes) return 'weight';
  if (codec !== undefined && video.codecs?.includes(codec) === false) return 'codec';
  if (typeof soundCodec === 'string' && video.soundCodecs?.includes(soundCodec) === false) return 'codec';
  const shape = width / height;
  return video.ratio !== null && (shape < video.ratio.least || shape > video.ratio.most) ? 'ratio' : null;
}

type WordRules = Pick<Capabilities, 'textMost' | 'lengthOf' | 'linkRoom' | 'tagsMost'>;

/** What is used of the room for words, and how much there is, as the network counts. */
export function roomOf(
  { textMost, lengthOf, linkRoom }: Pick<WordRules, 'textMost' | 'lengthOf' | 'linkRoom'>,
  text: string,
  postedAs: PostedAs,
): { used: number; most: number } {
  return { used: lengthOf?.(text) ?? text.length, most: textMost - (postedAs === 'link' ? linkRoom : 0) };
}

/** What about the words alone a network does not take. */
export function textMisfitOf(rules: WordRules, text: string, postedAs: PostedAs): 'text' | 'tags' | null {
  const { used, most } = roomOf(rules, text, postedAs);
  if (used > most) return 'text';
  return rules.tagsMost && hasTooManyTags(text, rules.tagsMost) ? 'tags' : null;
}

/** Whether a network takes a picture of this size. */
export function takesShape(
  { picture }: Pick<Capabilities, 'picture'>,
  { width, height }: { width: number; height: number },
): boolean {
  if (picture === null) return false;
  const shape = width / height;
  return picture.ratio === null || (shape >= picture.ratio.least && shape <= picture.ratio.most);
}

const HASHTAG = /#[\p{L}\p{N}_]+/gu;
const MENTION = /(?<![\p{L}\p{N}_.])@[\w.]+/gu;

/** Whether a text has more hashtags or mentions than a network takes. An address of a mail is no mention. */
function hasTooManyTags(text: string, most: NonNullable<Capabilities['tagsMost']>): boolean {
  return (text.match(HASHTAG)?.length ?? 0) > most.hashtags || (text.match(MENTION)?.length ?? 0) > most.mentions;
}
