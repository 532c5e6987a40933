import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { pieceQuery } from '../../api.ts';
import { type Piece, pieceSearch } from '../../model.ts';
import classes from './playbook-days.module.css';
import { tasksOf, useTasksDone } from './tasks-done.ts';

type Day = NonNullable<Piece['translations']['en']['details']['days']>[number];

interface PlaybookDaysProps {
  pieceId: string;
  days: readonly Day[];
  language: Language;
}

/** What is done on each day of a playbook, with the piece that it is done with, and how far the member has come. */
export function PlaybookDays({ pieceId, days, language }: PlaybookDaysProps) {
  const text = useText('content');
  const errorText = useErrorText();
  const tasks = useTasksDone(pieceId);
  const all = tasksOf(days);
  const done = all.filter((task) => tasks.done.has(task)).length;
  const progress = text('tasksDone', { done, count: all.length });
  return (
    <>
      <div className={classes['progress']} data-unprinted>
        <ProgressBar
          label={tasks.known ? progress : text('playbookProgress')}
          share={tasks.known ? done / all.length : 0}
        />
        <Button
          size="small"
          icon={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {text('print')}
        </Button>
      </div>
      <ol className={classes['days']}>
        {days.map((day, index) => (
          <li key={day.title} className={classes['day']}>
            <h2 className={classes['title']}>
              <span className={classes['number']}>{text('day', { number: String(index + 1) })}</span>
              <span lang={language}>{day.title}</span>
            </h2>
            <ul className={classes['tasks']} lang={language}>
              {day.tasks.map((task, place) => (
                <Task
                  key={task.text}
                  task={task}
                  language={language}
                  known={tasks.known}
                  done={tasks.done.has(`${index}.${place}`)}
                  onDone={(isDone) =>
                    tasks.set(`${index}.${place}`, isDone, (error) =>
                      showToast({ kind: 'failure', message: errorText(error) }),
                    )
                  }
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

interface TaskProps {
  task: Day['tasks'][number];
  language: Language;
  known: boolean;
  done: boolean;
  onDone: (done: boolean) => void;
}

function Task({ task, language, known, done, onDone }: TaskProps) {
  const id = useId();
  return (
    <li className={classes['task']} data-done={done || undefined}>
      <input
        id={id}
        type="checkbox"
        checked={done}
        disabled={!known}
        onChange={(event) => onDone(event.currentTarget.checked)}
      />
      <span>
        <label htmlFor={id}>{task.text}</label>
        {task.piece !== undefined && <TaskPiece slug={task.piece} language={language} />}
      </span>
    </li>
  );
}

/** The piece that a task is done with. One that does not come is left out. */
function TaskPiece({ slug, language }: { slug: string; language: Language }) {
  const piece = useQuery(pieceQuery(slug, language)).data;
  if (piece === undefined) return null;
  return (
    <>
      {' '}
      <Link to={piece.path} search={pieceSearch.link({ language })} className={classes['piece']}>
        {piece.translations[language].title}
      </Link>
    </>
  );
}
