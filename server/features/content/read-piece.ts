import type { FilmFacts } from '@yardsign/contracts/content-fields';
import { fillCaption } from '@yardsign/domain/content/caption';
import { type ContentType, kindOf } from '@yardsign/domain/content/kinds';
import { dayAnywhere, isOfDay, type SlotAnswers, type SlotFault, unfilledSlots } from '@yardsign/domain/content/slots';
import { detailPath, publicArticleUrl } from '@yardsign/domain/content/paths';
import { slotWords } from '@yardsign/scene/template/slot-words';
import { presentFilm } from './films/present-film.ts';
import { isKeptFromPages } from './present.ts';
import type { Content, ContentDeps, Language } from './ports.ts';
import { findPieceOf, readerOf } from './read-content.ts';
import { readershipOf } from './store.ts';

/** What sharing needs to know of a piece. */
export interface SharedPiece {
  id: string;
  slug: string;
  contentType: ContentType;
  title: string;
  path: string;
  /** The text that goes with a post, wearing the member's brand. */
  caption: string;
  /** The public page that a post links to; null for pictures, which are posted themselves, and for drafts. */
  publicUrl: string | null;
  /** The film that it is, in the language that it was read in; null for what is none. */
  film: NonNullable<Content['film']> | null;
  /** Its figures are invented, so it is never posted. */
  sample: boolean;
  /** It speaks of a day or an hour, so it is untrue when it goes out late. */
  ofDay: boolean;
  /** Its text in this language is older than its twin. */
  outdated: boolean;
  /** The facts that it is posted with, and what is wrong with them. */
  answers: SlotAnswers;
  unfilled: readonly { key: string; fault: SlotFault }[];
}

/**
 * @param answers the facts that a post was made with; what the member has filled in now when left out.
 * @returns null when there is no such piece.
 */
export async function readPiece(
  deps: Pick<ContentDeps, 'db' | 'publicUrl' | 'clock'>,
  memberId: string,
  contentId: string,
  language: Language,
  answers?: SlotAnswers,
): Promise<SharedPiece | null> {
  const found = await findPieceOf(deps, readershipOf(memberId, deps.clock.now()), { id: contentId });
  if (!found) return null;
  const { row, worn } = found;
  const reader = readerOf(worn);
  const film = row.details['film'] as FilmFacts | undefined;
  const facts = answers ?? row.answers[language] ?? {};
  return {
    id: row.id,
    slug: row.slug,
    contentType: row.type as SharedPiece['contentType'],
    title: row.texts[language].title,
    path: detailPath(row.type, row.slug),
    caption: fillCaption(
      row.texts[language].caption,
      reader.captionValues[language],
      slotWords(row.slots, facts, language, 'nothing'),
    ),
    publicUrl:
      kindOf(row.type)?.hasPublicPage && row.status !== 'draft' && !isKeptFromPages(film, reader)
        ? publicArticleUrl(deps.publicUrl, reader.publicCode, language, row.slug)
        : null,
    film: film === undefined ? null : presentFilm(row.id, film, language),
    sample: row.sample,
    ofDay: isOfDay(row.slots),
    answers: facts,
    unfilled: unfilledSlots(row.slots, facts, dayAnywhere(deps.clock.now())),
    outdated: row.outdated.includes(language),
  };
}
