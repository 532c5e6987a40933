import { LIBRARY_TABLES } from '../../features/content/store.ts';
import type { MicrositeDeps } from '../../features/microsite/ports.ts';
import { BRAND_TABLES } from '../../features/profile/read-brand.ts';
import { createMemory } from '../../platform/database/memory.ts';
import { createLocalFiles } from '../../platform/files/local-files.ts';
import type { Core } from '../core.ts';

/** For so long another process's change of a member's brand may not be seen on their pages: everything follows a brand within ten seconds. */
const PAGES_KNOWN_MS = 5000;
/** Some 15 KB each. */
const MOST_PAGES = 400;

/** What the public pages of members are made with. */
export function micrositeDeps({ database, publicUrl, elapsed, clock, files, paths }: Core): MicrositeDeps {
  const tables = [...LIBRARY_TABLES, ...BRAND_TABLES, 'made_film'] as const;
  return {
    db: database.db,
    publicUrl,
    clock,
    films: createLocalFiles(paths.library),
    uploads: files,
    pages: createMemory({ watch: database.watch, tables, forMs: PAGES_KNOWN_MS, elapsed, most: MOST_PAGES }),
  };
}
