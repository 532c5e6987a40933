import { IconSelector } from '@tabler/icons-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { useSession } from '../../lib/session/session-query.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Preferences } from '../../ui/preferences.tsx';
import classes from './account-menu.module.css';
import { useAccountGroups } from './use-account-groups.tsx';

/** The member's name at the foot of the rail; behind it the account menu, the language and the theme. */
export function AccountMenu({ narrow }: { narrow: boolean }) {
  const text = useText('shell');
  const session = useSession();
  const groups = useAccountGroups();
  if (session === null) return null;
  const name = `${session.user.first_name} ${session.user.last_name}`.trim();
  return (
    <ActionMenu
      position={narrow ? 'right-end' : 'top-start'}
      label={text('accountMenu')}
      heading={<Preferences />}
      groups={groups}
      trigger={
        <button
          type="button"
          className={classes['trigger']}
          aria-label={text('accountOf', { name })}
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
      }
    />
  );
}
