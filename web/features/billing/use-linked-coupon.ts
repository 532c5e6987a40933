import { pageSearch, readText, usePageSearch } from '../../lib/search/page-search.ts';

/** What a link may bring to the pages on which something is chosen. */
const choiceSearch = pageSearch({ coupon: readText(50), plan: readText(50) });

/** A coupon that a link brings: `?coupon=`. */
export const useLinkedCoupon = (): string => usePageSearch(choiceSearch).coupon;

/** A plan that a link has chosen already: `?plan=`. */
export const useLinkedPlan = (): string => usePageSearch(choiceSearch).plan;
