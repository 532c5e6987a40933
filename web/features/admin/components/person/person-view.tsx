import { useState } from 'react';
import type { Person } from '../../model.ts';
import classes from '../../pages/person-page.module.css';
import { AccountCard } from './account-card.tsx';
import { ActDialog, type WantedAct } from '../act-dialog.tsx';
import { BillingCard } from '../billing/billing-card.tsx';
import { ConnectionsCard } from './connections-card.tsx';
import { FeaturesCard } from './features-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { PersonNotes } from './person-notes.tsx';
import { PostsCard } from './posts-card.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { TeamCard } from './team-card.tsx';

/** Everything about somebody, in cards; what may be changed is changed where it stands. */
export function PersonView({ person, self, admin }: { person: Person; self: boolean; admin: boolean }) {
  const [wanted, setWanted] = useState<WantedAct | null>(null);
  const card = { person, may: { act: admin, standing: admin && !self }, act: setWanted };
  return (
    <>
      <div className={classes['notes']}>
        <PersonNotes person={person} self={self && admin} />
      </div>
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <AccountCard {...card} />
          <SignInCard {...card} />
          <TeamCard {...card} />
        </div>
        <div className={classes['column']}>
          <FeaturesCard {...card} />
          <BillingCard person={person} admin={admin} />
          <ConnectionsCard person={person} />
          <PostsCard person={person} />
          <HistoryCard person={person} />
        </div>
      </div>
      {wanted && <ActDialog person={person} wanted={wanted} onClose={() => setWanted(null)} />}
    </>
  );
}
