import { siteConfigSchema } from '@yardsign/contracts/routes/site';
import { type SiteEntry, siteForm } from '@yardsign/contracts/site-fields';
import { siteFaults } from '@yardsign/domain/site/site-faults';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SiteSettingsDeps, StudioSite } from '../ports.ts';
import { FILES_LINE, versionLines } from '../saved-versions.ts';
import { siteConfigOf, siteEntryOf } from './site-entry.ts';
import { addSiteVersion, listSiteVersions, readSiteVersion } from './site-store.ts';

/** Who saves, on which version, and by which call. */
interface SiteAct {
  version: number;
  memberId: string;
  requestId: string;
}

/** What the site says of itself, as the content team fills it in. */
export async function openSite(deps: Pick<SiteSettingsDeps, 'db' | 'readSiteFile'>): Promise<StudioSite> {
  const saved = await listSiteVersions(deps.db);
  const [newest] = saved;
  const entry = newest?.entry ?? siteEntryOf(await deps.readSiteFile());
  return {
    version: newest?.number ?? 0,
    isOfFiles: (newest?.entry ?? null) === null,
    fields: { form: siteForm, ...entry },
    versions: [...versionLines(saved), FILES_LINE],
  };
}

/** Holds an entry against what its fields cannot say alone. @throws AppError `invalid_request`, with the paths of what is wrong. */
function judge(entry: SiteEntry): void {
  const faults = siteFaults(entry).map(({ path, kind }) => ({ path: `entry.${path}`, message: kind }));
  const read = siteConfigSchema.safeParse(siteConfigOf(entry));
  const further = read.error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? [];
  const issues = [...faults, ...further];
  if (issues.length > 0) throw new AppError('invalid_request', { issues });
}

async function write(deps: SiteSettingsDeps, act: SiteAct, entry: SiteEntry | null): Promise<StudioSite> {
  const { version, memberId: by, requestId } = act;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    if (!(await addSiteVersion(tx, { version, entry, now, by }))) throw new AppError('text_moved_on');
    const actors = { actorId: by, realActorId: by, subjectId: null };
    const detail = { number: version + 1 };
    await recordAct(tx, { at: now, action: 'studio.site-saved', ...actors, detail, requestId });
  });
  return openSite(deps);
}

/** Saves what the site says of itself, which everybody sees. @throws AppError `invalid_request`, `text_moved_on` */
export async function saveSite(deps: SiteSettingsDeps, act: SiteAct, entry: SiteEntry): Promise<StudioSite> {
  judge(entry);
  return write(deps, act, entry);
}

/** Brings an older version back as a new one; 0 brings back the file. @throws AppError `not_found`, `text_moved_on` */
export async function restoreSite(deps: SiteSettingsDeps, act: SiteAct, number: number): Promise<StudioSite> {
  const held = number === 0 ? { entry: null } : await readSiteVersion(deps.db, number);
  if (!held) throw new AppError('not_found');
  return write(deps, act, held.entry);
}
