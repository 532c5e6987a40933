import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

/** A query: the values behind the `?` of an address, by their names. */
export type Query = Readonly<Record<string, unknown>>;

/** How each value of a query is read: whatever somebody may have typed becomes a value that the page knows. */
type Readers<Values> = { readonly [Name in keyof Values]: (typed: unknown) => Values[Name] };

type Some<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

/** The query of a page: what the page reads of it, and what a link may write into it. */
export interface PageSearch<Values extends object> {
  read: (query: Query) => Values;
  /** The query of a link to the page. */
  link: (values: Some<Values>) => Query;
  /** The query of the page on screen, with these values in place of those it has. */
  change: (values: Some<Values>) => (before: Query) => Query;
}

export function pageSearch<Values extends object>(readers: Readers<Values>): PageSearch<Values> {
  const names = Object.keys(readers) as (keyof Values & string)[];
  return {
    read: (query) => Object.fromEntries(names.map((name) => [name, readers[name](query[name])])) as Values,
    link: (values) => ({ ...values }),
    change: (values) => (before) => ({ ...before, ...values }),
  };
}

/** What the address on screen says to this page. The same object as long as the query is the same. */
export function usePageSearch<Values extends object>(page: PageSearch<Values>): Values {
  const query: Query = useSearch({ strict: false });
  return useMemo(() => page.read(query), [page, query]);
}

/** A text as it was typed, up to a length that no honest one has; nothing for anything else. */
export const readText =
  (longest: number) =>
  (typed: unknown): string =>
    typeof typed === 'string' ? typed.slice(0, longest) : '';
