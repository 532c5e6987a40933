import { perkForm, type PerkEntry } from '@yardsign/contracts/perk-fields';
import { titleSlug } from '@yardsign/domain/content/custom-slug';
import { perLanguage } from '@yardsign/domain/languages';
import { REFERRAL_PERK } from '@yardsign/domain/perks/perks';
import { movesFor } from '@yardsign/domain/studio/piece-state';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import { inOrder, standingPerks } from '../../perks/standing-perks.ts';
import type { NewPerk, PerkDeps, StudioPerk, StudioPerkLine } from '../ports.ts';
import { FILES_LINE, versionLines } from '../saved-versions.ts';
import { listPerkComments } from './comment-store.ts';
import { addPerkDraft, findPerkDraft, listPerkDrafts, setPerkDraft } from './draft-store.ts';
import { heldPerk, isOut, perkFile, shownEntry, standingPerk } from './hold-perk.ts';
import { judgeDraft } from './judge-perk.ts';
import { addPerkVersion, listPerkVersions, newestPerks, readPerkVersion } from './perk-store.ts';

/** Who does something to which perk, and by which call. */
export interface PerkAct {
  slug: string;
  memberId: string;
  requestId: string;
}

/** Between two perks, so that a third can be put there. */
const ORDER_STEP = 10;
const LAST_ORDER = 9999;

/** All perks in their order, as the content team works on them. */
export async function listPerks(deps: Pick<PerkDeps, 'db' | 'readPerkFiles'>): Promise<StudioPerkLine[]> {
  const saved = await newestPerks(deps.db);
  const drafts = new Map((await listPerkDrafts(deps.db)).map((draft) => [draft.slug, draft]));
  const standing = new Map(standingPerks(await deps.readPerkFiles(), saved).map((perk) => [perk.slug, perk]));
  const worked = [...drafts.values()].map(({ slug, entry }) => ({ slug, entry, color: '' }));
  const perks = new Map([...standing.values(), ...worked].map((perk) => [perk.slug, perk]));
  return inOrder([...perks.values()]).map(({ slug, entry }) => {
    const { component, order, standardOnly = false } = entry.shared;
    const draft = drafts.get(slug);
    const newest = draft ?? saved.find((each) => each.slug === slug && each.entry !== null);
    return {
      ...{ slug, component, order, standardOnly, state: draft?.state ?? 'published' },
      isOut: isOut(standing.get(slug)),
      header: perLanguage((language) => entry.worded[language].header),
      savedAt: newest?.savedAt.toISOString() ?? null,
      savedBy: newest?.savedBy ?? null,
    };
  });
}

/** What was published of a perk, and kept, down to its files. */
async function versionsOf(deps: Pick<PerkDeps, 'db' | 'readPerkFiles'>, slug: string) {
  const saved = await listPerkVersions(deps.db, slug);
  const lines = versionLines(saved).map((line, at) => ({ ...line, kind: saved[at]?.kind ?? 'published' }));
  const ofFiles = { ...FILES_LINE, kind: 'published' as const };
  return {
    standing: saved.find(({ kind }) => kind === 'published')?.number ?? 0,
    versions: [...lines, ...((await perkFile(deps, slug)) ? [ofFiles] : [])],
  };
}

/** A perk as the content team fills it in. @throws AppError `not_found` */
export async function openPerk(
  deps: Pick<PerkDeps, 'db' | 'readPerkFiles'>,
  memberId: string,
  slug: string,
): Promise<StudioPerk> {
  const draft = await findPerkDraft(deps.db, slug);
  const standing = await standingPerk(deps, deps.db, slug);
  const state = draft?.state ?? 'published';
  const entry = state === 'published' ? standing && shownEntry(standing.entry) : draft?.entry;
  if (!entry) throw new AppError('not_found');
  const { writers = [], approvedBy = null, publishAt = null, version = 0 } = draft ?? {};
  const out = isOut(standing);
  return {
    ...{ slug, version, state, isOut: out, writers, approvedBy },
    edition: String(version),
    moves: movesFor({ state, isOut: out, writers: writers.map(({ id }) => id) }, memberId),
    publishAt: publishAt?.toISOString() ?? null,
    fields: { form: perkForm, ...entry },
    published: standing?.entry ? shownEntry(standing.entry) : null,
    comments: await listPerkComments(deps.db, slug),
    ...(await versionsOf(deps, slug)),
  };
}

/**
 * Saves the draft of a perk.
 *
 * @param version the save that it was made on.
 * @throws AppError `not_found`, `piece_moved_on`, `text_moved_on`, `piece_incomplete`, `invalid_request`
 */
export async function savePerk(
  deps: PerkDeps,
  act: PerkAct,
  { version, entry }: { version: number; entry: PerkEntry },
): Promise<StudioPerk> {
  const { slug, memberId: by } = act;
  await deps.db.transaction().execute(async (tx) => {
    const held = await heldPerk(deps, tx, slug);
    if (held.version !== version) throw new AppError('text_moved_on');
    if (held.state !== 'draft') throw new AppError('piece_moved_on');
    await judgeDraft({ deps, tx, slug }, entry);
    await setPerkDraft(tx, slug, { entry, writer: by, by, now: deps.clock.now() });
  });
  return openPerk(deps, by, slug);
}

/**
 * Makes a version the draft; 0 the files of the library. A draft that there was is kept as a version.
 *
 * @throws AppError `not_found`, `piece_moved_on`, `text_moved_on`, `piece_incomplete`, `invalid_request`
 */
export async function restorePerk(
  deps: PerkDeps,
  act: PerkAct,
  { version, number }: { version: number; number: number },
): Promise<StudioPerk> {
  const { slug, memberId: by, requestId } = act;
  await deps.db.transaction().execute(async (tx) => {
    const held = await heldPerk(deps, tx, slug);
    if (held.version !== version) throw new AppError('text_moved_on');
    if (held.state !== 'draft' && held.state !== 'published') throw new AppError('piece_moved_on');
    const file = (await perkFile(deps, slug))?.entry;
    const found = number === 0 ? { entry: null } : await readPerkVersion(tx, slug, number);
    const entry = found && (found.entry ?? file);
    if (!entry) throw new AppError('not_found');
    const shown = shownEntry(entry);
    await judgeDraft({ deps, tx, slug }, shown);
    const now = deps.clock.now();
    if (held.state === 'draft') await addPerkVersion(tx, { slug, kind: 'kept', entry: held.entry, by, now });
    await setPerkDraft(tx, slug, { state: 'draft', entry: shown, writer: by, by, now });
    const actors = { actorId: by, realActorId: by, subjectId: null };
    const detail = { piece: `perks/${slug}`, version: number };
    await recordAct(tx, { at: now, action: 'studio.restored', ...actors, detail, requestId });
  });
  return openPerk(deps, by, slug);
}

/** Begins a perk as a draft. It stands last, and its address is made of its name. @throws AppError `slug_taken` */
export async function beginPerk(deps: PerkDeps, memberId: string, { header, component }: NewPerk): Promise<StudioPerk> {
  const slug = titleSlug(header);
  const known = await listPerks(deps);
  if (slug === REFERRAL_PERK || known.some((perk) => perk.slug === slug)) throw new AppError('slug_taken');
  const order = Math.min(Math.max(0, ...known.map((perk) => perk.order)) + ORDER_STEP, LAST_ORDER);
  const entry = { shared: { component, order }, worded: perLanguage(() => ({ header })) };
  await deps.db.transaction().execute(async (tx) => {
    const begun = { slug, state: 'draft', entry, by: memberId, now: deps.clock.now() } as const;
    if (!(await addPerkDraft(tx, begun))) throw new AppError('slug_taken');
  });
  return openPerk(deps, memberId, slug);
}
