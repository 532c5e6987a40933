import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DetailSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { inviteQuery } from '../api.ts';
import { Invitation } from '../components/invitation.tsx';
import { type InviteLink, takeInviteLink } from '../invite-link.ts';

function Gone({ title, children }: { title: string; children: string }) {
  const text = useText('teams');
  return (
    <EmptyState drawing="lost" title={title} heading="h1" action={<LinkButton to="/">{text('toStart')}</LinkButton>}>
      {children}
    </EmptyState>
  );
}

function Linked({ link }: { link: InviteLink }) {
  const text = useText('teams');
  const answer = useQuery(inviteQuery(link));
  return (
    <Loaded
      query={answer}
      waiting={<DetailSkeleton />}
      place="page"
      failed={text('loadFailed')}
      instead={hasCode(answer.error, 'link_invalid') && <Gone title={text('goneTitle')}>{text('goneText')}</Gone>}
    >
      {({ invite, accounts }) => {
        const by = { name: invite.invitedBy };
        if (invite.state === 'cancelled')
          return <Gone title={text('cancelledTitle')}>{text('cancelledText', by)}</Gone>;
        if (invite.state === 'closed') return <Gone title={text('closedTitle')}>{text('closedText', by)}</Gone>;
        if (invite.state === 'declined') return <Gone title={text('declinedTitle')}>{text('declinedText', by)}</Gone>;
        return <Invitation link={link} invite={invite} accounts={accounts} />;
      }}
    </Loaded>
  );
}

/** Where the mail of an invitation leads. The link leaves the address before anything else is asked for. */
export function JoinTeamPage() {
  const text = useText('teams');
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [link] = useState(() => takeInviteLink(search));
  const inAddress = 'h' in search;
  useEffect(() => {
    if (inAddress) void navigate({ to: '/join-team', search: {}, replace: true });
  }, [inAddress, navigate]);
  if (link === null) return <Gone title={text('goneTitle')}>{text('goneText')}</Gone>;
  return inAddress ? <DetailSkeleton /> : <Linked link={link} />;
}
