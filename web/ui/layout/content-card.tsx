import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Query } from '../../lib/search/page-search.ts';
import classes from './content-card.module.css';
import { Facts } from './facts.tsx';
import { Marked } from '../display/marked.tsx';
import { Picture } from '../display/picture.tsx';

interface ContentCardProps {
  /** The page of the piece. The whole card leads there. */
  to: string;
  /** The query of that address. */
  search?: Query;
  title: string;
  /** Words that were searched for, to be marked in the title. */
  query?: string;
  /** The language of the title, where it may not be that of the page. */
  lang?: string;
  picture: { src: string; width: number; height: number; srcSet?: string; sizes?: string };
  /** Type, date, reading time: short facts, separated by the card. */
  meta?: readonly string[];
  /** A `StatusBadge` above the title: on the picture it would cover its words. */
  badge?: ReactNode;
  /** What it promises and how far one has come with it, under the facts. */
  more?: ReactNode;
  /** Small buttons under the facts, in the order Post, Schedule, Download, Copy, Language. */
  actions?: ReactNode;
  /** Among the first on the page: its picture is fetched at once. */
  eager?: boolean;
  heading?: 'h2' | 'h3';
}

/** A piece of content as it is: its picture in the member's brand, its title, its facts. */
export function ContentCard({
  to,
  search,
  title,
  query = '',
  lang,
  picture,
  meta = [],
  badge,
  more,
  actions,
  eager = false,
  heading: Heading = 'h3',
}: ContentCardProps) {
  return (
    <article className={classes['card']}>
      <div className={classes['picture']}>
        <Picture {...picture} alt="" eager={eager} fallback={title} />
      </div>
      <div className={classes['words']}>
        {badge !== undefined && <span>{badge}</span>}
        <Heading className={classes['title']} lang={lang}>
          <Link to={to} {...(search && { search })} className={classes['link']}>
            {query === '' ? title : <Marked text={title} query={query} />}
          </Link>
        </Heading>
        {meta.length > 0 && <Facts facts={meta.map((fact) => ({ key: fact, fact }))} />}
        {more}
        {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
      </div>
    </article>
  );
}

/** The grid that content cards stand in. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={classes['grid']}>{children}</div>;
}
