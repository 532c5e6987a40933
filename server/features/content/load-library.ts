import { createHash } from 'node:crypto';
import { digestsBySlug, saveCategories, savePiece } from './library/library-store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Library } from './library/read-library.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The id of a library piece: the same on every installation, so that an export fits another. */
export function libraryContentId(slug: string): string {
  return `cnt_${createHash('sha256').update(`library|${slug}`).digest('hex').slice(0, 24)}`;
}

/** Brings the library in the database up to the files: new pieces are added, changed ones rewritten, dates stay. */
export async function loadLibrary(db: Db, clock: Clock, library: Library): Promise<void> {
  await saveCategories(db, library.categories);
  const known = await digestsBySlug(db);
  const now = clock.now();
  for (const piece of library.pieces) {
    if (known.get(piece.slug) === piece.digest) continue;
    await savePiece(db, libraryContentId(piece.slug), piece, {
      published: new Date(now.getTime() - piece.publishedDaysAgo * DAY_MS),
      now,
    });
  }
}
