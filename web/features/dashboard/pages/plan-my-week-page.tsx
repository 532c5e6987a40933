import { kinds } from '@yardsign/domain/content/kinds';
import { scheduleInstant } from '@yardsign/domain/sharing/schedule-window';
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import { zoneName } from '../../../lib/format/zone-name.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useOwnContentLanguage } from '../../content/content-language.ts';
import { connectionsQuery, pieceQuery, postsQuery } from '../../sharing/api.ts';
import { readLastTargets } from '../../sharing/components/composer/drafts/draft-store.ts';
import { useImpersonatedName } from '../../sharing/components/use-impersonated-name.ts';
import type { Post } from '../../sharing/model.ts';
import { usePlan } from '../../sharing/plan-api.ts';
import { type PlannedPost, countOf } from '../../sharing/plan-model.ts';
import { type Queue, queueQuery } from '../../sharing/queue-api.ts';
import { type Target, keyOf, reachableTargets } from '../../sharing/target-model.ts';
import { weekPiecesQuery } from '../api.ts';
import { useWeekFilms } from '../use-week-films.ts';
import { WeekLineFields } from '../components/week-line-fields.tsx';
import type { Piece } from '../model.ts';
import { type WeekLine, isFilm, suggestWeek, takes, weekPieces } from '../week-model.ts';
import classes from './plan-my-week-page.module.css';
import { newId } from '../../../lib/browser/new-id.ts';
import { useNow } from '../../../lib/session/use-now.ts';

interface WeekProps {
  pieces: readonly Piece[];
  targets: readonly Target[];
  queue: Queue;
  /** What was posted or is planned. */
  known: readonly Post[];
  /** The films among them that the member has not made in their brand of now, by their ids. */
  unmade: ReadonlySet<string>;
}

/** Everything that would be offered was posted. */
function NothingNew() {
  const text = useText('dashboard');
  const sharing = useText('sharing');
  return (
    <EmptyState
      drawing="empty"
      title={text('weekNoPieces')}
      action={<LinkButton to="/shareable-content">{sharing('openLibrary')}</LinkButton>}
    >
      {text('weekNoPiecesText')}
    </EmptyState>
  );
}

/** The suggestion, every line of which can be changed, and the one press that schedules it. */
function Week({ pieces: found, targets, queue, known, unmade }: WeekProps) {
  const text = useText('dashboard');
  // What is scheduled here is no longer among what is suggested, and stays on screen all the same.
  const [pieces] = useState(found);
  const sharing = useText('sharing');
  const language = useLanguage();
  const impersonated = useImpersonatedName();
  const plan = usePlan();
  const [lines, setLines] = useState<readonly WeekLine[]>(() => {
    const last = readLastTargets();
    const target = targets.find((each) => last.includes(keyOf(each))) ?? targets[0];
    const ready = pieces.filter(({ id }) => !unmade.has(id));
    return target ? suggestWeek(ready, target, queue, { posts: known, now: serverNow(), makeId: () => newId() }) : [];
  });
  const wanted = [...new Set(lines.flatMap(({ contentId }) => contentId ?? []))];
  const details = useQueries({ queries: wanted.map((id) => pieceQuery(id)) });
  const change = (at: number, part: Partial<WeekLine>) =>
    setLines(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));

  const shown = lines.map((line) => {
    const piece = pieces.find(({ id }) => id === line.contentId);
    const target = targets.find((each) => keyOf(each) === line.targetKey);
    const caption = piece && details[wanted.indexOf(piece.id)]?.data?.translations[piece.language].caption;
    const time = scheduleInstant(line.when, serverNow());
    const closed = piece && target && !takes(target, piece);
    const fault = closed ? text('weekNotTaken') : time.ok ? undefined : sharing(`when_${time.reason}`);
    const post: PlannedPost | null =
      piece && target && caption !== undefined
        ? {
            ...{ requestId: line.requestId, ...line.when, contentId: piece.id, title: piece.title, caption },
            ...{ language: piece.language, size: kinds[piece.content_type].size, isFilm: isFilm(piece) },
            ...{ network: target.network, targetId: target.targetId, targetName: target.name },
          }
        : null;
    const isUnmade = piece !== undefined && unmade.has(piece.id);
    return { line, caption, fault: piece ? fault : undefined, isLeftOut: piece === undefined, isUnmade, post };
  });
  const posts = shown.flatMap(({ post }) => post ?? []);
  const left = shown.filter(({ isLeftOut }) => !isLeftOut).length - countOf(posts.map(plan.progressOf), 'done');
  const isReady = shown.every(
    ({ isLeftOut, isUnmade, fault, post }) => isLeftOut || (!isUnmade && fault === undefined && post !== null),
  );

  if (pieces.length === 0) return <NothingNew />;
  return (
    <>
      <p>{text('weekZone', { zone: zoneName(queue.timeZone, language) })}</p>
      {shown.map(({ line, caption, fault, isUnmade, post }, index) => (
        <WeekLineFields
          key={line.requestId}
          place={index + 1}
          line={line}
          pieces={pieces}
          targets={targets}
          caption={caption}
          fault={fault}
          isUnmade={isUnmade}
          progress={post ? plan.progressOf(post) : { kind: 'waiting' }}
          disabled={impersonated !== null}
          onChange={(part) => change(index, part)}
        />
      ))}
      <div className={classes['bar']}>
        {left > 0 ? (
          <Button
            kind="primary"
            size="large"
            busy={plan.running}
            busyText={sharing('scheduling')}
            disabled={!isReady || impersonated !== null}
            onClick={() => plan.run(posts)}
          >
            {sharing('linesSchedule', { count: left })}
          </Button>
        ) : (
          <LinkButton to="/content-calendar">{sharing('seeCalendar')}</LinkButton>
        )}
        {impersonated !== null && <p>{sharing('impersonatedPost', { name: impersonated })}</p>}
      </div>
    </>
  );
}

/** Three pieces, three times, one press. */
export function PlanMyWeekPage() {
  const text = useText('dashboard');
  const titles = useText('titles');
  const sharing = useText('sharing');
  const session = useSession();
  const mode = session?.contentMode ?? 'standard';
  const language = useOwnContentLanguage();
  const listed = useQuery(weekPiecesQuery(language));
  const { films, made, unmade } = useWeekFilms(language);
  const connections = useQuery(connectionsQuery);
  const queue = useQuery(queueQuery);
  const upcoming = useInfiniteQuery(postsQuery('upcoming', 100));
  const past = useInfiniteQuery(postsQuery('past', 100));
  const queries = [listed, ...films, ...made, connections, queue, upcoming, past];
  const failure = queries.map(({ error }) => error).find((error) => error !== null);
  const posts = [upcoming, past].flatMap(({ data }) => data?.pages.flatMap(({ items }) => items) ?? []);
  const targets = reachableTargets(connections.data ?? []);
  const now = useNow();
  const pieces = weekPieces([...(listed.data ?? []), ...films.flatMap(({ data }) => data ?? [])], mode, posts, now);

  return (
    <>
      <PageHeader title={titles('planMyWeek')} lead={text('weekLead')} />
      <div className={classes['page']}>
        {failure ? (
          <Failed
            place="page"
            error={failure}
            onRetry={() => void Promise.all(queries.map((query) => query.refetch()))}
          />
        ) : queries.some(({ isPending }) => isPending) || !queue.data ? (
          <ListSkeleton rows={3} />
        ) : targets.length === 0 ? (
          <EmptyState
            drawing="empty"
            title={sharing('queueNoTargets')}
            action={<LinkButton to="/integrations">{sharing('seeConnections')}</LinkButton>}
          >
            {text('weekConnect')}
          </EmptyState>
        ) : (
          <Week pieces={pieces} targets={targets} queue={queue.data} known={posts} unmade={unmade} />
        )}
      </div>
    </>
  );
}
