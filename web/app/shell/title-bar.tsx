import { Link } from '@tanstack/react-router';
import { IconSearch } from '@tabler/icons-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Wordmark } from '../../ui/brand/mark.tsx';
import { useCurrentTitle } from '../use-current-title.ts';
import classes from './title-bar.module.css';

/** The top of a phone: where one is, home, and search. */
export function TitleBar() {
  const common = useText('common');
  const title = useCurrentTitle();
  return (
    <header className={classes['bar']} data-unprinted>
      <Link to="/dashboard" className={classes['home']}>
        <Wordmark quiet />
      </Link>
      <span className={classes['title']}>{title}</span>
      <Link to="/search" className={classes['search']} aria-label={common('search')} title={common('search')}>
        <IconSearch size={21} stroke={1.5} aria-hidden="true" />
      </Link>
    </header>
  );
}
