import { pageSearch } from '../../../lib/search/page-search.ts';

const PIECE = /^cnt_[a-z0-9]+$/;

/** A piece that the e-mail is to have; nothing for what is no piece. */
export const emailSearch = pageSearch({
  piece: (typed): string | undefined => (typeof typed === 'string' && PIECE.test(typed) ? typed : undefined),
});
