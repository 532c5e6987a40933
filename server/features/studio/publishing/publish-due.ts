import { holdPiece } from '../pieces/change-store.ts';
import type { StudioDeps } from '../ports.ts';
import { isDue, recordMove } from './moves.ts';
import { publish } from './publish-piece.ts';

/** Publishes every piece whose time has come, each by itself: one that cannot go out keeps no other one back. */
export async function publishDue(deps: Pick<StudioDeps, 'db' | 'clock' | 'reportFailure'>): Promise<void> {
  const now = deps.clock.now();
  const due = await deps.db
    .selectFrom('studio_piece')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .execute();
  for (const { id } of due) {
    await deps.db
      .transaction()
      .execute(async (tx) => {
        const piece = await holdPiece(tx, id);
        if (!piece || !isDue(piece, now)) return;
        await publish(tx, piece, null, now);
        await recordMove(tx, piece.slug, 'publish', { by: null, now, requestId: null });
      })
      .catch((error: unknown) => deps.reportFailure(error, id));
  }
}
