import { Link } from '@tanstack/react-router';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { KeyValueList } from '../../../../ui/layout/key-value.tsx';
import { hasSeats, peopleSearch } from '../../model.ts';
import type { CardProps } from './card-props.ts';
import { FactChange } from './fact-change.tsx';
import classes from './person-cards.module.css';
import { useAdminWords } from '../use-admin-words.ts';

/** The teams above and below an account. */
export function TeamCard({ person, may, act }: CardProps) {
  const text = useText('admin');
  const words = useAdminWords();
  const owns = hasSeats(person);
  if (!owns && person.teams.length === 0) {
    return (
      <Card title={text('teamAndSeats')}>
        <p className={classes['quiet']}>{text('noTeam')}</p>
      </Card>
    );
  }
  return (
    <Card title={text('teamAndSeats')}>
      <KeyValueList
        facts={[
          ...(person.teams.length > 0
            ? [
                {
                  label: text('under'),
                  value: person.teams.map((team) => (
                    <div key={team.id}>
                      <Link to="/admin/people/$id" params={{ id: team.id }}>
                        {team.name}
                      </Link>
                      <span className={classes['quiet']}>
                        {' '}
                        {[words.type(team.type), ...(team.isAdmin ? [text('teamAdmin')] : [])].join(', ')}
                      </span>
                    </div>
                  )),
                },
              ]
            : []),
          ...(owns
            ? [
                {
                  label: text('seats'),
                  value: (
                    <FactChange what={text('seats')} onChange={may.act ? () => act({ kind: 'seats' }) : undefined}>
                      {text('seatsOf', { used: person.memberCount, seats: person.seats })}
                    </FactChange>
                  ),
                },
              ]
            : []),
        ]}
      />
      {person.members.length > 0 && (
        <>
          <h3 className={classes['title']}>{text('membersUnder')}</h3>
          <ul className={classes['people']}>
            {person.members.map((member) => (
              <li key={member.id}>
                <Link to="/admin/people/$id" params={{ id: member.id }}>
                  {member.name}
                </Link>
                {member.isAdmin && <span className={classes['quiet']}> {text('teamAdmin')}</span>}
                {member.status !== 'active' && <span className={classes['quiet']}> {words.status(member.status)}</span>}
              </li>
            ))}
            {person.memberCount > person.members.length && (
              <li className={classes['quiet']}>
                {text('moreMembers', { count: person.memberCount - person.members.length })}
              </li>
            )}
          </ul>
          <p className={classes['buttons']}>
            <Link to="/admin" search={peopleSearch.link({ team: person.id })}>
              {text('showTeam')}
            </Link>
          </p>
        </>
      )}
    </Card>
  );
}
