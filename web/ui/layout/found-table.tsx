import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Loaded } from '../feedback/loaded.tsx';
import { ListSkeleton } from '../feedback/skeleton.tsx';
import { MorePages } from '../navigation/more-pages.tsx';
import classes from './found-table.module.css';

type Reading<Data> = Parameters<typeof Loaded<Data>>[0]['query'];
type Pages = Parameters<typeof MorePages>[0]['list'];

interface Page<Item> {
  items: readonly Item[];
  total: number | null;
}

interface FoundTableProps<Item> {
  list: Reading<{ pages: readonly Page<Item>[] }> & Pages & { isPlaceholderData: boolean };
  label: string;
  columns: readonly string[];
  /** A `tr`. The link in its first cell covers the whole row; in a card a cell says its `data-label`, and none that is `data-empty`; no word breaks in one that is `data-whole`. */
  children: (item: Item) => ReactNode;
  said: {
    count: (total: number) => string;
    nothing: string;
    nothingHelp: string;
    clear: string;
    failed: string;
    moreFailed: string;
  };
  /** Where filters narrow the list. */
  onClear?: (() => void) | undefined;
}

/** What the filters of a list leave: a table with its count, where that has no room a card for each row. */
export function FoundTable<Item>({ list, label, columns, said, onClear, children }: FoundTableProps<Item>) {
  const isOld = list.isPlaceholderData;
  return (
    <Loaded query={list} waiting={<ListSkeleton rows={8} />} place="list" failed={said.failed}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        return (
          <section className={classes['found']} aria-label={label} aria-busy={list.isFetching}>
            <p className={classes['count']} role="status">
              {isOld || items.length === 0 ? '\u00A0' : said.count(pages[0]?.total ?? 0)}
            </p>
            {items.length === 0 ? (
              <EmptyState
                drawing="search"
                title={said.nothing}
                {...(onClear && { action: <Button onClick={onClear}>{said.clear}</Button> })}
              >
                {said.nothingHelp}
              </EmptyState>
            ) : (
              <table className={classes['table']} data-old={isOld || undefined}>
                <thead>
                  <tr>
                    {columns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>{items.map(children)}</tbody>
              </table>
            )}
            <MorePages list={list} shown={items.length} failed={said.moreFailed} />
          </section>
        );
      }}
    </Loaded>
  );
}
