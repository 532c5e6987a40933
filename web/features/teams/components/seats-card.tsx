import { seatsLeft } from '@yardsign/domain/teams/seats';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { Team } from '../api.ts';
import classes from './seats-card.module.css';

/** How many seats there are, who has them, and what a seat is. */
export function SeatsCard({ team }: { team: Team }) {
  const text = useText('teams');
  const { total, members, invites } = team.seats;
  const used = members + invites;
  const share = (count: number) => `${total === 0 ? 0 : Math.min(100, (100 * count) / Math.max(total, used))}%`;
  return (
    <Card title={text('seats')}>
      <p className={classes['sum']}>
        <strong>{text('seatsUsed', { used, total })}</strong>
        <span className={classes['parts']}>
          {text('seatsParts', {
            members: text('membersCount', { count: members }),
            invites: text('invitesCount', { count: invites }),
            left: text('leftCount', { count: seatsLeft(team.seats) }),
          })}
        </span>
      </p>
      <div className={classes['track']} aria-hidden="true">
        <span className={classes['members']} style={{ width: share(members) }} />
        <span className={classes['invites']} style={{ width: share(invites) }} />
      </div>
      <p className={classes['help']}>{total === 0 ? text('noSeatsHelp') : text('seatsHelp')}</p>
    </Card>
  );
}
