import { IconChevronRight } from '@tabler/icons-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useOff } from '../../../ui/action/use-off.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { MatchingUser } from './sign-in-api.ts';
import classes from './account-chooser.module.css';

interface AccountChooserProps {
  users: readonly MatchingUser[];
  busy: boolean;
  onChoose: (user: MatchingUser) => void;
  onBack: () => void;
}

type AccountProps = Pick<AccountChooserProps, 'busy' | 'onChoose'> & { user: MatchingUser };

function Account({ user, busy, onChoose }: AccountProps) {
  const text = useText('access');
  const off = useOff(busy);
  return (
    <button {...off} type="button" className={classes['account']} onClick={() => busy || onChoose(user)}>
      <Avatar name={user.name} size={40} />
      <span className={classes['words']}>
        <span className={classes['name']}>{user.name}</span>
        <span className={classes['detail']}>{[user.username, user.company].filter(Boolean).join(' · ')}</span>
      </span>
      {user.status !== 'active' && <StatusBadge tone="attention">{text(`status_${user.status}`)}</StatusBadge>}
      <IconChevronRight size={18} stroke={1.5} aria-hidden="true" />
    </button>
  );
}

/** Several accounts under one address: which one? */
export function AccountChooser({ users, busy, onChoose, onBack }: AccountChooserProps) {
  const text = useText('access');
  return (
    <div className={classes['chooser']}>
      <ul className={classes['list']}>
        {users.map((user) => (
          <li key={user.id}>
            <Account user={user} busy={busy} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={onBack}>
        {text('chooseBack')}
      </Button>
    </div>
  );
}
