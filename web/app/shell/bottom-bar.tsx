import { Link } from '@tanstack/react-router';
import { IconCalendar, IconHome, IconLibraryPhoto, IconMenu2, IconPlus } from '@tabler/icons-react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './bottom-bar.module.css';

interface BottomBarProps {
  drawerOpened: boolean;
  onCreate: () => void;
  onMore: () => void;
}

/** The five places under the thumb. */
export function BottomBar({ drawerOpened, onCreate, onMore }: BottomBarProps) {
  const text = useText('shell');
  const icon = { size: 22, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <nav className={classes['bar']} data-unprinted aria-label={text('menu')}>
      <Link to="/dashboard" className={classes['place']}>
        <IconHome {...icon} />
        <span>{text('home')}</span>
      </Link>
      <Link to="/shareable-content" className={classes['place']}>
        <IconLibraryPhoto {...icon} />
        <span>{text('library')}</span>
      </Link>
      <button type="button" className={classes['create']} onClick={onCreate} aria-haspopup="dialog">
        <span className={classes['disc']}>
          <IconPlus size={22} stroke={2} aria-hidden="true" />
        </span>
        <span>{text('create')}</span>
      </button>
      <Link to="/content-calendar" className={classes['place']}>
        <IconCalendar {...icon} />
        <span>{text('calendar')}</span>
      </Link>
      <button
        type="button"
        className={classes['place']}
        onClick={onMore}
        aria-haspopup="dialog"
        aria-expanded={drawerOpened}
      >
        <IconMenu2 {...icon} />
        <span>{text('more')}</span>
      </button>
    </nav>
  );
}
