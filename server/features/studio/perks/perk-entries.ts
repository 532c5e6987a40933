import { perkForm, type PerkEntry } from '@yardsign/contracts/perk-fields';
import { titleSlug } from '@yardsign/domain/content/custom-slug';
import { perLanguage } from '@yardsign/domain/languages';
import { perkFaults } from '@yardsign/domain/perks/perk-faults';
import { REFERRAL_PERK } from '@yardsign/domain/perks/perks';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Perk } from '../../perks/ports.ts';
import { standingPerks } from '../../perks/standing-perks.ts';
import type { NewPerk, PerkDeps, StudioPerk, StudioPerkLine } from '../ports.ts';
import { FILES_LINE, versionLines } from '../saved-versions.ts';
import { addPerkVersion, holdPictures, listPerkVersions, newestPerks, readPerkVersion } from './perk-store.ts';

/** Who saves what of which perk, on which version, and by which call. */
export interface PerkAct {
  slug: string;
  version: number;
  memberId: string;
  requestId: string;
}

/** Between two perks, so that a third can be put there. */
const ORDER_STEP = 10;
const LAST_ORDER = 9999;

/** All perks in their order, also those that are hidden. */
export async function listPerks(deps: Pick<PerkDeps, 'db' | 'readPerkFiles'>): Promise<StudioPerkLine[]> {
  const saved = await newestPerks(deps.db);
  return standingPerks(await deps.readPerkFiles(), saved).map(({ slug, entry }) => {
    const { component, order, hidden = false, standardOnly = false } = entry.shared;
    const newest = saved.find((each) => each.slug === slug && each.entry !== null);
    return {
      ...{ slug, component, order, hidden, standardOnly },
      header: perLanguage((language) => entry.worded[language].header),
      savedAt: newest?.savedAt.toISOString() ?? null,
      savedBy: newest?.savedBy ?? null,
    };
  });
}

async function fileOf(deps: Pick<PerkDeps, 'readPerkFiles'>, slug: string): Promise<Perk | undefined> {
  return (await deps.readPerkFiles()).find((perk) => perk.slug === slug);
}

/** A perk as the content team fills it in. @throws AppError `not_found` */
export async function openPerk(deps: Pick<PerkDeps, 'db' | 'readPerkFiles'>, slug: string): Promise<StudioPerk> {
  const saved = await listPerkVersions(deps.db, slug);
  const file = await fileOf(deps, slug);
  const [newest] = saved;
  const entry = newest?.entry ?? file?.entry;
  if (!entry) throw new AppError('not_found');
  return {
    slug,
    version: newest?.number ?? 0,
    isOfFiles: (newest?.entry ?? null) === null,
    fields: { form: perkForm, ...entry },
    versions: [...versionLines(saved), ...(file ? [FILES_LINE] : [])],
  };
}

/** What an entry is held against. */
interface Judging {
  deps: Pick<PerkDeps, 'readPerkFiles'>;
  tx: Tx;
  slug: string;
  /** Pictures that are about to come. */
  coming: readonly string[];
}

/** What is not there, of the files and pictures that an entry names. */
async function strayed({ deps, tx, slug, coming }: Judging, { shared }: PerkEntry): Promise<string[]> {
  const { logo, featuredImage, poster, video } = shared;
  const own = (await fileOf(deps, slug))?.entry.shared;
  const files = [own?.logo, own?.featuredImage, own?.poster, own?.video];
  const named = Object.entries({ logo, featuredImage, poster, video });
  const ids = named.flatMap(([, name]) => (name?.startsWith('pic_') === true ? [name] : []));
  const pictures = await holdPictures(tx, ids);
  return named.flatMap(([field, name]) => {
    if (name === undefined || /^https:/i.test(name)) return [];
    return [...files, ...pictures, ...coming].includes(name) ? [] : [field];
  });
}

/**
 * Holds an entry against what its fields cannot say alone.
 *
 * @throws AppError `piece_incomplete`, `invalid_request`, with the paths of what is wrong.
 */
export async function judge(judging: Judging, entry: PerkEntry): Promise<void> {
  const faults = perkFaults(entry).map(({ path, kind }) => ({ path, message: kind }));
  if (faults.length > 0) throw new AppError('piece_incomplete', { issues: faults });
  const issues = (await strayed(judging, entry)).map((field) => ({
    path: `entry.shared.${field}`,
    message: 'is not there',
  }));
  if (issues.length > 0) throw new AppError('invalid_request', { issues });
}

/** Writes the next version of a perk. @throws AppError `text_moved_on` */
export async function write(
  deps: Pick<PerkDeps, 'clock'>,
  tx: Tx,
  act: PerkAct,
  entry: PerkEntry | null,
): Promise<void> {
  const { slug, version, memberId: by, requestId } = act;
  const now = deps.clock.now();
  if (!(await addPerkVersion(tx, { slug, version, entry, now, by }))) throw new AppError('text_moved_on');
  const actors = { actorId: by, realActorId: by, subjectId: null };
  const detail = { perk: slug, number: version + 1 };
  await recordAct(tx, { at: now, action: 'studio.perk-saved', ...actors, detail, requestId });
}

/** Saves a perk, which members see at once. @throws AppError `not_found`, `piece_incomplete`, `invalid_request`, `text_moved_on` */
export async function savePerk(deps: PerkDeps, act: PerkAct, entry: PerkEntry): Promise<StudioPerk> {
  await openPerk(deps, act.slug);
  await deps.db.transaction().execute(async (tx) => {
    await judge({ deps, tx, slug: act.slug, coming: [] }, entry);
    await write(deps, tx, act, entry);
  });
  return openPerk(deps, act.slug);
}

/**
 * Brings an older version back as a new one; 0 brings back the files of the library.
 *
 * @throws AppError `not_found`, `piece_incomplete`, `invalid_request`, `text_moved_on`
 */
export async function restorePerk(deps: PerkDeps, act: PerkAct, number: number): Promise<StudioPerk> {
  const { slug } = act;
  const held = number === 0 ? { entry: null } : await readPerkVersion(deps.db, slug, number);
  if (!held || (held.entry === null && !(await fileOf(deps, slug)))) throw new AppError('not_found');
  const { entry } = held;
  await deps.db.transaction().execute(async (tx) => {
    if (entry !== null) await judge({ deps, tx, slug, coming: [] }, entry);
    await write(deps, tx, act, entry);
  });
  return openPerk(deps, slug);
}

/** Begins a perk. It is hidden, stands last, and its address is made of its name. @throws AppError `slug_taken` */
export async function beginPerk(
  deps: PerkDeps,
  who: Pick<PerkAct, 'memberId' | 'requestId'>,
  { header, component }: NewPerk,
): Promise<StudioPerk> {
  const slug = titleSlug(header);
  const known = await listPerks(deps);
  if (slug === REFERRAL_PERK || known.some((perk) => perk.slug === slug)) throw new AppError('slug_taken');
  const order = Math.min(Math.max(0, ...known.map((perk) => perk.order)) + ORDER_STEP, LAST_ORDER);
  const entry = { shared: { component, order, hidden: true }, worded: perLanguage(() => ({ header })) };
  await deps.db.transaction().execute((tx) => write(deps, tx, { ...who, slug, version: 0 }, entry));
  return openPerk(deps, slug);
}
