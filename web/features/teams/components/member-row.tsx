import { IconDots, IconShield, IconShieldOff, IconUserMinus } from '@tabler/icons-react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ActionMenu } from '../../../ui/action/action-menu.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { TeamMember } from '../people-api.ts';
import classes from './people.module.css';

interface MemberRowProps {
  member: TeamMember;
  readOnly: boolean;
  opening: boolean;
  onView: () => void;
  onChangeRole: () => void;
  onRemove: () => void;
}

const TONES = {
  active: 'good',
  incomplete: 'neutral',
  inactive: 'neutral',
  limited: 'attention',
  paused: 'attention',
} as const;

function useActions({ member, onChangeRole, onRemove }: MemberRowProps) {
  const text = useText('teams');
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
  const role = {
    label: text(member.isAdmin ? 'revokeAdmin' : 'makeAdmin'),
    icon: member.isAdmin ? <IconShieldOff {...icon} /> : <IconShield {...icon} />,
    onSelect: onChangeRole,
  };
  const remove = {
    label: text('removeFromTeam'),
    icon: <IconUserMinus {...icon} />,
    onSelect: onRemove,
    danger: true,
  };
  return [...(member.may.changeRole ? [[role]] : []), ...(member.may.remove ? [[remove]] : [])];
}

/** One member: who, how their account stands, their role, and when they were here last. */
export function MemberRow(props: MemberRowProps) {
  const { member, readOnly, opening, onView } = props;
  const text = useText('teams');
  const format = useFormat();
  const actions = useActions(props);
  return (
    <li className={classes['row']}>
      <Avatar name={member.name} src={member.photoUrl} size={44} />
      <div className={classes['who']}>
        <p className={classes['name']}>{member.name}</p>
        <p className={classes['email']}>{member.email}</p>
      </div>
      <div className={classes['facts']}>
        <span className={classes['badges']}>
          <StatusBadge tone={TONES[member.status]}>{text(`status_${member.status}`)}</StatusBadge>
          {member.isAdmin && (
            <StatusBadge tone="info" icon={<IconShield size={16} stroke={1.75} aria-hidden="true" />}>
              {text('admin')}
            </StatusBadge>
          )}
        </span>
        <span className={classes['quiet']}>
          {member.lastSignInAt === null
            ? text('neverSignedIn')
            : text('lastSignIn', { ago: format.ago(member.lastSignInAt) })}
        </span>
        {!readOnly && !member.may.view && member.status !== 'active' && (
          <span className={classes['quiet']}>{text('impersonateLater')}</span>
        )}
      </div>
      {!readOnly && (
        <div className={classes['actions']}>
          {member.may.view && (
            <Button
              size="small"
              onClick={onView}
              busy={opening}
              aria-label={text('impersonateNamed', { name: member.name })}
            >
              {text('impersonate')}
            </Button>
          )}
          {actions.length > 0 && (
            <ActionMenu
              position="bottom-end"
              groups={actions}
              trigger={
                <IconButton
                  label={text('moreFor', { name: member.name })}
                  icon={<IconDots size={20} stroke={1.5} aria-hidden="true" />}
                />
              }
            />
          )}
        </div>
      )}
    </li>
  );
}
