import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useAccept } from '../api.ts';
import type { InviteLink } from '../invite-link.ts';
import type { Invite } from './invitation.tsx';
import classes from './invitation.module.css';

interface JoinAsMemberProps {
  link: InviteLink;
  invite: Invite;
  session: Session;
  onJoined: () => void;
}

/** Joins with the account that is signed in, and says which one that is. */
export function JoinAsMember({ link, invite, session, onJoined }: JoinAsMemberProps) {
  const text = useText('teams');
  const errorText = useErrorText();
  const accept = useAccept();
  const { email } = session.user;
  const name = `${session.user.first_name} ${session.user.last_name}`.trim();
  if (session.impersonation !== null) return <Banner kind="attention">{text('impersonatingText')}</Banner>;
  return (
    <div className={classes['card']}>
      <Card>
        <div className={classes['stack']}>
          {accept.isError && (
            <Banner kind="failure" announce>
              {errorText(accept.error)}
            </Banner>
          )}
          <p>{text('signedInAs', { name, email })}</p>
          {email.toLowerCase() !== invite.email.toLowerCase() && (
            <p className={classes['quiet']}>{text('otherAddress', { email: invite.email })}</p>
          )}
          <Button
            kind="primary"
            wide
            busy={accept.isPending}
            onClick={() => accept.mutate(link, { onSuccess: onJoined })}
          >
            {text('joinAs', { name })}
          </Button>
          <LinkButton to="/logout" search={{ redirectFrom: '/join-team' }} kind="quiet">
            {text('useAnother')}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
