import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Query } from '../../lib/search/page-search.ts';
import classes from './back-link.module.css';

interface BackLinkProps {
  to: string;
  search?: Query;
  children: ReactNode;
}

/** Above the title of a page: leads back to the list or the piece that it belongs to, which is not the page that is read. */
export function BackLink({ to, search, children }: BackLinkProps) {
  return (
    <Link to={to} className={classes['back']} activeOptions={{ exact: true }} {...(search && { search })}>
      <IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />
      {children}
    </Link>
  );
}
