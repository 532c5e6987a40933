import { NETWORK_KEYS, type NetworkKey } from '@yardsign/domain/sharing/networks/networks';
import { pageSearch } from '../../lib/search/page-search.ts';

export const SPANS = [30, 90, 366] as const;
export type Span = (typeof SPANS)[number];

/** What the list is narrowed to, in the address. */
export const resultsSearch = pageSearch<{ network: NetworkKey | null; days: Span }>({
  network: (value) => NETWORK_KEYS.find((key) => key === value) ?? null,
  days: (value) => SPANS.find((days) => days === Number(value)) ?? 90,
});
