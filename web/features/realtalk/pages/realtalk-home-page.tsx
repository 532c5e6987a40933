import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { realtalkChoices } from '../../../lib/realtalk/choices.ts';
import { chosenScript } from '../../../lib/realtalk/chosen-script.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { CardGrid } from '../../../ui/layout/content-card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { contentListQuery } from '../../content/api.ts';
import { PieceCard } from '../../content/components/list/piece-card.tsx';
import { useOwnContentLanguage } from '../../content/content-language.ts';
import { readFilters } from '../../content/model.ts';
import { BeginCard } from '../components/begin-card.tsx';
import { RecordingList } from '../components/recording-list.tsx';
import classes from './realtalk-home-page.module.css';

/** Whole rows of two and of three. */
const NEWEST = 6;
/** A row of a wide screen. */
const SHOWN_RECORDINGS = 4;

function NewestScripts() {
  const text = useText('realtalk');
  const language = useOwnContentLanguage();
  const list = useInfiniteQuery(contentListQuery(readFilters({}, language, ['script'])));
  return (
    <section aria-labelledby="newest-scripts">
      <div className={classes['head']}>
        <h2 id="newest-scripts">{text('newestScripts')}</h2>
        <Link to="/realtalk/scripts">{text('allScripts')}</Link>
      </div>
      <Loaded
        query={list}
        waiting={<CardsSkeleton count={NEWEST} ratio={1} />}
        place="list"
        failed={text('scriptsFailed')}
      >
        {({ pages }) => (
          <CardGrid>
            {pages
              .flatMap((page) => page.data)
              .slice(0, NEWEST)
              .map((piece) => (
                <PieceCard key={piece.id} piece={piece} language={language} search={{}} size="square" heading="h3" />
              ))}
          </CardGrid>
        )}
      </Loaded>
    </section>
  );
}

/** Where a member begins: the script that waits to be recorded, the newest ones, and what they have recorded. */
export function RealtalkHomePage() {
  const text = useText('realtalk');
  const titles = useText('titles');
  const memberId = useSession()?.user.id ?? '';
  const haveTakes = realtalkChoices(memberId).includes('takes');
  return (
    <>
      <PageHeader title={titles('realtalk')} lead={text('lead')} />
      <div className={classes['page']}>
        {haveTakes && (
          <Banner
            kind="info"
            action={
              <LinkButton to="/realtalk/review" size="small">
                {text('review')}
              </LinkButton>
            }
          >
            {text('takesWait')}
          </Banner>
        )}
        <BeginCard script={chosenScript(memberId)} />
        <section aria-labelledby="own-recordings">
          <div className={classes['head']}>
            <h2 id="own-recordings">{text('recordings')}</h2>
            <Link to="/realtalk/recordings">{text('allRecordings')}</Link>
          </div>
          <RecordingList script={null} most={SHOWN_RECORDINGS} />
        </section>
        <NewestScripts />
      </div>
    </>
  );
}
