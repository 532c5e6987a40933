import type { ReactNode } from 'react';
import { statusTarget } from '@yardsign/domain/access/guards';
import { holdsFeature } from '@yardsign/domain/access/actor';
import type { MessagesOf } from '../../locales/areas.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { toGuardPerson } from '../../lib/session/guard-person.ts';
import { type Session, useSession } from '../../lib/session/session-query.ts';
import { AnchorButton, LinkButton } from '../../ui/action/button.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import classes from './account-state-page.module.css';

type StateText = Extract<keyof MessagesOf<'states'>, `${string}Title` | `${string}Soon`>;

interface StatePageProps {
  title: StateText;
  /** How things stand. */
  children: ReactNode;
  /** What will be possible here, and who does it until then. */
  soon?: StateText | undefined;
  session: Session;
  /** Whether the owner of the team is the one to ask. */
  owner?: boolean;
  /** What the member can do here by themselves; its button is then the main one. */
  offer?: ReactNode;
}

/** How the account stands, what can be done about it, and the way out. */
export function StatePage({ title, children, soon, session, owner = false, offer }: StatePageProps) {
  const text = useText('states');
  const shell = useText('shell');
  const { status } = session.user;
  const person = toGuardPerson(session, true);
  const free = status === 'active' && holdsFeature(person.features, 'free');
  const isOpen = statusTarget(person) === null;
  const asksOwner = owner && session.teamOwner !== null;
  return (
    <div className={classes['page']}>
      <StatusBadge tone={isOpen ? 'good' : 'attention'}>
        {text('stateNow')}: {text(free ? 'free' : status)}
      </StatusBadge>
      <h1 className={classes['title']}>{text(title)}</h1>
      <p className={classes['text']}>{children}</p>
      {offer !== undefined && <div className={classes['offer']}>{offer}</div>}
      {soon !== undefined && <p className={classes['text']}>{text(soon)}</p>}
      <div className={classes['actions']}>
        {asksOwner && session.teamOwner !== null && (
          <AnchorButton kind="primary" href={`mailto:${session.teamOwner.email}`}>
            {text('writeToOwner', { name: session.teamOwner.name })}
          </AnchorButton>
        )}
        <LinkButton kind={asksOwner || offer !== undefined ? 'secondary' : 'primary'} to="/support">
          {text('contactSupport')}
        </LinkButton>
        {isOpen ? (
          <LinkButton to="/dashboard">{shell('backToDashboard')}</LinkButton>
        ) : (
          <LinkButton to="/logout">{text('logout')}</LinkButton>
        )}
      </div>
    </div>
  );
}

/** The page of a limited account: what that means, and the person to ask. */
export function AccessRestrictedPage() {
  const text = useText('states');
  const session = useSession();
  if (session === null) return null;
  const { teamOwner } = session;
  return (
    <StatePage title="restrictedTitle" session={session} owner={teamOwner !== null}>
      {session.user.status !== 'limited'
        ? text('restrictedNot')
        : teamOwner === null
          ? text('restrictedText')
          : text('restrictedTeamText', { name: teamOwner.name })}
    </StatePage>
  );
}
