import type { ShelfName } from './kind.ts';
import { CONTENT_TYPES, kinds, type ContentType } from './kinds.ts';

/** Where each list of pieces is; what stands on none of these is found by searching or by a link. */
export const SHELF_PATHS = {
  shareable: '/shareable-content',
  market: '/market-updates',
  resources: '/resources',
  scripts: '/realtalk/scripts',
  learning: '/learning-center',
  playbooks: '/playbooks',
  expert: '/expert-guides',
} as const satisfies Record<Exclude<ShelfName, 'none'>, string>;

export type Shelf = keyof typeof SHELF_PATHS;
type ShelfPath = (typeof SHELF_PATHS)[Shelf];

/** The types that a list holds, in the order of its tabs. */
export function typesOn(shelf: Shelf): readonly ContentType[] {
  return CONTENT_TYPES.filter((type) => kinds[type].shelf === shelf);
}

/** What can be searched for: every type whose pieces have a page. */
export const SEARCHED_TYPES: readonly ContentType[] = CONTENT_TYPES.filter((type) => kinds[type].detail !== null);

/** The list that a piece of this type is in. */
export function shelfPathOf(type: ContentType): ShelfPath {
  const { shelf } = kinds[type];
  return SHELF_PATHS[shelf === 'none' ? 'shareable' : shelf];
}
