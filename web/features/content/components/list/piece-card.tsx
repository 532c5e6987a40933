import { kinds } from '@yardsign/domain/content/kinds';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { ContentCard } from '../../../../ui/layout/content-card.tsx';
import type { Query } from '../../../../lib/search/page-search.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { useMarks } from '../../marks.ts';
import { type Piece, type Size, coverOf } from '../../model.ts';
import { PlaybookFacts } from './playbook-facts.tsx';
import { SaveButton } from '../own/save-button.tsx';

/** Sharp on a phone of three dots a pixel and in four columns of a wide screen. */
const CARD_PIXELS = 640;

interface PieceCardProps {
  piece: Piece;
  language: Language;
  /** The query that keeps the language of the list on the page of the piece. */
  search: Query;
  size: Size;
  eager?: boolean;
  /** Words that were searched for. */
  query?: string;
  heading?: 'h2' | 'h3';
}

/** A piece in a list, as it looks in the member's brand. */
export function PieceCard({ piece, language, search, size, eager = false, query, heading = 'h2' }: PieceCardProps) {
  const title = useText('titles');
  const text = useText('content');
  const format = useFormat();
  const shared = useMarks().shared.has(piece.id);
  const memberId = useSession()?.user.id;
  const isOfTeam = piece.user_id !== null && piece.user_id !== memberId;
  const { minutes, number } = piece.details;
  const { goal, days } = piece.translations[language].details;
  return (
    <ContentCard
      to={piece.path}
      search={search}
      title={piece.translations[language].title}
      lang={language}
      {...(query !== undefined && { query })}
      picture={coverOf(piece, { language, size, width: CARD_PIXELS })}
      meta={[
        number === undefined ? title(kinds[piece.content_type].label) : text('playbookNumber', { number }),
        ...(days === undefined ? [] : [text('dayCount', { count: days.length })]),
        ...(isOfTeam ? [text('fromTeam')] : []),
        format.date(piece.published_at),
        ...(piece.film === null ? [] : [format.filmLength(piece.film.seconds)]),
        ...(minutes === undefined ? [] : [text('watchTime', { count: minutes })]),
        ...(minutes !== undefined || piece.reading_minutes === null ? [] : [format.readingTime(piece.reading_minutes)]),
      ]}
      {...(shared && { badge: <StatusBadge tone="good">{text('sharedMark')}</StatusBadge> })}
      {...(days !== undefined && {
        more: <PlaybookFacts pieceId={piece.id} goal={goal} days={days} language={language} />,
      })}
      actions={<SaveButton piece={piece} language={language} />}
      eager={eager}
      heading={heading}
    />
  );
}
