import type { ContentMode } from '@yardsign/domain/profile/content-mode';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { useNow } from '../../../lib/session/use-now.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { ProgressBar } from '../../../ui/feedback/progress.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { marksQuery } from '../../content/marks.ts';
import { completeness, weekOf } from '../../dashboard/model.ts';
import { brandQuery } from '../../profile/brand-query.ts';
import { recordingsQuery } from '../../realtalk/api.ts';
import { connectionsQuery, postsQuery } from '../../sharing/api.ts';
import { hasStep, planOf, type PlanStep, POSTS_A_WEEK } from '../model.ts';
import classes from './success-plan-page.module.css';

function Step({ step: { name, to, done }, isNext }: { step: PlanStep; isNext: boolean }) {
  const text = useText('plan');
  return (
    <Card as="li">
      <div className={classes['step']} data-done={done || undefined}>
        {done ? (
          <IconCircleCheckFilled size={24} aria-hidden="true" />
        ) : (
          <IconCircle size={24} stroke={1.5} aria-hidden="true" />
        )}
        <div className={classes['words']}>
          <h2>
            {text(`step_${name}`, { count: POSTS_A_WEEK })}
            {done && <VisuallyHidden> ({text('done')})</VisuallyHidden>}
          </h2>
          <p>{text(`why_${name}`)}</p>
        </div>
        <LinkButton to={to} size="small" kind={isNext ? 'primary' : 'secondary'}>
          {text(done ? 'again' : `go_${name}`)}
        </LinkButton>
      </div>
    </Card>
  );
}

/** What is known of the member; undefined until all of it is. */
function useDoings(mode: ContentMode) {
  const now = useNow();
  const records = hasStep(mode, 'record');
  const recordings = useInfiniteQuery({ ...recordingsQuery(null), enabled: records });
  const brand = useQuery(brandQuery);
  const connections = useQuery(connectionsQuery);
  const marks = useQuery(marksQuery);
  const upcoming = useInfiniteQuery(postsQuery('upcoming'));
  const past = useInfiniteQuery(postsQuery('past'));
  const all = [brand, connections, marks, upcoming, past, ...(records ? [recordings] : [])];
  const failed = all.find(({ data, error }) => data === undefined && error !== null);
  const retry = () => all.forEach(({ data, refetch }) => data === undefined && void refetch());
  if (!brand.data || !connections.data || !marks.data || !upcoming.data || !past.data || (records && !recordings.data))
    return { doings: undefined, error: failed?.error ?? null, retry };
  const planned = upcoming.data.pages.flatMap((page) => page.items);
  const posts = [...planned, ...past.data.pages.flatMap((page) => page.items)];
  const doings = {
    brandShare: completeness(brand.data).share,
    connections: connections.data,
    savedPieces: marks.data.saved.length,
    recordings: recordings.data?.pages[0]?.count ?? 0,
    posts: posts.filter(({ state }) => state !== 'cancelled'),
    plannedThisWeek: weekOf(planned, now).planned,
  };
  return { doings, error: null, retry };
}

/** What a member does to be seen every week, in the order that fits their goal. Each step is done by itself. */
export function SuccessPlanPage() {
  const text = useText('plan');
  const titles = useText('titles');
  const mode = useSession()?.contentMode ?? 'standard';
  const { doings, error, retry } = useDoings(mode);
  const steps = doings && planOf(mode, doings);
  const done = steps?.filter((step) => step.done).length ?? 0;
  const next = steps?.find((step) => !step.done);
  return (
    <>
      <PageHeader
        title={titles('successPlan')}
        lead={text(`lead_${mode}`)}
        action={<LinkButton to="/profile/basic">{text('changeGoal')}</LinkButton>}
      />
      <div className={classes['page']}>
        {error && <Failed place="part" title={text('failed')} error={error} onRetry={retry} />}
        {!steps && !error && <ListSkeleton />}
        {steps && (
          <>
            <ProgressBar
              label={next ? text('progress', { done, all: steps.length }) : text('allDone')}
              share={done / steps.length}
            />
            <ol className={classes['steps']}>
              {steps.map((step) => (
                <Step key={step.name} step={step} isNext={step === next} />
              ))}
            </ol>
          </>
        )}
      </div>
    </>
  );
}
