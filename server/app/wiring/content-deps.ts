import { LIBRARY_TABLES } from '../../features/content/store.ts';
import type { ContentDeps } from '../../features/content/ports.ts';
import { BRAND_TABLES } from '../../features/profile/read-brand.ts';
import { createMemory } from '../../platform/database/memory.ts';
import type { Core } from '../core.ts';

/** For so long another process's change of the library may not be seen here. */
const LIBRARY_KNOWN_MS = 60_000;
/** The same of a member's brand on their public pages: everything follows a brand within ten seconds. */
const PUBLIC_PAGES_KNOWN_MS = 5000;
/** Some 15 KB each. */
const MOST_TEXTS = 400;
const MOST_PAGES = 100;

/** What the library is read with. */
export function contentDeps(core: Core): ContentDeps {
  const { database, clock, publicUrl, elapsed } = core;
  const { watch } = database;
  const library = { watch, tables: LIBRARY_TABLES, forMs: LIBRARY_KNOWN_MS, elapsed };
  return {
    db: database.db,
    clock,
    publicUrl,
    pages: createMemory({ ...library, most: MOST_PAGES }),
    answers: createMemory({ ...library, most: MOST_TEXTS }),
    publicPages: createMemory({
      watch,
      tables: [...LIBRARY_TABLES, ...BRAND_TABLES],
      forMs: PUBLIC_PAGES_KNOWN_MS,
      elapsed,
      most: MOST_TEXTS,
    }),
  };
}
