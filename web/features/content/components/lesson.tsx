import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { type Piece, coverOf, pieceSearch } from '../model.ts';
import classes from './lesson.module.css';
import { LESSON_TASK, useTasksDone } from './text/tasks-done.ts';
import { useDownload } from './use-download.ts';

const COVER_PIXELS = 480;

/** A lesson of the course: what it is about, its words to take along, and whether it is done. */
export function Lesson({ piece, number, language }: { piece: Piece; number: number; language: Language }) {
  const text = useText('content');
  const format = useFormat();
  const errorText = useErrorText();
  const id = useId();
  const tasks = useTasksDone(piece.id);
  const { busy, downloadPdf } = useDownload(piece);
  const { title, description } = piece.translations[language];
  const isDone = tasks.done.has(LESSON_TASK);
  return (
    <li className={classes['lesson']} data-done={isDone || undefined}>
      <div className={classes['cover']}>
        <Picture {...coverOf(piece, { language, size: 'link', width: COVER_PIXELS })} alt="" />
      </div>
      <div className={classes['words']}>
        <p className={classes['facts']}>
          {text('lesson', { number: String(number) })}
          {piece.reading_minutes !== null && ` · ${format.readingTime(piece.reading_minutes)}`}
        </p>
        <h2 className={classes['title']} lang={language}>
          <Link to={piece.path} search={pieceSearch.link({ language })}>
            {title}
          </Link>
        </h2>
        <p lang={language}>{description}</p>
        <div className={classes['acts']}>
          <span className={classes['done']}>
            <input
              id={id}
              type="checkbox"
              checked={isDone}
              disabled={!tasks.known}
              aria-label={text('lessonDoneOf', { title })}
              onChange={(event) =>
                tasks.set(LESSON_TASK, event.currentTarget.checked, (error) =>
                  showToast({ kind: 'failure', message: errorText(error) }),
                )
              }
            />
            <label htmlFor={id}>{text('lessonDone')}</label>
          </span>
          <Button
            size="small"
            busy={busy}
            busyText={text('preparing')}
            aria-label={text('lessonNotesOf', { title })}
            onClick={() => downloadPdf(language)}
          >
            {text('lessonNotes')}
          </Button>
        </div>
      </div>
    </li>
  );
}
