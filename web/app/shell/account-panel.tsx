import { Link } from '@tanstack/react-router';
import { IconLogout } from '@tabler/icons-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { useGate } from '../../lib/session/page-gate.ts';
import { Preferences } from '../../ui/navigation/preferences.tsx';
import classes from './account-panel.module.css';
import { accountMenu, adminEntry, customBlog, helpEntry, suggestEntry, teamEntry } from './menu.ts';
import listClasses from './menu-list.module.css';
import { MenuList } from './menu-list.tsx';

/** The account menu in the documents' order, then language and theme. `onGo` closes what it stands in. */
export function AccountPanel({ onGo }: { onGo: () => void }) {
  const text = useText('shell');
  const gate = useGate();
  const isFor = ({ to }: { to: string }) => gate(to) !== 'elsewhere';
  return (
    <>
      <nav aria-label={text('accountMenu')}>
        <MenuList entries={[...accountMenu, teamEntry].filter(isFor)} onGo={onGo} />
        <Link to="/logout" className={listClasses['entry']} preload={false} onClick={onGo}>
          <IconLogout size={20} stroke={1.5} aria-hidden="true" />
          <span>{text('logout')}</span>
        </Link>
        <MenuList entries={[customBlog, helpEntry, suggestEntry, adminEntry].filter(isFor)} onGo={onGo} />
      </nav>
      <div className={classes['preferences']}>
        <Preferences />
      </div>
    </>
  );
}
