import { IconBulb, IconStar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { pieceSearch } from '../../content/model.ts';
import { composeSearch } from '../../sharing/compose-search.ts';
import { rememberDay } from '../../sharing/wanted-day.ts';
import type { Suggestion } from '../api.ts';
import type { DayNotes } from '../model.ts';
import classes from './day-notes.module.css';

const look = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

/** Leads to the piece with the composer open, on that day. Nothing is planned before the member has said so. */
function SuggestionLink({ suggestion, inCell }: { suggestion: Suggestion; inCell: boolean }) {
  const { date, language, content } = suggestion;
  return (
    <Link
      to={content.path}
      search={{ ...composeSearch.link({ compose: 'schedule' }), ...pieceSearch.link({ language }) }}
      className={classes['title']}
      lang={language}
      {...(inCell && { tabIndex: -1 })}
      onClick={() => rememberDay(date)}
    >
      {content.title}
    </Link>
  );
}

interface DayNotesProps {
  notes: DayNotes;
  /** In a cell of the sheet, where there is room for a title and no more: for a line of it, or for all. */
  inCell?: 'line' | 'whole';
}

/** What stands on a day and does not go out: its holiday, and what could be posted. */
export function DayNotesList({ notes: { holiday, suggestion }, inCell }: DayNotesProps) {
  const text = useText('scheduling');
  if (holiday === undefined && suggestion === undefined) return null;
  const why = suggestion && text(`why_${suggestion.why}`);
  return (
    <ul className={classes['notes']} data-cell={inCell}>
      {holiday !== undefined && (
        <li className={classes['holiday']}>
          <IconStar {...look} />
          <span className={classes['title']}>{text(`holiday_${holiday}`)}</span>
        </li>
      )}
      {suggestion !== undefined && (
        <li className={classes['suggestion']} title={why}>
          <IconBulb {...look} />
          <span className={classes['words']}>
            {inCell ? <VisuallyHidden>{text('suggested')}: </VisuallyHidden> : `${text('suggested')}: `}
            <SuggestionLink suggestion={suggestion} inCell={inCell !== undefined} />
            {!inCell && <span className={classes['why']}>{why}</span>}
          </span>
        </li>
      )}
    </ul>
  );
}
