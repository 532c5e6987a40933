import type { SocialNetwork } from '../sharing/networks/social-network.ts';
import { CONTENT_TYPES, kinds, type ContentType } from '../content/kinds.ts';
import type { Language } from '../languages.ts';
import { NETWORK_KEYS, networks, type NetworkKey } from '../sharing/networks/networks.ts';

// What the source documents number stands on the wire by its number, and nowhere else.

const LANGUAGE_IDS: Readonly<Record<Language, number>> = { en: 1, es: 2 };

/** Categories that a job can skip, by their slugs. */
const SKIP_CATEGORY_IDS: Readonly<Record<string, number>> = { holiday: 82 };

export const SKIPPABLE_CATEGORIES = Object.keys(SKIP_CATEGORY_IDS);

/** The types that a job can post, in the order of their ids. */
export const AUTOPILOT_TYPES: readonly ContentType[] = CONTENT_TYPES.filter(
  (type) => kinds[type].autopilot !== undefined,
).toSorted((a, b) => idOfType(a) - idOfType(b));

/** The networks that a job can post to, in the order of their ids. */
export const AUTOPILOT_NETWORKS: readonly NetworkKey[] = NETWORK_KEYS.filter(
  (key) => idOfNetwork(key) !== undefined,
).toSorted((a, b) => (idOfNetwork(a) ?? 0) - (idOfNetwork(b) ?? 0));

function keyOf<Key extends string>(ids: Readonly<Record<Key, number>>, id: number): Key | undefined {
  return (Object.keys(ids) as Key[]).find((key) => ids[key] === id);
}

export function idOfLanguage(language: Language): number {
  return LANGUAGE_IDS[language];
}

/** The language of a wire id, or undefined for an id that the documents do not list. */
export function languageOfId(id: number): Language | undefined {
  return keyOf(LANGUAGE_IDS, id);
}

/** The wire id of a category that can be skipped; undefined for any other. */
export function idOfSkipCategory(slug: string): number | undefined {
  return SKIP_CATEGORY_IDS[slug];
}

export function skipCategoryOfId(id: number): string | undefined {
  return keyOf(SKIP_CATEGORY_IDS, id);
}

/** The wire id of a type that a job can post; 0 for any other. */
export function idOfType(type: ContentType): number {
  return kinds[type].autopilot?.id ?? 0;
}

export function typeOfId(id: number): ContentType | undefined {
  return AUTOPILOT_TYPES.find((type) => idOfType(type) === id);
}

/** The wire id of a network; undefined for one that the documents do not number. */
export function idOfNetwork(key: string): number | undefined {
  const about: SocialNetwork | undefined = networks[key as NetworkKey];
  return about?.wireId;
}

export function networkOfId(id: number): NetworkKey | undefined {
  return AUTOPILOT_NETWORKS.find((key) => idOfNetwork(key) === id);
}
