import {
  type Mention,
  type MentionWay,
  hasPlainMention,
  mentionsMeant,
  mostOf,
} from '@yardsign/domain/sharing/mentions';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import type { SocialNetwork } from '@yardsign/domain/sharing/networks/social-network';
import type { Connection } from './connection-model.ts';
import type { Network } from './model.ts';

/** Somebody who is named on one network. */
export interface NamedOn extends Mention {
  network: Network;
}

/** Those who are on a picture or a film, or are asked to post along, as the member types them. */
export type People = Record<Exclude<MentionWay, 'words'>, string>;

export const NO_PEOPLE: People = { tag: '', collaborator: '' };

/** A network that this page does not know yet is told of nobody. */
const NOBODY: Pick<SocialNetwork['capabilities'], 'mentions'> = {
  mentions: { words: 'plain', id: null, scopes: [], tags: 0, collaborators: 0 },
};
const rulesOf = (network: Network) =>
  (networks as Partial<Record<string, SocialNetwork>>)[network]?.capabilities ?? NOBODY;
const ALL = Object.keys(networks) as Network[];

/** The networks that are told who is on a picture or a film. */
export const tellingPeople = (meant: readonly Network[]): Network[] =>
  meant.filter((network) => mostOf(rulesOf(network), 'tag') > 0);

/** The names in a list as people write one: with or without an @, parted by commas or spaces. */
export function peopleIn(typed: string): string[] {
  const names = typed.split(/[\s,;]+/u).map((name) => name.replace(/^@/u, ''));
  return [...new Set(names.filter((name) => name !== ''))];
}

interface PeopleFault {
  network: Network;
  /** A name that nobody there can have; null for too many. */
  name: string | null;
  most: number;
}

/** What the first network does not take of a list; null when all take it. */
export function peopleFault(meant: readonly Network[], way: keyof People, typed: string): PeopleFault | null {
  const names = peopleIn(typed);
  for (const network of tellingPeople(meant)) {
    const { mentions } = rulesOf(network);
    const most = mostOf({ mentions }, way);
    const name = names.find((each) => mentions.id?.test(each) !== true) ?? null;
    if (name !== null || names.length > most) return { network, name, most };
  }
  return null;
}

interface Naming {
  mentions: readonly NamedOn[];
  people: People;
}

/** All who are named, as they are kept: by network, whether it is posted to or not. */
export function namedBy({ mentions, people }: Naming): NamedOn[] {
  const listed = tellingPeople(ALL).flatMap((network) =>
    (['tag', 'collaborator'] as const).flatMap((as) =>
      peopleIn(people[as]).map((name) => ({ network, id: name, name, as })),
    ),
  );
  return [...mentions, ...listed];
}

/** Taken up again. What an older build kept has nobody. */
export function takenNames(kept: readonly NamedOn[] | undefined): Naming {
  const all = kept ?? [];
  const [telling] = tellingPeople(ALL);
  const typed = (way: keyof People) =>
    all.flatMap(({ network, as, name }) => (network === telling && as === way ? [name] : [])).join(', ');
  return {
    mentions: all.filter(({ as }) => as === 'words'),
    people: { tag: typed('tag'), collaborator: typed('collaborator') },
  };
}

/** Those whom the words of one network name by a link. */
export function namedInWords(mentions: readonly NamedOn[], network: Network, caption: string): NamedOn[] {
  return mentionsMeant(
    caption,
    mentions.filter((each) => each.network === network),
  );
}

/** Who is sent: those whom a network that is posted to is told of. */
export function namesToSend(naming: Naming, captions: readonly { network: Network; caption: string }[]): NamedOn[] {
  const all = namedBy(naming);
  return captions.flatMap(({ network, caption }) => namedInWords(all, network, caption));
}

/** The networks where an @name becomes a link only once it was chosen whom it means. */
export function findingOn(meant: readonly Network[], connections: readonly Connection[]): Network[] {
  return meant.filter((network) => connections.some(({ slug, mayMention }) => slug === network && mayMention));
}

/** The networks on which an @name in the words stays plain text. */
export function plainOn(
  captions: readonly { network: Network; caption: string }[],
  mentions: readonly NamedOn[],
): Network[] {
  const isPlain = ({ network, caption }: { network: Network; caption: string }) =>
    rulesOf(network).mentions.words !== 'link' &&
    hasPlainMention(
      caption,
      mentions.filter((each) => each.network === network),
    );
  return captions.filter(isPlain).map(({ network }) => network);
}

/** Words with an @name put in where the caret stands, parted from what is around it; and where the caret stands then. */
export function withName(words: string, name: string, caret: number): { words: string; caret: number } {
  const [before, after] = [words.slice(0, caret), words.slice(caret)];
  const put = `${before === '' || /\s$/u.test(before) ? '' : ' '}@${name}${/^[\s,.;:!?)]/u.test(after) ? '' : ' '}`;
  return { words: before + put + after, caret: caret + put.length };
}
