import { Link, useLocation } from '@tanstack/react-router';
import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { useGate } from '../../lib/session/page-gate.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { type MenuEntry, type MenuLink, isGroup } from './menu.ts';
import classes from './menu-list.module.css';

function Entry({ link, nested = false, onGo }: { link: MenuLink; nested?: boolean; onGo?: (() => void) | undefined }) {
  const text = useText('shell');
  const common = useText('common');
  const locked = useGate()(link.to) === 'locked';
  const Icon = link.icon;
  return (
    <Link to={link.to} className={nested ? classes['nested'] : classes['entry']} {...(onGo && { onClick: onGo })}>
      {!nested && <Icon size={20} stroke={1.5} aria-hidden="true" />}
      <span className={classes['word']}>{text(link.label)}</span>
      {locked && (
        <>
          <IconLock className={classes['lock']} size={15} stroke={1.75} aria-hidden="true" />
          <VisuallyHidden>({common('notInPlan')})</VisuallyHidden>
        </>
      )}
    </Link>
  );
}

function Group({ entry, onGo }: { entry: Extract<MenuEntry, { links: unknown }>; onGo?: (() => void) | undefined }) {
  const text = useText('shell');
  const id = useId();
  const path = useLocation({ select: (location) => location.pathname });
  const inside = entry.links.some((link) => path === link.to || path.startsWith(`${link.to}/`));
  const [choice, setChoice] = useState<boolean | null>(null);
  const open = choice ?? true;
  const Icon = entry.icon;
  return (
    <>
      <button
        type="button"
        className={classes['entry']}
        aria-expanded={open}
        aria-controls={id}
        data-inside={inside || undefined}
        onClick={() => setChoice(!open)}
      >
        <Icon size={20} stroke={1.5} aria-hidden="true" />
        <span>{text(entry.label)}</span>
        <IconChevronDown className={classes['chevron']} size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <ul id={id} className={classes['sub']} hidden={!open}>
        {entry.links.map((link) => (
          <li key={link.to}>
            <Entry link={link} nested onGo={onGo} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The main menu with words; groups fold. `onGo` closes the drawer that it may stand in. */
export function MenuList({ entries, onGo }: { entries: readonly MenuEntry[]; onGo?: () => void }) {
  return (
    <ul className={classes['list']}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {isGroup(entry) ? <Group entry={entry} onGo={onGo} /> : <Entry link={entry} onGo={onGo} />}
        </li>
      ))}
    </ul>
  );
}
