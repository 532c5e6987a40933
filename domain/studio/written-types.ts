import { CONTENT_TYPES, isPublished, kinds, type PublishedType } from '../content/kinds.ts';

/** The types whose pieces are texts, which the studio writes; a film is drawn. */
export const WRITTEN_TYPES: readonly PublishedType[] = CONTENT_TYPES.filter(isPublished).filter(
  (type) => kinds[type].picture === 'cover' && !kinds[type].has?.includes('film'),
);
