import { perkSlugSchema } from '@yardsign/contracts/perk-fields';
import { controlsIn } from '@yardsign/domain/text/characters';
import { LANGUAGES } from '@yardsign/domain/languages';
import { REFERRAL_PERK } from '@yardsign/domain/perks/perks';
import { strToU8 } from 'fflate';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Perk } from '../../perks/ports.ts';
import { parsePerk, writePerk } from '../../perks/perk-files.ts';
import { standingPerks } from '../../perks/standing-perks.ts';
import type { Importing, ImportOutcome, PerkDeps } from '../ports.ts';
import { addPerkDraft, findPerkDraft, setPerkDraft } from './draft-store.ts';
import { heldPerk, isSameEntry, standingPerk } from './hold-perk.ts';
import { withinTrial } from '../in-and-out/within-trial.ts';
import { judgeDraft } from './judge-perk.ts';
import { addPerkVersion, newestPerks } from './perk-store.ts';

/** The folder of an archive with the perks, each in a folder of its own, by its address. */
export const PERKS_FOLDER = 'perks';

/**
 * Every perk as its files. Where nothing was published over those of the library they are the same to the last byte; else what was published is
 * written, and pictures and films of the folder stay beside it.
 */
export async function perksAsFiles(
  deps: Pick<PerkDeps, 'db' | 'readPerkFiles' | 'readPerkFolder'>,
): Promise<(readonly [string, Uint8Array])[]> {
  const saved = await newestPerks(deps.db);
  const changed = new Set(saved.filter(({ entry }) => entry !== null).map(({ slug }) => slug));
  const perks = standingPerks(await deps.readPerkFiles(), saved);
  const entries = await Promise.all(
    perks.map(async (perk) => {
      const kept = Object.entries(await deps.readPerkFolder(perk.slug));
      const written = Object.entries(changed.has(perk.slug) ? writePerk(perk) : {});
      const files = new Map([
        ...kept.map(([name, bytes]) => [name, new Uint8Array(bytes)] as const),
        ...written.map(([name, text]) => [name, strToU8(text)] as const),
      ]);
      return [...files].map(([name, bytes]) => [`${PERKS_FOLDER}/${perk.slug}/${name}`, bytes] as const);
    }),
  );
  return entries.flat();
}

/** A perk in the files of an archive; undefined when they do not have their shape. */
function readFound(folder: string, files: Readonly<Record<string, string>>): Perk | undefined {
  try {
    const perk = parsePerk(files);
    const isItsOwn = perk.slug === folder && perkSlugSchema.safeParse(folder).success && folder !== REFERRAL_PERK;
    if (controlsIn(perk.entry) !== undefined) return undefined;
    return isItsOwn && LANGUAGES.every((language) => files[`${language}.md`] !== undefined) ? perk : undefined;
  } catch {
    return undefined;
  }
}

/** Makes what came the draft of a perk; a draft that there was is kept as a version. @throws AppError when it cannot be taken in. */
async function takeIn(tx: Tx, deps: PerkDeps, by: string, { slug, entry }: Perk, isKnown: boolean): Promise<void> {
  const now = deps.clock.now();
  if (!isKnown && (await addPerkDraft(tx, { slug, state: 'draft', entry, by, now }))) return;
  const held = await heldPerk(deps, tx, slug);
  if (held.state !== 'draft' && held.state !== 'published') throw new AppError('piece_moved_on');
  if (held.state === 'draft') await addPerkVersion(tx, { slug, kind: 'kept', entry: held.entry, by, now });
  await setPerkDraft(tx, slug, { state: 'draft', entry, writer: by, by, now });
}

/**
 * Takes a perk in as the archive has it, as a draft that is approved like any other. One that says what stands already, or what its
 * draft says, is left alone; one that names files or pictures which are not here is refused, as is one that is in review.
 *
 * @param coming pictures that come with it.
 */
export async function importPerk(
  deps: PerkDeps,
  who: Importing,
  found: { folder: string; files: Readonly<Record<string, string>> },
  coming: readonly string[],
): Promise<ImportOutcome> {
  const { folder, files } = found;
  const perk = readFound(folder, files);
  const told = { slug: `${PERKS_FOLDER}/${folder}`, title: perk?.entry.worded.en.header ?? folder, id: null };
  const came = (outcome: ImportOutcome['outcome']) => ({ ...told, pictures: [], lost: [], outcome });
  if (perk === undefined) return came('unreadable');
  const { slug, entry } = perk;
  const draft = await findPerkDraft(deps.db, slug);
  const isDraft = draft !== undefined && draft.state !== 'published';
  const now = isDraft ? draft : await standingPerk(deps, deps.db, slug);
  if (now && isSameEntry(now.entry, entry)) return came('same');
  const outcome = withinTrial(deps, who, async (tx) => {
    await judgeDraft({ deps, tx, slug, coming }, entry);
    await takeIn(tx, deps, who.memberId, perk, now !== undefined);
    return now ? 'changed' : 'new';
  });
  return came(
    await outcome.catch((error: unknown) => {
      if (error instanceof AppError) return 'refused';
      throw error;
    }),
  );
}
