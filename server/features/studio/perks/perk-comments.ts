import { AppError } from '../../../platform/errors.ts';
import type { PerkDeps, StudioPerk } from '../ports.ts';
import { addComment, setSettled } from './comment-store.ts';
import { openPerk, type PerkAct } from './perk-entries.ts';

/** Says something about a perk, however far it has come. @throws AppError `not_found` */
export async function commentOnPerk(deps: PerkDeps, { slug, memberId: by }: PerkAct, body: string) {
  // Nothing is said about what is not there.
  await openPerk(deps, by, slug);
  await addComment(deps.db, { id: deps.random.id('cmt'), slug, body, by, now: deps.clock.now() });
  return openPerk(deps, by, slug);
}

/** Marks a comment as settled, or as open again. @throws AppError `not_found` */
export async function settlePerkComment(
  deps: PerkDeps,
  { slug, memberId }: PerkAct,
  { id, settled }: { id: string; settled: boolean },
): Promise<StudioPerk> {
  if (!(await setSettled(deps.db, { id, slug }, settled ? deps.clock.now() : null))) throw new AppError('not_found');
  return openPerk(deps, memberId, slug);
}
