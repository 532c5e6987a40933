import { CONTENT_TYPES, kinds } from './kinds.ts';

/** What the public home page and the feed of a member list: what is read. A film has a page too, and is reached by its link. */
export const FEED_TYPES = CONTENT_TYPES.filter((type) => kinds[type].hasPublicPage && kinds[type].isRead);
