import type { PieceState } from '@yardsign/domain/studio/piece-state';
import type { Tx } from '../../../platform/database/database.ts';
import type { Move, PerkDeps, StudioDeps, StudioPerk } from '../ports.ts';
import { isDue, mustHaveRead, recordMove, stateAfter, timeOf } from '../publishing/moves.ts';
import { duePerks, type HeldPerk, holdPerkDraft, type PerkChange, setPerkDraft } from './draft-store.ts';
import { heldPerk, isOut, isSameEntry, perkFile, shownEntry, standingPerk } from './hold-perk.ts';
import { judgeWhole } from './judge-perk.ts';
import { openPerk, type PerkAct } from './perk-entries.ts';
import { addPerkVersion } from './perk-store.ts';

type MoveDeps = Pick<PerkDeps, 'readPerkFiles'>;
/** By whom, null when its time has come by itself. */
interface Doer {
  by: string | null;
  now: Date;
}

/** Puts a draft before the members. One that says what its files say lets the files stand again. @throws AppError `piece_incomplete` */
async function publishPerk(deps: MoveDeps, tx: Tx, { slug, entry }: HeldPerk, { by, now }: Doer): Promise<void> {
  await judgeWhole({ deps, tx, slug }, entry);
  const file = await perkFile(deps, slug);
  const isOfFile = file !== undefined && isSameEntry(file.entry, entry);
  await addPerkVersion(tx, { slug, kind: 'published', entry: isOfFile ? null : entry, by, now });
  await setPerkDraft(tx, slug, { state: 'published', writer: null, approvedBy: null, publishAt: null, by, now });
}

/** Hides what members see. The draft stays as it is; one that waits for its time waits no more. */
async function withdrawPerk(deps: MoveDeps, tx: Tx, slug: string, { by, now, after }: Doing): Promise<void> {
  const standing = await standingPerk(deps, tx, slug);
  if (!standing) throw new Error(`the perk ${slug} was out and is gone`);
  const { shared, worded } = standing.entry;
  const entry = { shared: { ...shared, hidden: true }, worded };
  await addPerkVersion(tx, { slug, kind: 'published', entry, by, now });
  await setPerkDraft(tx, slug, { state: after, publishAt: null, by, now });
}

/** Somebody does it, and how far the perk has come after it. */
interface Doing extends Doer {
  after: PieceState;
}

/** What a move does. */
async function carryOut(deps: MoveDeps, tx: Tx, perk: HeldPerk, { move, at }: Move, doing: Doing): Promise<void> {
  const { slug, entry } = perk;
  const { by, now } = doing;
  const set = (change: Omit<PerkChange, 'by' | 'now'>) => setPerkDraft(tx, slug, { ...change, by, now });
  switch (move) {
    case 'submit':
      await judgeWhole({ deps, tx, slug }, entry);
      return set({ state: 'review' });
    case 'approve':
      return set({ state: 'approved', approvedBy: by });
    case 'send-back':
      return set({ state: 'draft', approvedBy: null, publishAt: null });
    case 'schedule':
      return set({ state: 'scheduled', publishAt: timeOf(at, now) });
    case 'reopen': {
      // What stands may have come with a newer library since it was published here.
      const standing = await standingPerk(deps, tx, slug);
      return set({ state: 'draft', entry: standing ? shownEntry(standing.entry) : entry });
    }
    case 'withdraw':
      return withdrawPerk(deps, tx, slug, doing);
    case 'publish':
      return publishPerk(deps, tx, perk, doing);
  }
}

/**
 * Moves a perk on, or back, as texts and graphics are, and writes down who did.
 *
 * @throws AppError `not_found`, `piece_moved_on`, `own_writing`, `piece_incomplete`, `invalid_request`
 */
export async function movePerk(deps: PerkDeps, act: PerkAct, wanted: Move): Promise<StudioPerk> {
  const { memberId: by, slug, requestId } = act;
  await deps.db.transaction().execute(async (tx) => {
    const perk = await heldPerk(deps, tx, slug);
    const after = stateAfter({ ...perk, isOut: isOut(await standingPerk(deps, tx, slug)) }, wanted.move, by);
    mustHaveRead(wanted, String(perk.version));
    const now = deps.clock.now();
    await carryOut(deps, tx, perk, wanted, { by, now, after });
    await recordMove(tx, `perks/${slug}`, wanted.move, { by, now, requestId });
  });
  return openPerk(deps, by, slug);
}

/** Publishes every perk whose time has come, each by itself: one that cannot go out keeps no other one back. */
export async function publishDuePerks(
  deps: MoveDeps & Pick<StudioDeps, 'db' | 'clock' | 'reportFailure'>,
): Promise<void> {
  const now = deps.clock.now();
  for (const slug of await duePerks(deps.db, now)) {
    await deps.db
      .transaction()
      .execute(async (tx) => {
        const perk = await holdPerkDraft(tx, slug);
        if (!perk || !isDue(perk, now)) return;
        await publishPerk(deps, tx, perk, { by: null, now });
        await recordMove(tx, `perks/${slug}`, 'publish', { by: null, now, requestId: null });
      })
      .catch((error: unknown) => deps.reportFailure(error, `perks/${slug}`));
  }
}
