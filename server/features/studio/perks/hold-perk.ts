import { isDeepStrictEqual } from 'node:util';
import type { PerkEntry } from '@yardsign/contracts/perk-fields';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Perk } from '../../perks/ports.ts';
import { standingPerks } from '../../perks/standing-perks.ts';
import type { PerkDeps } from '../ports.ts';
import { addPerkDraft, type HeldPerk, holdPerkDraft } from './draft-store.ts';
import { newestPerks } from './perk-store.ts';

/** A perk as its files have it; undefined for one that was begun here. */
export async function perkFile(deps: Pick<PerkDeps, 'readPerkFiles'>, slug: string): Promise<Perk | undefined> {
  return (await deps.readPerkFiles()).find((perk) => perk.slug === slug);
}

/** A perk as it was published, also a hidden one; undefined for one that never was. */
export async function standingPerk(deps: Pick<PerkDeps, 'readPerkFiles'>, db: Db, slug: string) {
  return standingPerks(await deps.readPerkFiles(), await newestPerks(db)).find((perk) => perk.slug === slug);
}

/** Whether members see a perk that stands. */
export const isOut = (standing: Perk | undefined): boolean =>
  standing !== undefined && standing.entry.shared.hidden !== true;

/** An entry with which a perk is not hidden any more: whether members see it is decided by its moves. */
export function shownEntry({ shared: { hidden: _hidden, ...shared }, worded }: PerkEntry): PerkEntry {
  return { shared, worded };
}

/** What is left out and what is undefined are the same. */
export const isSameEntry = (one: PerkEntry, other: PerkEntry): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

/** A perk that nobody else changes until the transaction has ended; one that stands is taken up. @throws AppError `not_found` */
export async function heldPerk(
  deps: Pick<PerkDeps, 'readPerkFiles' | 'clock'>,
  tx: Tx,
  slug: string,
): Promise<HeldPerk> {
  const known = await holdPerkDraft(tx, slug);
  if (known) return known;
  const standing = await standingPerk(deps, tx, slug);
  if (!standing) throw new AppError('not_found');
  const entry = shownEntry(standing.entry);
  await addPerkDraft(tx, { slug, state: 'published', entry, by: null, now: deps.clock.now() });
  const held = await holdPerkDraft(tx, slug);
  if (!held) throw new Error(`the perk ${slug} was taken up and is gone`);
  return held;
}
