import { isLicensedMember } from '@yardsign/domain/access/roles';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { standingOf } from '../../../lib/session/guard-person.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { teamAboveQuery } from '../../profile/team-query.ts';
import { useLeaveTeam } from '../api.ts';
import { teamName } from '../model.ts';
import classes from './leave-team-card.module.css';

type TeamAbove = NonNullable<Awaited<ReturnType<NonNullable<typeof teamAboveQuery.queryFn>>>>;

function Leaving({ team, locked }: { team: TeamAbove; locked: boolean }) {
  const text = useText('teams');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = useLeaveTeam();
  const names = { team: teamName(team), name: team.ownerName };

  async function confirm() {
    const left = await leave.mutateAsync().then(
      () => true,
      () => false,
    );
    setAsking(false);
    if (!left) return;
    showToast({ message: text('left', names) });
    // What the account may open is another thing now: the guards decide where it goes on.
    await navigate({ to: '/dashboard' });
  }

  return (
    <>
      {leave.error && (
        <Banner kind="failure" announce>
          {errorText(leave.error)}
        </Banner>
      )}
      <div>
        <Button kind="danger" onClick={() => setAsking(true)} disabled={locked}>
          {text('leave')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={text('leaveTitle', names)}
        confirm={text('leave')}
        dismiss={text('leaveStay')}
        onConfirm={() => void confirm()}
        busy={leave.isPending}
      >
        <p>{text('leaveKeeps')}</p>
        <p>{text('leaveEnds', names)}</p>
        <p>{text('leaveTells', names)}</p>
      </ConfirmDialog>
    </>
  );
}

/** The team that the member is on, and the way out of it. A seat of a license is its owner's to end. */
export function LeaveTeamCard({ session }: { session: Session }) {
  const text = useText('teams');
  const standing = standingOf(session);
  return (
    <Card title={text('yourTeam')}>
      <div className={classes['stack']}>
        <Loaded
          query={useQuery(teamAboveQuery)}
          waiting={<ListSkeleton rows={1} />}
          place="part"
          failed={text('loadFailed')}
        >
          {(team) =>
            team && (
              <>
                <p className={classes['soft']}>
                  {team.company === ''
                    ? text('yourTeamOfOwner', { name: team.ownerName })
                    : text('yourTeamText', { team: team.company, name: team.ownerName })}
                  {standing.membership?.isAdmin === true && <> {text('yourTeamAdmin')}</>}
                </p>
                {isLicensedMember(standing) ? (
                  <p className={classes['soft']}>{text('leaveLicensed', { name: team.ownerName })}</p>
                ) : (
                  <Leaving team={team} locked={session.impersonation !== null} />
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </Card>
  );
}
