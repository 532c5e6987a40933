import { Link } from '@tanstack/react-router';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useState } from 'react';
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

/** The left rail of a desktop: the main menu, foldable to icons (remembered), the account at its foot. */
export function Rail() {
  const text = useText('shell');
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
    <header className={classes['rail']} data-narrow={narrow || undefined}>
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
