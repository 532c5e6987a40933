import { customSlug } from '@yardsign/domain/content/custom-slug';
import type { ContentType } from '@yardsign/domain/content/kinds';
import type { OwnText } from '@yardsign/domain/content/own-text';
import { countWords } from '@yardsign/domain/content/reading-time';
import type { PieceStatus } from '@yardsign/domain/content/statuses';
import { LANGUAGES } from '@yardsign/domain/languages';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Language } from '../ports.ts';
import { toHtml } from '../to-html.ts';

export interface NewPiece {
  id: string;
  slug: string;
  ownerId: string;
  type: ContentType;
  categories: readonly string[];
  status: PieceStatus;
  now: Date;
}

/** Counts a member's own pieces, and keeps others of theirs from being added until the transaction has ended. */
export async function countOwn(tx: Tx, ownerId: string): Promise<number> {
  await tx.selectFrom('member').select('id').where('id', '=', ownerId).forUpdate().execute();
  const { n } = await tx
    .selectFrom('content')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return n;
}

/** A name for a piece in addresses. Two of one title and the same millisecond get names a millisecond apart. */
export async function freeSlug(
  tx: Tx,
  { title, ownerId, now }: { title: string; ownerId: string; now: Date },
): Promise<string> {
  for (let at = now.getTime(); ; at += 1) {
    const slug = customSlug(title, ownerId, at);
    if (!(await tx.selectFrom('content').select('id').where('slug', '=', slug).executeTakeFirst())) return slug;
  }
}

/**
 * Writes a piece. One that is in no other language yet shows the same in the other, which counts as older.
 *
 * @param meant the languages that the text is meant for.
 */
export async function addPiece(
  tx: Tx,
  piece: NewPiece,
  language: Language,
  text: OwnText,
  meant: 'one' | 'both' = 'one',
): Promise<void> {
  await tx
    .insertInto('content')
    .values({
      id: piece.id,
      slug: piece.slug,
      type: piece.type,
      status: piece.status,
      owner_id: piece.ownerId,
      categories: [...piece.categories],
      motif: 'house',
      digest: digestAt(piece.now),
      published_at: piece.now,
      updated_at: piece.now,
      details: '{}',
      outdated: meant === 'both' ? [] : LANGUAGES.filter((other) => other !== language),
    })
    .execute();
  const row = rowOf(text, language);
  await tx
    .insertInto('content_text')
    .values(LANGUAGES.map((each) => ({ content_id: piece.id, language: each, details: '{}', ...row })))
    .execute();
}

/** In a statement over texts: what they say now, for whoever takes them. */
const takenNow = sql<string>`jsonb_build_object(
  'title', content_text.title, 'description', content_text.description,
  'contents', content_text.source, 'caption', content_text.caption)`;

/** Makes a member's own copy of a piece as it is now. */
export async function copyPiece(tx: Tx, from: string, piece: NewPiece): Promise<void> {
  await tx
    .insertInto('content')
    .columns([
      'id',
      'slug',
      'type',
      'status',
      'owner_id',
      'categories',
      'related',
      'motif',
      'digest',
      'published_at',
      'updated_at',
      'details',
      'outdated',
      'claims',
      'sample',
      'placeholders',
      'template',
      'slots',
      'based_on',
      'original_id',
      'based_on_digest',
    ])
    .expression((of) =>
      of
        .selectFrom('content')
        .select([
          sql<string>`${piece.id}::text`.as('id'),
          sql<string>`${piece.slug}::text`.as('slug'),
          'type',
          sql<PieceStatus>`${piece.status}::text`.as('status'),
          sql<string>`${piece.ownerId}::text`.as('owner_id'),
          'categories',
          'related',
          'motif',
          sql<string>`${digestAt(piece.now)}::text`.as('digest'),
          sql<Date>`${piece.now}::timestamptz`.as('published_at'),
          sql<Date>`${piece.now}::timestamptz`.as('updated_at'),
          'details',
          'outdated',
          'claims',
          'sample',
          'placeholders',
          'template',
          'slots',
          'id as based_on',
          sql<string>`coalesce(original_id, id)`.as('original_id'),
          'digest as based_on_digest',
        ])
        .where('id', '=', from),
    )
    .execute();
  await tx
    .insertInto('content_text')
    .columns([
      'content_id',
      'language',
      'title',
      'description',
      'contents',
      'caption',
      'words',
      'details',
      'source',
      'taken_from',
    ])
    .expression((of) =>
      of
        .selectFrom('content_text')
        .select([
          sql<string>`${piece.id}::text`.as('content_id'),
          'language',
          'title',
          'description',
          'contents',
          'caption',
          'words',
          'details',
          'source',
          takenNow.as('taken_from'),
        ])
        .where('content_id', '=', from),
    )
    .execute();
}

/** The member's own piece, held until the transaction has ended. */
export async function findOwn(tx: Tx, ownerId: string, id: string) {
  return tx
    .selectFrom('content')
    .select(['id', 'slug', 'outdated', 'status', 'based_on'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();
}

export async function textOf(tx: Tx, id: string, language: Language): Promise<OwnText> {
  const { source, ...text } = await tx
    .selectFrom('content_text')
    .select(['title', 'description', 'source', 'caption'])
    .where('content_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
  return { ...text, contents: source };
}

export async function saveText(tx: Tx, id: string, language: Language, text: OwnText): Promise<void> {
  await tx
    .updateTable('content_text')
    .set(rowOf(text, language))
    .where('content_id', '=', id)
    .where('language', '=', language)
    .execute();
}

export async function changePiece(
  tx: Tx,
  id: string,
  change: {
    outdated: readonly Language[];
    categories?: readonly string[];
    status?: PieceStatus;
    seen: boolean;
    now: Date;
  },
): Promise<void> {
  await tx
    .updateTable('content')
    .set({
      outdated: [...change.outdated],
      digest: digestAt(change.now),
      updated_at: change.now,
      ...(change.categories && { categories: [...change.categories] }),
      ...(change.status && { status: change.status }),
      ...(change.seen && {
        based_on_digest: sql<string>`coalesce((select other.digest from content as other where other.id = content.based_on), '')`,
      }),
    })
    .where('id', '=', id)
    .execute();
}

/** @returns whether there was such a piece. */
export async function removePiece(tx: Tx, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('content')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Another one after each change. Covers are kept by its beginning, so what changes most stands first. */
const digestAt = (now: Date) => now.getTime().toString(16).padStart(12, '0').split('').reverse().join('');

function rowOf({ contents, ...text }: OwnText, language: Language) {
  const html = toHtml(contents, language);
  return { ...text, contents: html, source: contents, words: countWords(html) };
}
