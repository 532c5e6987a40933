import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { type Team, useCancelInvite, useResend } from '../api.ts';
import { ALL_INVITES, type InviteFilters, invitesQuery, PART, type TeamInvite } from '../people-api.ts';
import { FoundPeople } from './found-people.tsx';
import classes from './people.module.css';

const STATES = {
  open: { tone: 'info', word: 'inviteOpen', when: 'openUntil' },
  expired: { tone: 'attention', word: 'inviteExpired', when: 'expiredOn' },
  declined: { tone: 'neutral', word: 'inviteDeclined', when: 'declinedOn' },
} as const;

const STATE_NAMES = ['open', 'expired', 'declined'] as const;

interface InviteRowProps {
  invite: TeamInvite;
  readOnly: boolean;
  sending: boolean;
  onResend: () => void;
  onCancel: () => void;
}

function InviteRow({ invite, readOnly, sending, onResend, onCancel }: InviteRowProps) {
  const text = useText('teams');
  const format = useFormat();
  return (
    <li className={classes['row']} data-plain>
      <div className={classes['who']}>
        <p className={classes['name']}>{invite.name === '' ? invite.email : invite.name}</p>
        {invite.name !== '' && <p className={classes['email']}>{invite.email}</p>}
        <p className={classes['quiet']}>
          {text('invitedBy', { name: invite.invitedBy, date: format.date(invite.sentAt) })}
        </p>
      </div>
      <div className={classes['facts']}>
        <span className={classes['badges']}>
          <StatusBadge tone={STATES[invite.state].tone}>{text(STATES[invite.state].word)}</StatusBadge>
          {invite.isAdmin && <StatusBadge tone="neutral">{text('admin')}</StatusBadge>}
        </span>
        <span className={classes['quiet']}>
          {text(STATES[invite.state].when, { date: format.date(invite.expiresAt) })}
        </span>
      </div>
      {!readOnly && invite.state !== 'declined' && (
        <div className={classes['actions']}>
          <Button size="small" onClick={onResend} busy={sending} aria-label={text('resendTo', { email: invite.email })}>
            {text('resend')}
          </Button>
          <Button
            size="small"
            kind="quiet"
            onClick={onCancel}
            aria-label={text('cancelInviteOf', { email: invite.email })}
          >
            {text('cancelInvite')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Who was invited and has not answered: by whom, until when, with sending again and taking back. */
export function InvitesCard({ team, readOnly }: { team: Team; readOnly: boolean }) {
  const text = useText('teams');
  const errorText = useErrorText();
  const [filters, setFilters] = useState(ALL_INVITES);
  const change = (part: Partial<InviteFilters>) => setFilters({ ...filters, ...part });
  const isNarrowed = Object.values(filters).some((value) => value !== '');
  const invites = useInfiniteQuery(invitesQuery(filters));
  const [leaving, setLeaving] = useState<TeamInvite | null>(null);
  const [named, setNamed] = useState('');
  const resend = useResend();
  const cancel = useCancelInvite();
  // What this refusal says elsewhere is for whoever was invited.
  const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'invite_closed';
  const failed = (error: unknown) =>
    showToast({
      kind: 'failure',
      message: isClosed(error) ? text('inviteAnswered') : errorText(error),
      duration: 8000,
    });

  function confirmCancel() {
    if (leaving === null) return;
    cancel.mutate(leaving, {
      onSuccess: () => showToast({ message: text('inviteCancelled', { email: leaving.email }) }),
      onError: failed,
      onSettled: () => setLeaving(null),
    });
  }

  return (
    <Card title={text('invites')}>
      <FoundPeople
        list={invites}
        many={team.inviteCount > PART}
        label={text('findInvite')}
        query={filters.query}
        onSearch={(query) => change({ query })}
        filters={
          <NativeSelect
            label={text('filterStatus')}
            value={filters.state}
            onChange={(state) => change({ state })}
            choices={[
              { value: '', label: text('any') },
              ...STATE_NAMES.map((value) => ({ value, label: text(STATES[value].word) })),
            ]}
          />
        }
        onClear={isNarrowed ? () => setFilters(ALL_INVITES) : undefined}
        failed={text('invitesFailed')}
      >
        {(shown) => (
          <ul className={classes['list']}>
            {shown.map((invite) => (
              <InviteRow
                key={invite.id}
                invite={invite}
                readOnly={readOnly}
                sending={resend.isPending && resend.variables.id === invite.id}
                onResend={() =>
                  resend.mutate(invite, {
                    onSuccess: () => showToast({ message: text('inviteResent', { email: invite.email }) }),
                    onError: failed,
                  })
                }
                onCancel={() => {
                  setNamed(invite.email);
                  setLeaving(invite);
                }}
              />
            ))}
          </ul>
        )}
      </FoundPeople>
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={text('cancelInviteTitle', { email: named })}
        confirm={text('cancelInvite')}
        dismiss={text('keepInvite')}
        onConfirm={confirmCancel}
        busy={cancel.isPending}
      >
        <p>{text('cancelInviteText')}</p>
      </ConfirmDialog>
    </Card>
  );
}
