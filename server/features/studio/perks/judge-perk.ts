import type { PerkEntry } from '@yardsign/contracts/perk-fields';
import { perkFaults } from '@yardsign/domain/perks/perk-faults';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PerkDeps } from '../ports.ts';
import { holdPictures } from './perk-store.ts';

/** What an entry is held against. */
interface Judging {
  deps: Pick<PerkDeps, 'readPerkFiles'>;
  tx: Tx;
  slug: string;
  /** Pictures that are about to come. */
  coming?: readonly string[];
}

/** What is not there, of the files and pictures that an entry names. */
async function strayed({ deps, tx, slug, coming = [] }: Judging, { shared }: PerkEntry): Promise<string[]> {
  const { logo, featuredImage, poster, video } = shared;
  const own = (await deps.readPerkFiles()).find((perk) => perk.slug === slug)?.entry.shared;
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
 * Holds a draft against what its fields cannot say alone. It may be unfinished, like one that is hidden.
 *
 * @throws AppError `piece_incomplete`, `invalid_request`, with the paths of what is wrong.
 */
export async function judgeDraft(judging: Judging, entry: PerkEntry): Promise<void> {
  const faults = perkFaults({ ...entry, shared: { ...entry.shared, hidden: true } });
  const wrong = faults.map(({ path, kind }) => ({ path, message: kind }));
  if (wrong.length > 0) throw new AppError('piece_incomplete', { issues: wrong });
  const issues = (await strayed(judging, entry)).map((field) => ({
    path: `entry.shared.${field}`,
    message: 'is not there',
  }));
  if (issues.length > 0) throw new AppError('invalid_request', { issues });
}

/** Where a field of a perk stands in the list of what is missing from a piece. */
function pathOf(path: string): string {
  return path.startsWith('shared.') ? path.replace('shared.', 'fields.') : `texts.${path}`;
}

/** Holds a perk against what members need of it. @throws AppError `piece_incomplete`, with what is missing. */
export async function judgeWhole(judging: Judging, entry: PerkEntry): Promise<void> {
  const gone = (await strayed(judging, entry)).map((field) => ({ path: `fields.${field}`, message: 'is not there' }));
  const faults = perkFaults(entry).map(({ path, kind }) => ({ path: pathOf(path), message: kind }));
  if (gone.length + faults.length > 0) throw new AppError('piece_incomplete', { issues: [...faults, ...gone] });
}
