import { CONTENT_TYPES, kinds, type ContentType } from '../content/kinds.ts';

/** The types whose pieces are texts, which the studio writes. A film is made elsewhere. */
export const WRITTEN_TYPES: readonly ContentType[] = CONTENT_TYPES.filter(
  (type) => kinds[type].picture === 'cover' && !kinds[type].has?.includes('film'),
);

/** The types whose pieces are drawings, which the studio designs. */
export const DRAWN_TYPES: readonly ContentType[] = CONTENT_TYPES.filter((type) => kinds[type].picture === 'own');

/** Everything that the studio takes up. */
export const STUDIO_TYPES: readonly ContentType[] = [...WRITTEN_TYPES, ...DRAWN_TYPES];
