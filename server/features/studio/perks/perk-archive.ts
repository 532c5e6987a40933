import { isDeepStrictEqual } from 'node:util';
import { type PerkEntry, perkSlugSchema } from '@yardsign/contracts/perk-fields';
import { LANGUAGES } from '@yardsign/domain/languages';
import { REFERRAL_PERK } from '@yardsign/domain/perks/perks';
import { strToU8 } from 'fflate';
import { AppError } from '../../../platform/errors.ts';
import type { Perk } from '../../perks/ports.ts';
import { parsePerk, writePerk } from '../../perks/perk-files.ts';
import { standingPerks } from '../../perks/standing-perks.ts';
import type { Importing, ImportOutcome, PerkDeps } from '../ports.ts';
import { judge, write } from './perk-entries.ts';
import { listPerkVersions, newestPerks } from './perk-store.ts';

/** The folder of an archive with the perks, each in a folder of its own, by its address. */
export const PERKS_FOLDER = 'perks';

/**
 * Every perk as its files. Where nothing was saved over those of the library they are the same to the last byte; else what was saved is
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
    return isItsOwn && LANGUAGES.every((language) => files[`${language}.md`] !== undefined) ? perk : undefined;
  } catch {
    return undefined;
  }
}

/** What is left out and what is undefined are the same. */
const isSame = (one: PerkEntry, other: PerkEntry): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

/** Ends a trial: what was written for it is taken back. */
class TrialEnded extends Error {}

/**
 * Takes a perk in as the archive has it, as its next version: what was there can be brought back. One that says what stands already
 * is left alone, and one that names files or pictures which are not here is refused.
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
  const came = (outcome: ImportOutcome['outcome']) => ({ ...told, pictures: [], outcome });
  if (perk === undefined) return came('unreadable');
  const { slug, entry } = perk;
  const saved = await listPerkVersions(deps.db, slug);
  const standing = standingPerks(
    await deps.readPerkFiles(),
    saved.slice(0, 1).map((newest) => ({ ...newest, slug })),
  ).find((each) => each.slug === slug);
  if (standing && isSame(standing.entry, entry)) return came('same');
  const act = { slug, version: saved[0]?.number ?? 0, memberId: who.memberId, requestId: who.requestId };
  try {
    await deps.db.transaction().execute(async (tx) => {
      await judge({ deps, tx, slug, coming }, entry);
      await write(deps, tx, act, entry);
      if (who.isTrial) throw new TrialEnded();
    });
  } catch (error) {
    if (error instanceof TrialEnded) return came(standing ? 'changed' : 'new');
    if (error instanceof AppError) return came('refused');
    throw error;
  }
  return came(standing ? 'changed' : 'new');
}
