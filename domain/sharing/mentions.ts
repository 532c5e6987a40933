import type { Capabilities } from './networks/social-network.ts';

/** How somebody is named: by an @name in the words, on the picture or the film, or as one who posts along. */
export const MENTION_WAYS = ['words', 'tag', 'collaborator'] as const;

export type MentionWay = (typeof MENTION_WAYS)[number];

/** Somebody that a post names on one network. */
export interface Mention {
  /** What the network knows them by. */
  id: string;
  /** Their name there, letter for letter; in the words it stands behind an @. */
  name: string;
  as: MentionWay;
}

/** Somebody who can be named on a network, found by words. */
export interface Named extends Pick<Mention, 'id' | 'name'> {
  /** What tells them from others of that name; may be empty. */
  about: string;
}

/** The most that a post names on all of its networks. */
export const MENTIONS_MOST = 40;

type Rules = Pick<Capabilities, 'mentions'>;

/** Whether a network can be told of somebody in this way, under such an id. */
export function takesMention({ mentions }: Rules, { id, as }: Pick<Mention, 'id' | 'as'>): boolean {
  const most = mostOf({ mentions }, as);
  return most > 0 && mentions.id !== null && mentions.id.test(id);
}

/** How many it takes in this way; 0 for none. */
export function mostOf({ mentions }: Rules, way: MentionWay): number {
  if (way === 'words') return mentions.words === 'chosen' ? MENTIONS_MOST : 0;
  return way === 'tag' ? mentions.tags : mentions.collaborators;
}

const WORD = /[\p{L}\p{N}_]/u;

/** Whether an @name stands here by itself: not inside an address or a longer name. */
function standsAt(text: string, at: number, length: number): boolean {
  return !WORD.test(text.charAt(at - 1)) && !WORD.test(text.charAt(at + length));
}

/**
 * Cuts words where they name somebody who was chosen.
 *
 * @returns the words in their order: text, and in the place of each `@name` whom it means
 */
export function withMentions<Who extends Pick<Mention, 'name'>>(
  text: string,
  mentions: readonly Who[],
): (string | Who)[] {
  // Of two names that begin alike the longer one is meant.
  const longestFirst = mentions.toSorted((one, other) => other.name.length - one.name.length);
  const parts: (string | Who)[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at < from) continue;
    const named = longestFirst.find(({ name }) => text.startsWith(name, at + 1) && standsAt(text, at, name.length + 1));
    if (!named) continue;
    if (at > from) parts.push(text.slice(from, at));
    parts.push(named);
    from = at + 1 + named.name.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** Those of them that a post with these words names: an @name that was taken out of the words names nobody. */
export function mentionsMeant<Who extends Pick<Mention, 'name' | 'as'>>(text: string, mentions: readonly Who[]): Who[] {
  const inWords = mentions.filter(({ as }) => as === 'words');
  const found = new Set(withMentions(text, inWords));
  return mentions.filter((mention) => mention.as !== 'words' || found.has(mention));
}

const AT_NAME = /(?<![\p{L}\p{N}_.])@[\w.]+/u;

/** Whether words name somebody by an @name that nobody was chosen for. */
export function hasPlainMention(text: string, mentions: readonly Pick<Mention, 'name' | 'as'>[]): boolean {
  const inWords = mentions.filter(({ as }) => as === 'words');
  return withMentions(text, inWords).some((part) => typeof part === 'string' && AT_NAME.test(part));
}
