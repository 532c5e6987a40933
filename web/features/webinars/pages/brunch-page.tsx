import { CONTENT_TYPES, kinds } from '@yardsign/domain/content/kinds';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { useOwnContentLanguage } from '../../content/content-language.ts';
import { pieceSearch } from '../../content/model.ts';
import { webinarsQuery, type Webinar } from '../api.ts';
import { PastSessions } from '../components/past-sessions.tsx';
import { SessionsCard } from '../components/sessions-card.tsx';
import classes from '../components/webinars.module.css';

const PATH = '/learning-center/brunch-and-learn';
const TYPES = CONTENT_TYPES.filter((type) => kinds[type].sessionsAt === PATH);

/** The next lunch with a topic, and those that were held. */
export function BrunchPage() {
  const text = useText('webinars');
  const title = useText('titles');
  const webinars = useQuery(webinarsQuery);
  return (
    <>
      <PageHeader title={title('brunchAndLearn')} lead={text('brunchLead')} />
      <Loaded query={webinars} waiting={<LinesSkeleton lines={8} />} place="list" failed={text('sessionsFailed')}>
        {(all) => <Brunches webinars={all.filter(({ content_type: type }) => TYPES.includes(type))} />}
      </Loaded>
    </>
  );
}

function Brunches({ webinars }: { webinars: readonly Webinar[] }) {
  const text = useText('webinars');
  const language = useOwnContentLanguage();
  const next = webinars.find(({ sessions }) => sessions.length > 0);
  const past = webinars.filter(({ can_replay: canReplay }) => canReplay);
  if (webinars.length === 0)
    return (
      <EmptyState drawing="empty" title={text('brunchEmptyTitle')}>
        {text('brunchEmptyText')}
      </EmptyState>
    );
  return (
    <div className={classes['invitation']}>
      {next && (
        <Card title={<span lang={language}>{next.titles[language]}</span>}>
          <p className={classes['topic']}>{text('brunchNext')}</p>
          <LinkButton to={next.path} search={pieceSearch.link({ language })}>
            {text('brunchTopic')}
          </LinkButton>
        </Card>
      )}
      {next && <SessionsCard contentId={next.content_id} language={language} />}
      <PastSessions webinars={past} language={language} />
    </div>
  );
}
