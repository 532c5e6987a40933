import { CONTENT_TYPES, kinds, type ContentType } from '../content/kinds.ts';

/** The types whose pieces are texts, which the studio writes; a film is drawn. */
export const WRITTEN_TYPES: readonly ContentType[] = CONTENT_TYPES.filter(
  (type) => kinds[type].picture === 'cover' && !kinds[type].has?.includes('film'),
);
