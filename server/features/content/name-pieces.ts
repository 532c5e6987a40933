import { perLanguage } from '@yardsign/domain/languages';
import { detailPath } from '@yardsign/domain/content/paths';
import type { ContentDeps, Language } from './ports.ts';
import type { SharedPiece } from './read-piece.ts';
import { findPieces, type Readership } from './store.ts';

/** What a list shows of a piece that it only has the id of. */
export interface PieceName {
  contentType: SharedPiece['contentType'];
  titles: Record<Language, string>;
  path: string;
  /** Its figures are invented, so it is never posted. */
  sample: boolean;
  /** Its writer has not published it, so that it has no public page. */
  isDraft: boolean;
}

/**
 * The names of those of these pieces that members can see, by id, in one question.
 *
 * @param reader who reads them: then those alone that are for this member. Left out for what was chosen for them, or posted by them, before.
 */
export async function namePieces(
  deps: Pick<ContentDeps, 'db'>,
  contentIds: readonly string[],
  reader?: Readership,
): Promise<Map<string, PieceName>> {
  const rows = await findPieces(deps.db, contentIds, reader);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        contentType: row.type as SharedPiece['contentType'],
        titles: perLanguage((language) => row.texts[language].title),
        path: detailPath(row.type, row.slug),
        sample: row.sample,
        isDraft: row.status === 'draft',
      },
    ]),
  );
}
