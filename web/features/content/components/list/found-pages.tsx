import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useFoundPages } from '../../use-found-pages.ts';
import classes from './recent-searches.module.css';

/** Above what the library has: the pages of the product that somebody may mean, such as that of their password. */
export function FoundPages({ query }: { query: string }) {
  const text = useText('content');
  const titles = useText('titles');
  const pages = useFoundPages(query);
  if (query === '' || pages.length === 0) return null;
  return (
    <nav className={classes['recent']} aria-label={text('foundPages')}>
      <span className={classes['title']}>{text('foundPages')}</span>
      {pages.map(({ path, title }) => (
        <Link key={path} to={path} className={classes['search']}>
          <IconArrowRight size={16} stroke={1.5} aria-hidden="true" />
          <span>{titles(title)}</span>
        </Link>
      ))}
    </nav>
  );
}
