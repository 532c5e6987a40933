import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../action/icon-button.tsx';
import classes from './pagination.module.css';

interface PaginationProps {
  /** One-based. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Pages of a table. Lists of content use `LoadMore` instead. */
export function Pagination({ page, pages, onChange }: PaginationProps) {
  const text = useText('common');
  return (
    <nav className={classes['pages']} aria-label={text('pages')}>
      <IconButton
        label={text('previousPage')}
        icon={<IconChevronLeft size={20} stroke={1.5} />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <span aria-live="polite">{text('pageOf', { page, pages })}</span>
      <IconButton
        label={text('nextPage')}
        icon={<IconChevronRight size={20} stroke={1.5} />}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}
