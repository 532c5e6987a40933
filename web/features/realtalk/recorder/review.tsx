import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { chosenScript } from '../../../lib/realtalk/chosen-script.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { KeepTake } from './keep-take.tsx';
import type { RecorderPorts } from './ports.ts';
import { UnfinishedNotice } from './recorder-notices.tsx';
import { TakeList } from './take-list.tsx';
import { TakePlayer } from './take-player.tsx';
import { useKeepTake } from './use-keep-take.ts';
import { useTakes } from './use-takes.ts';
import classes from './review.module.css';

/** The takes of this device: looked at, and the best of them kept. */
export function Review({ ports, memberId }: { ports: Pick<RecorderPorts, 'takes'>; memberId: string }) {
  const text = useText('recorder');
  const navigate = useNavigate();
  const takes = useTakes(ports.takes, memberId);
  const [chosenId, setChosen] = useState<string | null>(null);
  const keeping = useKeepTake(ports.takes, memberId, (recordingId) => {
    void takes.renew();
    void navigate({ to: '/realtalk/recordings/$recordingId', params: { recordingId } });
  });
  const isWaiting = (takes.recovered?.unfinished ?? 0) > 0;
  const isFree = keeping.state.phase === 'ready';
  const again = chosenScript(memberId) === null ? '/realtalk' : '/realtalk/record';
  return (
    <>
      <PageHeader
        above={<BackLink to="/realtalk">{text('back')}</BackLink>}
        title={text('reviewTitle')}
        lead={text('reviewLead')}
        action={<LinkButton to={again}>{text('recordAgain')}</LinkButton>}
      />
      <div className={classes['notices']}>
        <UnfinishedNotice takes={takes} />
      </div>
      <Loaded query={takes.list} waiting={<ListSkeleton />} place="list" failed={text('takesFailed')}>
        {(list) => {
          const take = list.find(({ id }) => id === chosenId) ?? list[0];
          // One that is not finished is one all the same, and is told of above.
          if (take === undefined && isWaiting) return null;
          if (take === undefined)
            return (
              <EmptyState
                drawing="empty"
                title={text('noTakes')}
                action={<LinkButton to={again}>{text('recordAgain')}</LinkButton>}
              >
                {text('noTakesText')}
              </EmptyState>
            );
          return (
            <div className={classes['review']}>
              <div className={classes['look']}>
                <TakePlayer key={take.id} store={ports.takes} take={take} />
                <KeepTake key={`keep ${take.id}`} take={take} takes={takes} store={ports.takes} keeping={keeping} />
              </div>
              <section className={classes['list']} inert={!isFree}>
                <h2>{text('takes')}</h2>
                <TakeList takes={takes} chosen={{ id: take.id, choose: ({ id }) => setChosen(id) }} />
                <Banner kind="info">{text('onlyHere')}</Banner>
              </section>
            </div>
          );
        }}
      </Loaded>
    </>
  );
}
