import { Link } from '@tanstack/react-router';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { commandKey } from '../../lib/browser/command-key.ts';
import { readStored, writeStored } from '../../lib/browser/storage.ts';
import { useTablet } from '../../lib/browser/use-media.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Wordmark } from '../../ui/brand/mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { helpEntry, mainMenu } from './menu.ts';
import { MenuList } from './menu-list.tsx';
import { NarrowMenu } from './narrow-menu.tsx';
import classes from './rail.module.css';

const KEY = 'yardsign.rail';
const KEYS = 'Control+K Meta+K';

/** The left rail of a desktop: the search, the main menu, foldable to icons (remembered), the account at its foot. */
export function Rail({ onFind }: { onFind: () => void }) {
  const text = useText('shell');
  const common = useText('common');
  const [chosen, setChosen] = useState(() => readStored(KEY));
  const tablet = useTablet();
  const narrow = chosen === null ? tablet : chosen === 'narrow';

  function toggle() {
    const other = narrow ? 'wide' : 'narrow';
    writeStored(KEY, other);
    setChosen(other);
  }

  const Icon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <header className={classes['rail']} data-unprinted data-narrow={narrow || undefined}>
      <div className={classes['head']}>
        <Link to="/dashboard" className={classes['home']}>
          <Wordmark quiet={narrow} />
        </Link>
        <IconButton
          label={text(narrow ? 'expand' : 'collapse')}
          icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}
          onClick={toggle}
          aria-expanded={!narrow}
        />
      </div>
      <div className={classes['find']}>
        {narrow ? (
          <IconButton
            label={common('search')}
            icon={<IconSearch size={20} stroke={1.5} aria-hidden="true" />}
            onClick={onFind}
            aria-keyshortcuts={KEYS}
          />
        ) : (
          <button type="button" className={classes['finder']} onClick={onFind} aria-keyshortcuts={KEYS}>
            <IconSearch size={18} stroke={1.5} aria-hidden="true" />
            <span className={classes['word']}>{common('search')}</span>
            <kbd className={classes['key']} aria-hidden="true">
              {commandKey('K')}
            </kbd>
          </button>
        )}
      </div>
      <nav className={classes['menu']} aria-label={text('mainMenu')}>
        {narrow ? <NarrowMenu entries={mainMenu} /> : <MenuList entries={mainMenu} />}
      </nav>
      <div className={classes['foot']}>
        {narrow ? <NarrowMenu entries={[helpEntry]} /> : <MenuList entries={[helpEntry]} />}
        <AccountMenu narrow={narrow} />
      </div>
    </header>
  );
}
