import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { zoneName } from '../../../lib/format/zone-name.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { QueueCard } from '../components/queue/queue-card.tsx';
import { PostingCard } from '../components/preferences/posting-card.tsx';
import { queueQuery, type Queue } from '../queue-api.ts';
import { keyOf } from '../target-model.ts';
import classes from './integrations-page.module.css';

function Queues({ queue }: { queue: Queue }) {
  const text = useText('sharing');
  if (queue.targets.length === 0)
    return (
      <EmptyState
        drawing="empty"
        title={text('queueNoTargets')}
        action={<LinkButton to="/integrations">{text('seeConnections')}</LinkButton>}
      >
        {text('queueNoTargetsText')}
      </EmptyState>
    );
  return queue.targets.map((each) => <QueueCard key={keyOf(each)} queue={each} timeZone={queue.timeZone} />);
}

/** The times of the week at which each target takes a post from the queue, and how posts go out. */
export function PostingTimesPage() {
  const text = useText('sharing');
  const titles = useText('titles');
  const language = useLanguage();
  const query = useQuery(queueQuery);
  const zone = query.data && zoneName(query.data.timeZone, language);
  return (
    <>
      <PageHeader
        title={titles('postingTimes')}
        lead={zone === undefined ? text('queueLead') : text('queueLeadIn', { zone })}
      />
      <div className={classes['page']}>
        <Loaded query={query} waiting={<ListSkeleton rows={4} />} place="part">
          {(queue) => <Queues queue={queue} />}
        </Loaded>
        <PostingCard />
      </div>
    </>
  );
}
