import type { Tx } from '../../../platform/database/database.ts';
import type { LibraryPiece } from '../ports.ts';
import { savePiece } from './library-store.ts';

/**
 * Puts a piece before the members in the place of what they had. From then on the files of the installation do not write it any
 * more, and the address that it had leads to it.
 */
export async function publishText(
  tx: Tx,
  id: string,
  piece: LibraryPiece,
  { formerSlug, now }: { formerSlug: string | undefined; now: Date },
): Promise<void> {
  await savePiece(tx, id, piece, { published: now, now });
  await tx.updateTable('content').set({ status: 'published', from_studio: true }).where('id', '=', id).execute();
  await tx.deleteFrom('former_slug').where('slug', '=', piece.slug).execute();
  if (formerSlug === undefined || formerSlug === piece.slug) return;
  await tx
    .insertInto('former_slug')
    .values({ slug: formerSlug, content_id: id })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ content_id: id }))
    .execute();
}

/** Takes a piece from the members; nothing of it is lost. */
export async function withdrawText(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('content').set({ status: 'draft', from_studio: true }).where('id', '=', id).execute();
}
