import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { pieceQuery } from '../../api.ts';
import { type Piece, pieceSearch } from '../../model.ts';
import classes from './playbook-days.module.css';

type Day = NonNullable<Piece['translations']['en']['details']['days']>[number];

/** What is done on each day of a playbook, with the piece that it is done with. */
export function PlaybookDays({ days, language }: { days: readonly Day[]; language: Language }) {
  const text = useText('content');
  return (
    <ol className={classes['days']}>
      {days.map((day, index) => (
        <li key={day.title} className={classes['day']}>
          <h2 className={classes['title']}>
            <span className={classes['number']}>{text('day', { number: String(index + 1) })}</span>
            <span lang={language}>{day.title}</span>
          </h2>
          <ul className={classes['tasks']} lang={language}>
            {day.tasks.map((task) => (
              <li key={task.text}>
                {task.text}
                {task.piece !== undefined && <TaskPiece slug={task.piece} language={language} />}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
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
