import { Link } from '@tanstack/react-router';
import { IconHistory } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import type { Query } from '../../../../lib/search/page-search.ts';
import type { Filters } from '../../model.ts';
import { forgetSearches, readSearches, rememberSearch } from '../../recent-searches.ts';
import classes from './recent-searches.module.css';

interface RecentSearchesProps {
  memberId: string;
  filters: Filters;
  searchFor: (change: Partial<Filters>) => Query;
}

/** While nothing is searched for: what was, a press away. A search is remembered when it is left for something else. */
export function RecentSearches({ memberId, filters, searchFor }: RecentSearchesProps) {
  const text = useText('content');
  const [recent, setRecent] = useState(() => readSearches(memberId));
  const words = useRef(filters.query);

  useEffect(() => {
    if (filters.query === '' && words.current !== '') {
      rememberSearch(memberId, words.current);
      setRecent(readSearches(memberId));
    }
    words.current = filters.query;
  }, [memberId, filters.query]);

  useEffect(() => () => rememberSearch(memberId, words.current), [memberId]);

  if (filters.query !== '' || recent.length === 0) return null;
  return (
    <nav className={classes['recent']} aria-label={text('recentSearches')}>
      <span className={classes['title']}>{text('recentSearches')}</span>
      {recent.map((search) => (
        <Link
          key={search}
          to="/search"
          search={searchFor({ query: search })}
          className={classes['search']}
          resetScroll={false}
        >
          <IconHistory size={16} stroke={1.5} aria-hidden="true" />
          <span>{search}</span>
        </Link>
      ))}
      <Button
        kind="quiet"
        size="small"
        onClick={() => {
          forgetSearches(memberId);
          setRecent([]);
        }}
      >
        {text('forgetSearches')}
      </Button>
    </nav>
  );
}
