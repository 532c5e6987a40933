import { useInfiniteQuery } from '@tanstack/react-query';
import { ACCOUNT_STATUSES } from '@yardsign/domain/access/account-kinds';
import { useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { useImpersonateMember } from '../../access/impersonation/impersonation-api.ts';
import { type Team, useRemoveMember, useSetAdmin } from '../api.ts';
import { teamName } from '../model.ts';
import { ALL_MEMBERS, type MemberFilters, membersQuery, PART, type TeamMember } from '../people-api.ts';
import classes from './people.module.css';
import { FoundPeople } from './found-people.tsx';
import { MemberRow } from './member-row.tsx';
import { useOwnId } from './use-own-id.ts';

interface MembersCardProps {
  team: Team;
  readOnly: boolean;
  onInvite: () => void;
}

interface FiltersProps {
  filters: MemberFilters;
  onChange: (change: Partial<MemberFilters>) => void;
}

function Filters({ filters, onChange }: FiltersProps) {
  const text = useText('teams');
  return (
    <>
      <NativeSelect
        label={text('filterRole')}
        value={filters.role}
        onChange={(role) => onChange({ role })}
        choices={[
          { value: '', label: text('any') },
          { value: 'admin', label: text('onlyAdmins') },
          { value: 'member', label: text('onlyMembers') },
        ]}
      />
      <NativeSelect
        label={text('filterStatus')}
        value={filters.status}
        onChange={(status) => onChange({ status })}
        choices={[
          { value: '', label: text('any') },
          ...ACCOUNT_STATUSES.map((value) => ({ value, label: text(`status_${value}`) })),
        ]}
      />
    </>
  );
}

/** Everyone on the team, with what can be done about each of them. */
export function MembersCard({ team, readOnly, onInvite }: MembersCardProps) {
  const text = useText('teams');
  const errorText = useErrorText();
  const [filters, setFilters] = useState(ALL_MEMBERS);
  const change = (part: Partial<MemberFilters>) => setFilters({ ...filters, ...part });
  const isNarrowed = Object.values(filters).some((value) => value !== '');
  const members = useInfiniteQuery({ ...membersQuery(filters), enabled: team.seats.members > 0 });
  const [leaving, setLeaving] = useState<TeamMember | null>(null);
  const [named, setNamed] = useState<TeamMember | null>(null);
  const setAdmin = useSetAdmin();
  const remove = useRemoveMember();
  const impersonate = useImpersonateMember(useOwnId());
  const failed = (error: unknown) => showToast({ kind: 'failure', message: errorText(error), duration: 8000 });

  function changeRole(member: TeamMember) {
    const isAdmin = !member.isAdmin;
    setAdmin.mutate(
      { member, isAdmin },
      {
        onSuccess: () => showToast({ message: text(isAdmin ? 'adminMade' : 'adminRevoked', { name: member.name }) }),
        onError: failed,
      },
    );
  }

  function confirmRemoval() {
    if (leaving === null) return;
    remove.mutate(leaving, {
      onSuccess: () => showToast({ message: text('removed', { name: leaving.name }) }),
      onError: failed,
      onSettled: () => setLeaving(null),
    });
  }

  return (
    <Card title={text('members')}>
      {team.seats.members === 0 ? (
        <EmptyState
          drawing="empty"
          title={text('noMembers')}
          heading="h3"
          action={!readOnly && <Button onClick={onInvite}>{text('invite')}</Button>}
        >
          {text('noMembersText')}
        </EmptyState>
      ) : (
        <FoundPeople
          list={members}
          many={team.seats.members > PART}
          label={text('findMember')}
          query={filters.query}
          onSearch={(query) => change({ query })}
          filters={<Filters filters={filters} onChange={change} />}
          onClear={isNarrowed ? () => setFilters(ALL_MEMBERS) : undefined}
          failed={text('membersFailed')}
        >
          {(shown) => (
            <ul className={classes['list']}>
              {shown.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  readOnly={readOnly}
                  opening={impersonate.isPending && impersonate.variables === member.id}
                  onView={() => impersonate.mutate(member.id, { onError: failed })}
                  onChangeRole={() => changeRole(member)}
                  onRemove={() => {
                    setNamed(member);
                    setLeaving(member);
                  }}
                />
              ))}
            </ul>
          )}
        </FoundPeople>
      )}
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={text('removeTitle', { name: named?.name ?? '' })}
        confirm={text('remove')}
        onConfirm={confirmRemoval}
        busy={remove.isPending}
      >
        <p>{text('removeKeeps', { name: named?.name ?? '' })}</p>
        <p>{text('removeEnds', { team: teamName(team) })}</p>
      </ConfirmDialog>
    </Card>
  );
}
