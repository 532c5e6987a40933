import { CONTENT_TYPES, isPublished, kinds, type PublishedType } from '../content/kinds.ts';

/** The types whose pieces are texts, which the studio writes; a film is drawn. */
export const WRITTEN_TYPES: readonly PublishedType[] = CONTENT_TYPES.filter(isPublished).filter(
  (type) => kinds[type].picture === 'cover' && !kinds[type].has?.includes('film'),
);

/** Those of them that need nothing besides their texts, so that a new piece can be begun with a title. */
export const STARTED_TYPES: readonly PublishedType[] = WRITTEN_TYPES.filter(
  (type) => (kinds[type].has ?? []).length === 0,
);
