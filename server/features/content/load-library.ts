import { DAY_MS } from '@yardsign/domain/time/spans';
import { createHash } from 'node:crypto';
import { reportDueAt } from '@yardsign/domain/content/report-window';
import { saveCategories, savePiece, storedPieces } from './library/library-store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { LibraryPiece } from './ports.ts';
import { inItsMonth } from './library/in-its-month.ts';
import type { Library } from './library/read-library.ts';

/** The id of a library piece: the same on every installation, so that an export fits another. */
export function libraryContentId(slug: string): string {
  return `cnt_${createHash('sha256').update(`library|${slug}`).digest('hex').slice(0, 24)}`;
}

function publicationOf({ publishedDaysAgo, monthsBeforeNewest }: LibraryPiece, now: Date): Date {
  if (monthsBeforeNewest !== undefined) return reportDueAt(now, monthsBeforeNewest);
  return new Date(now.getTime() - publishedDaysAgo * DAY_MS);
}

/**
 * Brings the library in the database up to the files: new pieces are added, changed ones rewritten, dates stay. What the studio
 * published is left as it is.
 */
export async function loadLibrary(db: Db, clock: Clock, library: Library): Promise<void> {
  await saveCategories(db, library.categories);
  const stored = await storedPieces(db);
  const known = new Map(stored.map((row) => [row.id, row]));
  const fromStudio = stored.filter((row) => row.from_studio);
  // By its id, and by the address that it has now.
  const kept = new Set(fromStudio.flatMap(({ id, slug }) => [id, libraryContentId(slug)]));
  const now = clock.now();
  for (const piece of library.pieces) {
    const id = libraryContentId(piece.slug);
    if (kept.has(id)) continue;
    const before = known.get(id);
    const published = before?.published_at ?? publicationOf(piece, now);
    const named = inItsMonth(piece, published);
    if (before?.digest === named.digest) continue;
    await db.transaction().execute((tx) => savePiece(tx, id, named, { published, now }));
  }
}
