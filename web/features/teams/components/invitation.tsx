import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Answer } from '../../../lib/api/call-types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useDecline } from '../api.ts';
import { forgetInviteLink, type InviteLink } from '../invite-link.ts';
import { teamName } from '../model.ts';
import classes from './invitation.module.css';
import { JoinAsMember } from './join-as-member.tsx';
import { JoinAsNew } from './join-as-new.tsx';
import { LogInToJoin } from './log-in-to-join.tsx';

type InviteAnswer = Answer<'teams', 'readInvite'>;
export type Invite = InviteAnswer['invite'];
export type InviteAccount = InviteAnswer['accounts'][number];

function Decline({ link, invite }: { link: InviteLink; invite: Invite }) {
  const text = useText('teams');
  const errorText = useErrorText();
  const [asked, setAsked] = useState(false);
  const decline = useDecline();
  if (decline.isSuccess) {
    return (
      <Banner kind="done" title={text('declinedTitle')} announce>
        {text('declinedText', { name: invite.invitedBy })}
      </Banner>
    );
  }
  if (!asked) {
    return (
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {text('decline')}
      </Button>
    );
  }
  return (
    <Banner
      kind="attention"
      title={text('declineSure', { name: invite.invitedBy })}
      action={
        <span className={classes['buttons']}>
          <Button size="small" onClick={() => setAsked(false)}>
            {text('declineNo')}
          </Button>
          <Button
            size="small"
            kind="danger"
            busy={decline.isPending}
            onClick={() => decline.mutate(link, { onSuccess: forgetInviteLink })}
          >
            {text('declineYes')}
          </Button>
        </span>
      }
      announce
    >
      {decline.isError && errorText(decline.error)}
    </Banner>
  );
}

interface InvitationProps {
  link: InviteLink;
  invite: Invite;
  accounts: readonly InviteAccount[];
}

/** An open invitation: whose team, what one gets, and the way in that fits who is there. */
export function Invitation({ link, invite, accounts }: InvitationProps) {
  const text = useText('teams');
  const format = useFormat();
  const navigate = useNavigate();
  const session = useSession();

  function joined() {
    forgetInviteLink();
    void navigate({ to: '/dashboard' });
  }

  return (
    <div className={classes['page']}>
      <div>
        <PageHeader
          title={text('joinTitle', { team: teamName(invite) })}
          lead={text('joinLead', { name: invite.invitedBy })}
        />
        {invite.isAdmin && <p>{text('joinAsAdmin')}</p>}
        <h2 className={classes['heading']}>{text('joinGets')}</h2>
        <ul className={classes['gets']}>
          <li>{text('joinGets1')}</li>
          <li>{text('joinGets2')}</li>
          <li>{text('joinGets3')}</li>
        </ul>
        <p className={classes['quiet']}>
          {text('joinUntil', { date: format.date(invite.expiresAt), email: invite.email })}
        </p>
      </div>
      <div className={classes['way']}>
        {session !== null ? (
          <JoinAsMember link={link} invite={invite} session={session} onJoined={joined} />
        ) : accounts.length > 0 ? (
          <LogInToJoin accounts={accounts} />
        ) : (
          <JoinAsNew link={link} invite={invite} onJoined={joined} />
        )}
        <Decline link={link} invite={invite} />
      </div>
    </div>
  );
}
