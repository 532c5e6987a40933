import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { LiveSearch } from '../../../ui/form/live-search.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import classes from './people.module.css';

type Reading<Data> = Parameters<typeof Loaded<Data>>[0]['query'];
type Pages = Parameters<typeof MorePages>[0]['list'];

interface Page<Person> {
  items: readonly Person[];
  total: number | null;
}

interface FoundPeopleProps<Person> {
  list: Reading<{ pages: readonly Page<Person>[] }> & Pages & { isPlaceholderData: boolean };
  /** More than one looks through: they can be searched and narrowed. A small team is shown whole. */
  many: boolean;
  /** Of the search. */
  label: string;
  query: string;
  onSearch: (query: string) => void;
  /** The other filters, beside the search. */
  filters: ReactNode;
  /** Where filters narrow the list. */
  onClear: (() => void) | undefined;
  failed: string;
  children: (shown: readonly Person[]) => ReactNode;
}

/** People of a team, as many as one looks through, with more when they are asked for. Searched, narrowed and counted on the server. */
export function FoundPeople<Person>(props: FoundPeopleProps<Person>) {
  const { list, many, label, query, onSearch, filters, failed } = props;
  return (
    <>
      {many && (
        <div className={classes['filters']}>
          <LiveSearch label={label} value={query} onSearch={onSearch} />
          <div className={classes['selects']}>{filters}</div>
        </div>
      )}
      <Loaded query={list} waiting={<ListSkeleton rows={5} />} place="part" failed={failed}>
        {({ pages }) => <Found {...props} pages={pages} />}
      </Loaded>
    </>
  );
}

function Found<Person>({
  list,
  many,
  onClear,
  pages,
  children,
}: FoundPeopleProps<Person> & { pages: readonly Page<Person>[] }) {
  const text = useText('teams');
  const people = pages.flatMap((page) => page.items);
  return (
    <div aria-busy={list.isFetching}>
      <div data-old={list.isPlaceholderData || undefined} className={classes['found']}>
        {people.length > 0 && children(people)}
      </div>
      {people.length === 0 && (
        <div className={classes['nobody']}>
          <p className={classes['quiet']} role="status">
            {text('nobodyFound')}
          </p>
          {onClear && (
            <Button size="small" onClick={onClear}>
              {text('clearFilters')}
            </Button>
          )}
        </div>
      )}
      {many && people.length > 0 && (
        <MorePages list={list} shown={people.length} total={pages[0]?.total ?? null} failed={text('moreFailed')} />
      )}
    </div>
  );
}
