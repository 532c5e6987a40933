import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { ProgressBar } from '../../../../ui/feedback/progress.tsx';
import type { Piece } from '../../model.ts';
import { tasksOf, useTasksDone } from '../text/tasks-done.ts';
import classes from './playbook-facts.module.css';

interface PlaybookFactsProps {
  pieceId: string;
  goal: string | undefined;
  days: NonNullable<Piece['translations']['en']['details']['days']>;
  language: Language;
}

/** What a playbook gets done, and how far the member has come with it; the bar waits until that is known. */
export function PlaybookFacts({ pieceId, goal, days, language }: PlaybookFactsProps) {
  const text = useText('content');
  const tasks = useTasksDone(pieceId);
  const all = tasksOf(days);
  const done = all.filter((task) => tasks.done.has(task)).length;
  return (
    <>
      {goal !== undefined && (
        <p className={classes['goal']} lang={language}>
          {goal}
        </p>
      )}
      {tasks.known && <ProgressBar label={text('tasksDone', { done, count: all.length })} share={done / all.length} />}
    </>
  );
}
