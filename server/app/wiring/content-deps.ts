import { LIBRARY_TABLES } from '../../features/content/store.ts';
import { hasShared, sharedPieces } from '../../features/sharing/posts/shared-pieces.ts';
import type { ContentDeps } from '../../features/content/ports.ts';
import { createLocalFiles } from '../../platform/files/local-files.ts';
import { createMemory } from '../../platform/database/memory.ts';
import type { Core } from '../core.ts';

/** For so long another process's change of the library may not be seen here. */
export const LIBRARY_KNOWN_MS = 60_000;
/** Some 15 KB each. */
const MOST_TEXTS = 400;
const MOST_PAGES = 100;

/** What the library is read with. */
export function contentDeps(core: Core): ContentDeps {
  const { database, clock, random, publicUrl, elapsed, paths } = core;
  const library = { watch: database.watch, tables: LIBRARY_TABLES, forMs: LIBRARY_KNOWN_MS, elapsed };
  return {
    db: database.db,
    clock,
    random,
    publicUrl,
    films: createLocalFiles(paths.library),
    sharedPieces,
    hasShared,
    pages: createMemory({ ...library, most: MOST_PAGES }),
    answers: createMemory({ ...library, most: MOST_TEXTS }),
  };
}
