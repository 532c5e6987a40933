import { Link, useLocation } from '@tanstack/react-router';
import { IconLock } from '@tabler/icons-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { useGate } from '../../lib/session/page-gate.ts';
import { ActionMenu } from '../../ui/action/action-menu.tsx';
import { type MenuEntry, isGroup } from './menu.ts';
import classes from './narrow-menu.module.css';

function NarrowEntry({ entry, path }: { entry: MenuEntry; path: string }) {
  const text = useText('shell');
  const common = useText('common');
  const gate = useGate();
  const Icon = entry.icon;
  const word = text(entry.label);
  /** What stands behind the name elsewhere is read out here: there is no room to see it. */
  const full = ({ to }: { to: string }, name: string) =>
    gate(to) === 'locked' ? `${name} (${common('notInPlan')})` : name;
  const label = isGroup(entry) ? word : full(entry, word);
  const icon = <Icon size={21} stroke={1.5} aria-hidden="true" />;
  if (!isGroup(entry)) {
    return (
      <Link to={entry.to} className={classes['entry']} aria-label={label} title={label}>
        {icon}
      </Link>
    );
  }
  const inside = entry.links.some((link) => path === link.to || path.startsWith(`${link.to}/`));
  return (
    <ActionMenu
      position="right-start"
      groups={[
        entry.links.map((link) => {
          const LinkIcon = gate(link.to) === 'locked' ? IconLock : link.icon;
          return {
            label: full(link, text(link.label)),
            to: link.to,
            icon: <LinkIcon size={18} stroke={1.5} aria-hidden="true" />,
          };
        }),
      ]}
      trigger={
        <button
          type="button"
          className={classes['entry']}
          aria-label={label}
          title={label}
          data-inside={inside || undefined}
        >
          {icon}
        </button>
      }
    />
  );
}

/** A menu as icons; groups open beside it. */
export function NarrowMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <ul className={classes['list']}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <NarrowEntry entry={entry} path={path} />
        </li>
      ))}
    </ul>
  );
}
