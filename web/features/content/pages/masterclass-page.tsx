import { CONTENT_TYPES, kinds } from '@yardsign/domain/content/kinds';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/client.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ProgressBar } from '../../../ui/feedback/progress.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Lesson } from '../components/lesson.tsx';
import classes from '../components/lesson.module.css';
import { LESSON_TASK, progressQuery } from '../components/text/tasks-done.ts';
import { useOwnContentLanguage } from '../content-language.ts';
import { KEPT } from '../kept.ts';
import { type Piece, pieceSearch } from '../model.ts';

const TYPES = CONTENT_TYPES.filter((type) => kinds[type].mayHave?.includes('lesson')).join(',');
const MOST_LESSONS = 100;

/** The lessons of the course, in their order; under `content`, so that a change of brand draws their covers anew. */
const lessonsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['content', 'lessons', language],
    queryFn: async ({ signal }): Promise<Piece[]> => {
      const query = { types: TYPES, limit: MOST_LESSONS, page: 0, language };
      const { data } = await api.content.listContent({ query, signal });
      return data
        .filter(({ details }) => details.lesson !== undefined)
        .toSorted((one, other) => (one.details.lesson ?? 0) - (other.details.lesson ?? 0));
    },
    ...KEPT,
  });

/** A course in lessons: what is done, what comes next, and the words to take along. */
export function MasterclassPage() {
  const text = useText('content');
  const title = useText('titles');
  const language = useOwnContentLanguage();
  const lessons = useQuery(lessonsQuery(language));
  const progress = useQuery(progressQuery).data;
  const isDone = (piece: Piece) =>
    progress?.pieces.some(({ id, tasks }) => id === piece.id && tasks.includes(LESSON_TASK)) ?? false;
  const next = progress && lessons.data?.find((piece) => !isDone(piece));
  return (
    <>
      <PageHeader
        title={title('videoMasterclass')}
        lead={text('courseLead')}
        {...(next && {
          action: (
            <LinkButton kind="primary" to={next.path} search={pieceSearch.link({ language })}>
              {text('nextLesson', { title: next.translations[language].title })}
            </LinkButton>
          ),
        })}
      />
      <Loaded query={lessons} waiting={<LinesSkeleton lines={12} />} place="list" failed={text('loadFailed')}>
        {(pieces) => {
          if (pieces.length === 0)
            return (
              <EmptyState drawing="empty" title={text('courseEmptyTitle')}>
                {text('courseEmptyText')}
              </EmptyState>
            );
          const done = pieces.filter(isDone).length;
          return (
            <>
              <div className={classes['progress']}>
                <ProgressBar
                  label={progress ? text('tasksDone', { done, count: pieces.length }) : text('playbookProgress')}
                  share={done / pieces.length}
                />
              </div>
              <ol className={classes['lessons']}>
                {pieces.map((piece, index) => (
                  <Lesson key={piece.id} piece={piece} number={index + 1} language={language} />
                ))}
              </ol>
              <p className={classes['after']}>
                {text('courseAfter')} <LinkButton to="/realtalk/scripts">{text('shelf_scripts')}</LinkButton>
              </p>
            </>
          );
        }}
      </Loaded>
    </>
  );
}
