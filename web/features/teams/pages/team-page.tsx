import { useQuery } from '@tanstack/react-query';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { type Team, teamQuery } from '../api.ts';
import { BrandLocksCard } from '../components/brand-locks-card.tsx';
import { GapsCard } from '../components/gaps-card.tsx';
import { InviteDialog } from '../components/invite-dialog.tsx';
import { InvitesCard } from '../components/invites-card.tsx';
import { MembersCard } from '../components/members-card.tsx';
import { SeatsCard } from '../components/seats-card.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import classes from './team-page.module.css';

function Content({ team, impersonation, onInvite }: { team: Team; impersonation: boolean; onInvite: () => void }) {
  const text = useText('teams');
  const titles = useText('titles');
  return (
    <div className={classes['page']}>
      {impersonation && <Banner kind="info">{text('readOnly')}</Banner>}
      <nav className={classes['links']} aria-label={titles('approvals')}>
        <LinkButton to="/approvals">{titles('approvals')}</LinkButton>
        <LinkButton to="/team-rules">{titles('teamRules')}</LinkButton>
      </nav>
      <SeatsCard team={team} />
      <MembersCard team={team} readOnly={impersonation} onInvite={onInvite} />
      {team.inviteCount > 0 && <InvitesCard team={team} readOnly={impersonation} />}
      {team.seats.members > 0 && <GapsCard team={team} readOnly={impersonation} />}
      <BrandLocksCard team={team} readOnly={impersonation} />
      <SettingsCard team={team} readOnly={impersonation} />
    </div>
  );
}

/** The team that one manages: its people, who is invited, and what it sets for all. */
export function TeamPage() {
  const text = useText('teams');
  const titles = useText('titles');
  const session = useSession();
  const team = useQuery(teamQuery);
  const [inviting, setInviting] = useState(false);
  const [time, setTime] = useState(0);
  const impersonation = session !== null && session.impersonation !== null;

  /** Each time with an empty form. */
  function openInvite() {
    setTime(time + 1);
    setInviting(true);
  }

  const invite = team.data && !impersonation && (
    <Button kind="primary" icon={<IconUserPlus size={20} stroke={1.5} aria-hidden="true" />} onClick={openInvite}>
      {text('invite')}
    </Button>
  );
  return (
    <>
      <PageHeader title={titles('myTeam')} lead={text('lead')} action={invite} />
      <Loaded query={team} waiting={<ListSkeleton rows={5} />} place="list" failed={text('loadFailed')}>
        {(read) => <Content team={read} impersonation={impersonation} onInvite={openInvite} />}
      </Loaded>
      {team.data && session && (
        <InviteDialog key={time} team={team.data} opened={inviting} onClose={() => setInviting(false)} />
      )}
    </>
  );
}
