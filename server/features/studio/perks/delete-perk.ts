import { isDeletable } from '@yardsign/domain/studio/piece-state';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PerkDeps } from '../ports.ts';
import { holdPerkDraft } from './draft-store.ts';
import { standingPerk } from './hold-perk.ts';
import type { PerkAct } from './perk-entries.ts';

/**
 * Deletes the draft of a perk that was never published, with its versions and comments. Pictures belong to the team, and stay.
 *
 * @param edition the one that was seen: what somebody has changed since is not deleted unseen.
 * @throws AppError `not_found`, `piece_moved_on` when it is no draft or members had the perk, `text_moved_on`.
 */
export async function deletePerk(deps: PerkDeps, act: PerkAct, edition: string): Promise<void> {
  const { memberId: by, slug, requestId } = act;
  await deps.db.transaction().execute(async (tx) => {
    const perk = await holdPerkDraft(tx, slug);
    const standing = await standingPerk(deps, tx, slug);
    if (!perk && !standing) throw new AppError('not_found');
    if (!perk || !isDeletable({ state: perk.state, wasOut: standing !== undefined }))
      throw new AppError('piece_moved_on');
    if (String(perk.version) !== edition) throw new AppError('text_moved_on');
    for (const table of ['perk_comment', 'perk_version', 'perk_draft'] as const)
      await tx.deleteFrom(table).where('slug', '=', slug).execute();
    const actors = { actorId: by, realActorId: by, subjectId: null };
    const detail = { piece: `perks/${slug}` };
    await recordAct(tx, { at: deps.clock.now(), action: 'studio.deleted', ...actors, detail, requestId });
  });
}
