import { readFile } from 'node:fs/promises';
import { typeNamed } from '@yardsign/domain/content/kinds';
import { titleSlug } from '@yardsign/domain/content/custom-slug';
import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import { areEditable, toParagraphs } from '@yardsign/domain/studio/paragraphs';
import { DRAWN_TYPES, WRITTEN_TYPES } from '@yardsign/domain/studio/piece-types';
import { controlsIn } from '@yardsign/domain/text/characters';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { libraryContentId } from '../../content/load-library.ts';
import { splitFrontMatter } from '../../content/library/piece-file.ts';
import { parsePiece } from '../../content/library/parse-piece.ts';
import { textFileOf } from '../../content/library/read-text-piece.ts';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { addPiece, takeUp } from '../pieces/begin-piece.ts';
import { holdPiece, rewriteText, rewriteTexts, setPiece } from '../pieces/change-store.ts';
import { firstHeading } from './first-heading.ts';
import { importedText, LONGEST_TEXT } from './imported-text.ts';
import { readLibraryZip, type FoundPiece } from './library-zip.ts';
import { withinTrial } from './within-trial.ts';
import { readPieceFiles, writePieceFiles, type WrittenPiece } from '../pieces/piece-files.ts';
import { addVersion, beginPiece, findIdOfSlug, holdSlugs, isSlugTaken } from '../pieces/piece-store.ts';
import { importForeign, readForeign, tagsOf } from '../from-elsewhere/import-foreign.ts';
import { picturesOf } from '../from-elsewhere/pictures-elsewhere.ts';
import { importPerk } from '../perks/perk-archive.ts';
import { takePictureFiles } from '../pictures/picture-files.ts';
import type { Importing, ImportOutcome, PerkDeps, PictureDeps, StudioDeps } from '../ports.ts';
import { filesOf } from '../pieces/versions.ts';

type ImportDeps = StudioDeps & PictureDeps & PerkDeps;

const ZIP = Buffer.from('PK\u0003\u0004');

/** A piece whose files have their shape. */
interface ReadPiece extends FoundPiece {
  written: WrittenPiece;
  id: string;
  /** Something has its address already, or had it. */
  isKnown: boolean;
}

/** Holds the addresses, since one may be given while a file is read, and a piece that was begun until they could be held. */
async function holdNewPiece(tx: Tx, id: string): ReturnType<typeof holdPiece> {
  await holdSlugs(tx);
  return holdPiece(tx, id);
}

/** Makes the files a draft; the draft that there was is kept as a version. Its address stays as it is now. */
async function takeIn(tx: Tx, read: ReadPiece, by: string, now: Date): Promise<ImportOutcome['outcome']> {
  const { id, type, files, written, isKnown } = read;
  if (isKnown) await takeUp(tx, id, now);
  const piece = (await holdPiece(tx, id)) ?? (await holdNewPiece(tx, id));
  const { outdated = [] } = written.meta as { outdated?: Language[] };
  if (!piece) {
    if (isKnown || (await isSlugTaken(tx, written.slug, id))) return 'refused';
    await beginPiece(tx, { id, type, state: 'draft', written, outdated, heldBack: [], by, now });
    await addVersion(tx, { pieceId: id, kind: 'library', files, by, now });
    return 'new';
  }
  const before = filesOf(piece);
  const after = writePieceFiles({ ...written, slug: piece.slug }, [files]);
  if (isDeepStrictEqual(after, before)) return 'same';
  if (piece.type !== type || !['draft', 'published'].includes(piece.state)) return 'refused';
  await addVersion(tx, { pieceId: id, kind: 'kept', files: before, by, now });
  await addVersion(tx, { pieceId: id, kind: 'library', files, by, now });
  await rewriteTexts(tx, id, written, { by, now });
  await setPiece(tx, id, { state: 'draft', meta: written.meta, drawing: written.drawing, writer: by, by, now });
  return 'changed';
}

/** What the files of a piece say; undefined when they do not have their shape, or say what could not be written here. */
function readFound({ type, files }: FoundPiece): WrittenPiece | undefined {
  try {
    parsePiece(type, files);
    const written = readPieceFiles(files);
    const texts = Object.values(written.texts);
    return texts.every(({ paragraphs }) => areEditable(paragraphs)) && controlsIn(written) === undefined
      ? written
      : undefined;
  } catch {
    return undefined;
  }
}

/** What is told of the files of a piece, whatever becomes of them. */
function toldOf({ type, folder, files }: FoundPiece): Pick<ImportOutcome, 'title' | 'pictures' | 'lost'> {
  if (DRAWN_TYPES.includes(type)) return { title: folder, pictures: [], lost: [] };
  const fronts = LANGUAGES.map((language) => /^title: *(['"]?)(.+)\1$/m.exec(files[textFileOf(language)] ?? '')?.[2]);
  return { title: fronts.find(Boolean) ?? folder, ...picturesOf(Object.values(files).join('\n')) };
}

async function importPiece(deps: StudioDeps, who: Importing, found: FoundPiece): Promise<ImportOutcome> {
  const written = readFound(found);
  const told = toldOf(found);
  if (written === undefined) return { ...told, slug: found.folder, id: null, outcome: 'unreadable' };
  const { slug } = written;
  const known = await findIdOfSlug(deps.db, slug);
  const id = known ?? libraryContentId(slug);
  const read = { ...found, written, id, isKnown: known !== undefined };
  const outcome = await withinTrial(deps, who, (tx) => takeIn(tx, read, who.memberId, deps.clock.now()));
  return { ...told, slug, id: outcome === 'refused' || who.isTrial ? null : id, outcome };
}

const frontSchema = z.looseObject({
  title: z.string().trim().min(1).max(200),
  description: z.string().trim().max(400).default(''),
  language: z.enum(LANGUAGES).default('en'),
  type: z.string().default(''),
  /** A list, or one line with commas. */
  tags: z.union([z.array(z.string()), z.string().transform((line) => line.split(','))]).catch([]),
});

/** A text of Markdown with what is told of it: in its front matter, or by the heading that it begins with, which is its title. */
function readMarkdown(text: string): ReturnType<typeof splitFrontMatter> {
  const headed = firstHeading(text);
  return headed === null ? splitFrontMatter(text) : { front: { title: headed.title }, body: headed.body };
}

/** A text without the heading that says its title once more: the title stands above it. */
function withoutTitle(body: string, title: string): string {
  const headed = firstHeading(body);
  return headed?.title === title ? headed.body : body;
}

/** A Markdown file becomes a new draft in one language. */
async function importMarkdown(deps: StudioDeps, who: Importing, text: string): Promise<ImportOutcome> {
  if (text.length > LONGEST_TEXT) throw new AppError('import_too_much');
  const { front, body } = readMarkdown(text);
  const { title, description, language, type: name, tags } = frontSchema.parse(front);
  const paragraphs = toParagraphs(withoutTitle(body, title));
  if (controlsIn([title, description]) !== undefined || !areEditable(paragraphs))
    throw new AppError('import_unreadable');
  const type = WRITTEN_TYPES.find((written) => written === typeNamed(name)) ?? WRITTEN_TYPES[0];
  if (type === undefined) throw new AppError('internal');
  const told = { title, ...picturesOf(body) };
  if (who.isTrial) return { ...told, slug: titleSlug(title), id: null, outcome: 'new' };
  const { id, slug } = await addPiece(deps, who.memberId, { type, language, title });
  const by = { by: who.memberId, now: deps.clock.now() };
  await deps.db.transaction().execute(async (tx) => {
    await rewriteText(tx, id, language, { front: { title, description, shareText: '' }, paragraphs, ...by });
    const piece = tags.length > 0 ? await holdPiece(tx, id) : undefined;
    if (piece) await setPiece(tx, id, { meta: { ...piece.meta, tags: tagsOf(tags) }, ...by });
  });
  return { ...told, slug, id, outcome: 'new' };
}

async function importBytes(deps: ImportDeps, who: Importing, bytes: Buffer): Promise<ImportOutcome[]> {
  if (!bytes.subarray(0, ZIP.length).equals(ZIP)) {
    const text = importedText(bytes);
    const foreign = readForeign(text, who.site);
    return foreign === null ? [await importMarkdown(deps, who, text)] : importForeign(deps, who, foreign);
  }
  const { pieces, pictures, perks } = readLibraryZip(bytes);
  const outcomes: ImportOutcome[] = [];
  for (const { id, files } of who.isTrial ? [] : pictures) await takePictureFiles(deps, who.memberId, id, files);
  for (const found of pieces) outcomes.push(await importPiece(deps, who, found));
  const coming = who.isTrial ? pictures.map(({ id }) => id) : [];
  for (const found of perks) outcomes.push(await importPerk(deps, who, found, coming));
  return outcomes;
}

/**
 * Takes texts in as drafts, which are approved like any other: an archive of the library's files, an export of another system, or one
 * Markdown file. A trial keeps nothing and says what would come in.
 *
 * @throws AppError `import_unreadable`
 */
export async function importPieces(
  deps: ImportDeps,
  who: Importing,
  file: { path: string } | undefined,
): Promise<ImportOutcome[]> {
  if (!file) throw new AppError('import_unreadable');
  const outcomes = await importBytes(deps, who, await readFile(file.path)).catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : new AppError('import_unreadable', { cause });
  });
  if (who.isTrial) return outcomes;
  const taken = outcomes.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length;
  const actors = { actorId: who.memberId, realActorId: who.memberId, subjectId: null };
  const now = deps.clock.now();
  await deps.db
    .transaction()
    .execute((tx) =>
      recordAct(tx, { at: now, action: 'studio.imported', ...actors, detail: { taken }, requestId: who.requestId }),
    );
  return outcomes;
}
