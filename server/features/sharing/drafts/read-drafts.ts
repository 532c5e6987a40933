import { readCursor, writeCursor } from '../../../platform/http/time-cursor.ts';
import { type DraftRow, findDraft, pageOfDrafts } from './draft-store.ts';
import type { Draft, SharingDeps } from '../deps.ts';
import { presentDraft } from '../present.ts';

type Deps = Pick<SharingDeps, 'db' | 'namePieces'>;

/** A page of the member's drafts, the one changed last first. Those of pieces that are gone wait unseen for their return. */
export async function listDrafts(
  deps: Deps,
  memberId: string,
  query: { cursor?: string | undefined; limit: number },
): Promise<{ items: Draft[]; nextCursor: string | null }> {
  const found: { row: DraftRow; draft: Draft }[] = [];
  let after = query.cursor === undefined ? undefined : readCursor(query.cursor, 'cnt');
  let more = true;
  // What is left out must not make a page look like the last one. One round is enough unless pieces are gone.
  while (more && found.length <= query.limit) {
    const rows = await pageOfDrafts(deps.db, { memberId, after, limit: query.limit + 1 });
    const pieces = await deps.namePieces(
      rows.map((row) => row.content_id),
      memberId,
    );
    for (const row of rows) {
      const piece = pieces.get(row.content_id);
      if (piece) found.push({ row, draft: presentDraft(row, piece) });
    }
    const last = rows.at(-1);
    if (last) after = { at: last.updated_at, id: last.content_id };
    more = rows.length > query.limit;
  }
  const page = found.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: page.map(({ draft }) => draft),
    nextCursor:
      found.length > query.limit && last ? writeCursor({ at: last.row.updated_at, id: last.row.content_id }) : null,
  };
}

/** The member's draft of a piece; null when there is none, or the piece is gone. */
export async function readDraft(deps: Deps, memberId: string, contentId: string): Promise<Draft | null> {
  const row = await findDraft(deps.db, memberId, contentId);
  if (!row) return null;
  const piece = (await deps.namePieces([contentId], memberId)).get(contentId);
  return piece ? presentDraft(row, piece) : null;
}
