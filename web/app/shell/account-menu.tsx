import { IconSelector } from '@tabler/icons-react';
import { cloneElement, useState } from 'react';
import { lazyPart } from '../../lib/code/lazy-part.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { useSession } from '../../lib/session/session-query.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Part } from '../../ui/feedback/part.tsx';
import classes from './account-menu.module.css';

const AccountPopover = lazyPart(() => import('./account-popover.tsx').then((module) => module.AccountPopover));

/** The member's name at the foot of the rail; behind it the account menu, the language and the theme. */
export function AccountMenu({ narrow }: { narrow: boolean }) {
  const text = useText('shell');
  const session = useSession();
  const [wanted, setWanted] = useState(false);
  if (session === null) return null;
  const name = `${session.user.first_name} ${session.user.last_name}`.trim();
  const trigger = (
    <button
      type="button"
      className={classes['trigger']}
      aria-label={text('accountOf', { name })}
      aria-haspopup="dialog"
      data-narrow={narrow || undefined}
    >
      <Avatar name={name} src={session.photoUrl} size={34} />
      {!narrow && (
        <>
          <span className={classes['words']}>
            <span className={classes['name']}>{name}</span>
            <span className={classes['email']}>{session.user.email}</span>
          </span>
          <IconSelector size={17} stroke={1.5} aria-hidden="true" />
        </>
      )}
    </button>
  );
  const waiting = cloneElement(trigger, {
    onClick: () => setWanted(true),
    onPointerEnter: () => void AccountPopover.preload(),
    onFocus: () => void AccountPopover.preload(),
  });
  if (!wanted) return waiting;
  return (
    <Part waiting={waiting} onDismiss={() => setWanted(false)}>
      <AccountPopover trigger={trigger} />
    </Part>
  );
}
