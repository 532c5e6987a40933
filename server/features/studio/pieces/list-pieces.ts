import { perLanguage } from '@yardsign/domain/languages';
import { readCursor, writeCursor } from '../../../platform/http/time-cursor.ts';
import { pageOfLines, type LineRow } from './list-store.ts';
import type { StudioDeps, StudioPage, StudioQuery } from '../ports.ts';

function presentLine(row: LineRow): StudioPage['items'][number] {
  return {
    id: row.id,
    type: row.type as StudioPage['items'][number]['type'],
    slug: row.slug,
    titles: perLanguage((language) => row.titles[language] ?? ''),
    state: row.state,
    isOut: row.is_out,
    stale: row.stale,
    publishAt: row.publish_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by,
  };
}

/** A page of the texts of the library, the last changed first. */
export async function listPieces(deps: Pick<StudioDeps, 'db'>, query: StudioQuery): Promise<StudioPage> {
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, 'cnt');
  const rows = await pageOfLines(deps.db, query, { after, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: page.map(presentLine),
    nextCursor: rows.length > query.limit && last ? writeCursor({ at: last.updated_at, id: last.id }) : null,
    total: after ? null : (rows[0]?.total ?? 0),
  };
}
