import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import type { PieceState } from '@yardsign/domain/studio/piece-state';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Drawing } from '@yardsign/contracts/drawing-fields';
import type { Front, Meta, PieceFiles, WrittenPiece } from './piece-files.ts';
import { outdatedOf } from './stale.ts';

/** What is held against the rules before a piece is changed, and held until the transaction has ended. */
export async function holdPiece(tx: Tx, id: string) {
  const piece = await tx
    .selectFrom('studio_piece')
    .select(['id', 'type', 'slug', 'state', 'publish_at', 'meta', 'version', 'writers', 'drawing', 'drawing_version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!piece) return undefined;
  const published = await tx
    .selectFrom('content')
    .select(['slug', 'status', 'files'])
    .where('id', '=', id)
    .executeTakeFirst();
  const texts = await tx
    .selectFrom('studio_text')
    .select(['language', 'front', 'paragraphs', 'version', 'in_step_with', 'held_back', 'updated_at'])
    .where('piece_id', '=', id)
    .forUpdate()
    .execute();
  const read = await tx
    .selectFrom('studio_version')
    .select('files')
    .where('piece_id', '=', id)
    .where('kind', '=', 'library')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const out = published && { slug: published.slug, files: published.files as PieceFiles };
  // What was read and not changed is written as it was.
  const formerFiles = [out?.files, read?.files].filter((files) => files !== undefined);
  return {
    ...piece,
    texts,
    published: out,
    formerFiles,
    isOut: published !== undefined && published.status !== 'draft',
  };
}

export type HeldPiece = NonNullable<Awaited<ReturnType<typeof holdPiece>>>;

export function heldText({ id, texts }: HeldPiece, language: Language): HeldPiece['texts'][number] {
  const found = texts.find((text) => text.language === language);
  if (!found) throw new Error(`the piece ${id} has no text in ${language}`);
  return found;
}

/** What a piece says of itself as its files have it: with the languages that are older by now. */
export function metaOf({ meta, texts }: HeldPiece): Meta {
  const { outdated: _former, ...said } = meta;
  const outdated = outdatedOf(texts);
  return { ...said, ...(outdated.length > 0 && { outdated }) };
}

/** Somebody did something: the piece counts as changed now. */
export async function setPiece(
  tx: Tx,
  id: string,
  change: {
    state?: PieceState;
    slug?: string;
    meta?: Meta;
    drawing?: Drawing | null;
    /** Who wrote, to be added to those who did; null begins anew. */
    writer?: string | null;
    submittedBy?: string | null;
    approvedBy?: string | null;
    publishAt?: Date | null;
    by: string | null;
    now: Date;
  },
): Promise<void> {
  const { state, slug, meta, drawing, writer, submittedBy, approvedBy, publishAt, by, now } = change;
  await tx
    .updateTable('studio_piece')
    .set({
      updated_at: now,
      updated_by: by,
      ...(state !== undefined && { state }),
      ...(slug !== undefined && { slug }),
      ...(meta !== undefined && { meta: JSON.stringify(meta), version: sql<number>`version + 1` }),
      ...(drawing && { drawing: JSON.stringify(drawing), drawing_version: sql<number>`drawing_version + 1` }),
      ...(writer === null && { writers: [] }),
      ...(writer !== undefined &&
        writer !== null && {
          writers: sql<string[]>`case when ${writer} = any(writers) then writers else writers || ${writer}::text end`,
        }),
      ...(submittedBy !== undefined && { submitted_by: submittedBy }),
      ...(approvedBy !== undefined && { approved_by: approvedBy }),
      ...(publishAt !== undefined && { publish_at: publishAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Who rewrites a text, and when. */
interface Rewriting {
  by: string;
  now: Date;
}

/** Writes a text anew, whatever it was. Who writes in it now finds that it has moved on. */
export async function rewriteText(
  tx: Tx,
  id: string,
  language: Language,
  { front, paragraphs, by, now }: WrittenPiece['texts'][Language] & Rewriting,
): Promise<void> {
  await tx
    .updateTable('studio_text')
    .set({
      front: JSON.stringify(front),
      paragraphs: [...paragraphs],
      version: sql<number>`version + 1`,
      updated_at: now,
      updated_by: by,
    })
    .where('piece_id', '=', id)
    .where('language', '=', language)
    .execute();
}

/** Writes the texts of a piece anew as its files have them: both say the same, except where the files call one older. */
export async function rewriteTexts(tx: Tx, id: string, written: WrittenPiece, rewriting: Rewriting): Promise<void> {
  const { outdated = [] } = written.meta as { outdated?: readonly Language[] };
  for (const language of LANGUAGES) {
    await rewriteText(tx, id, language, { ...written.texts[language], ...rewriting });
    const twin = LANGUAGES.filter((other) => other !== language).flatMap((other) => written.texts[other].paragraphs);
    if (!outdated.includes(language)) await setTwin(tx, id, language, { in_step_with: twin });
  }
}

/** Changes what a text has besides its paragraphs, of a text that is held. */
export async function setFront(tx: Tx, id: string, language: Language, front: Front): Promise<void> {
  await tx
    .updateTable('studio_text')
    .set({ front: JSON.stringify(front) })
    .where('piece_id', '=', id)
    .where('language', '=', language)
    .execute();
}

export async function setTwin(
  tx: Tx,
  id: string,
  language: Language,
  change: { in_step_with: string[] } | { held_back: boolean },
): Promise<void> {
  await tx.updateTable('studio_text').set(change).where('piece_id', '=', id).where('language', '=', language).execute();
}
