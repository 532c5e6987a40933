import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import type { Language } from '../../lib/i18n/language.ts';

type Page = Answer<'perks', 'listPerks'>['data'];
export type Perk = Page['items'][number];

/** What was sought is not among the perks. */
class NoSuchPerk extends Error {
  override readonly name = 'NoSuchPerk';
}

/** Reads page after page, until none remain or the one that is looked for has come. */
async function readPages(language: Language, signal: AbortSignal, wanted?: string): Promise<Perk[]> {
  const perks: Perk[] = [];
  let query: { language: Language; cursor?: string } | null = { language };
  while (query !== null) {
    const { items, nextCursor }: Page = (await api.perks.listPerks({ query, signal })).data;
    perks.push(...items);
    const isFound = perks.some(({ slug }) => slug === wanted);
    query = nextCursor === null || isFound ? null : { language, cursor: nextCursor };
  }
  return perks;
}

/** All perks. */
export const perksQuery = (language: Language) =>
  queryOptions({
    queryKey: ['perks', 'list', language],
    queryFn: ({ signal }) => readPages(language, signal),
    // What the content team saves is seen when the page is opened next.
    staleTime: 0,
  });

/** One perk. @throws NoSuchPerk after the last page. */
export const perkQuery = (slug: string, language: Language) =>
  queryOptions({
    queryKey: ['perks', 'one', slug, language],
    async queryFn({ signal }): Promise<Perk> {
      const perk = (await readPages(language, signal, slug)).find((one) => one.slug === slug);
      if (!perk) throw new NoSuchPerk(slug);
      return perk;
    },
    // What the content team saves is seen when the page is opened next.
    staleTime: 0,
  });
