import { titleSlug } from '@yardsign/domain/content/custom-slug';
import { LANGUAGES, perLanguage } from '@yardsign/domain/languages';
import { DRAWN_TYPES, STUDIO_TYPES } from '@yardsign/domain/studio/piece-types';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { firstDrawing } from '../../content/drawings/first-drawing.ts';
import { readPieceFiles } from './piece-files.ts';
import { addVersion, beginPiece, findPiece, findPublishedFiles, holdSlugs, isSlugTaken } from './piece-store.ts';
import type { NewPiece, StudioDeps, StudioPiece } from '../ports.ts';
import { presentPiece } from './present.ts';

/** @throws AppError `not_found` */
export async function readPiece(deps: Pick<StudioDeps, 'db'>, memberId: string, id: string): Promise<StudioPiece> {
  const row = await findPiece(deps.db, id);
  if (!row) throw new AppError('not_found');
  return presentPiece(row, memberId);
}

/**
 * `a`, or the first free one of `a-2`, `a-3` … as long as the taken ones have no gaps. A thousand pieces of one title are asked for
 * twenty names and not for a thousand: numbers are doubled up to a free one, and halved back to the first.
 */
export async function freeSlug(tx: Tx, title: string, id: string): Promise<string> {
  await holdSlugs(tx);
  const wanted = titleSlug(title);
  const nth = (at: number) => (at === 1 ? wanted : `${wanted}-${at}`);
  let free = 1;
  while (await isSlugTaken(tx, nth(free), id)) free *= 2;
  let taken = Math.floor(free / 2);
  while (free - taken > 1) {
    const between = Math.floor((taken + free) / 2);
    if (await isSlugTaken(tx, nth(between), id)) taken = between;
    else free = between;
  }
  return nth(free);
}

/** Begins a piece with its title. Of a text, what is not written yet is held back; a drawing goes out in both languages. */
export async function addPiece(deps: StudioDeps, memberId: string, body: NewPiece): Promise<StudioPiece> {
  const { type, language, title } = body;
  const id = deps.random.id('cnt');
  const drawing = DRAWN_TYPES.includes(type) ? firstDrawing(title, language) : null;
  const others = drawing ? [] : LANGUAGES.filter((other) => other !== language);
  await deps.db.transaction().execute(async (tx) => {
    const slug = await freeSlug(tx, title, id);
    const texts = perLanguage((each) => ({
      front: { title: each === language ? title : '', description: '', shareText: '' },
      paragraphs: [],
    }));
    const meta = { motif: 'house', categories: [], publishedDaysAgo: 0, related: [] };
    const written = { slug, meta, texts, drawing };
    const begun = { id, type, state: 'draft', written, outdated: others, heldBack: others } as const;
    await beginPiece(tx, { ...begun, by: memberId, now: deps.clock.now() });
  });
  return readPiece(deps, memberId, id);
}

/** Takes a piece of the library up as its files have it. @returns whether there is one that the studio writes or draws. */
export async function takeUp(tx: Tx, id: string, now: Date): Promise<boolean> {
  const found = await findPublishedFiles(tx, id);
  if (!found || !STUDIO_TYPES.includes(found.type)) return false;
  const { type, files, outdated } = found;
  // Whoever opens it has changed nothing: it stays as old as it is in the lists.
  const changed = found.updated_at ?? found.published_at;
  const at = changed < now ? changed : now;
  const begun = { id, type, state: 'published', written: readPieceFiles(files), outdated, heldBack: [] } as const;
  if (await beginPiece(tx, { ...begun, by: null, now: at }))
    await addVersion(tx, { pieceId: id, kind: 'library', files, by: null, now: at });
  return true;
}

/** A piece as the studio has it; one of the library is taken up when it is opened for the first time. @throws AppError `not_found` */
export async function openPiece(deps: StudioDeps, memberId: string, id: string): Promise<StudioPiece> {
  const known = await findPiece(deps.db, id);
  if (known) return presentPiece(known, memberId);
  const isThere = await deps.db.transaction().execute((tx) => takeUp(tx, id, deps.clock.now()));
  if (!isThere) throw new AppError('not_found');
  return readPiece(deps, memberId, id);
}
