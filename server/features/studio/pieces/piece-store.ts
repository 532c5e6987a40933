import type { ContentType } from '@yardsign/domain/content/kinds';
import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import type { PieceState } from '@yardsign/domain/studio/piece-state';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Drawing } from '@yardsign/contracts/drawing-fields';
import type { Front, Meta, WrittenPiece } from './piece-files.ts';
import type { WindowSave } from '../tables.ts';
import type { PieceFiles } from '../../content/ports.ts';

interface Person {
  id: string;
  name: string;
}

export interface TextRow {
  language: Language;
  front: Front;
  paragraphs: string[];
  version: number;
  in_step_with: string[] | null;
  held_back: boolean;
  updated_at: Date;
  last_saves: WindowSave[];
}

export interface PieceRow {
  id: string;
  type: ContentType;
  slug: string;
  state: PieceState;
  meta: Meta;
  version: number;
  drawing: Drawing | null;
  drawing_version: number;
  publish_at: Date | null;
  updated_at: Date;
  writers: Person[];
  approved_by: Person | null;
  is_out: boolean;
  /** Whether members had it at any time. */
  was_out: boolean;
  texts: TextRow[];
  versions: { number: number; kind: 'library' | 'published' | 'kept'; made_by: string | null; made_at: string }[];
  comments: {
    id: string;
    language: Language | null;
    quote: string;
    before: string;
    after: string;
    body: string;
    made_by: string | null;
    made_at: string;
    settled_at: string | null;
  }[];
}

/** JSON has instants as text. */
type AsJson<Row> = { [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] };

const person = sql`jsonb_build_object('id', member.id, 'name', member.first_name || ' ' || member.last_name)`;

const nameOf = (column: string) =>
  sql`(select first_name || ' ' || last_name from member where member.id = ${sql.ref(column)})`;

/** A piece with its texts and who had a hand in it, by one statement. */
export async function findPiece(db: Db, id: string): Promise<PieceRow | undefined> {
  const row = await db
    .selectFrom('studio_piece as piece')
    .select([
      'id',
      'type',
      'slug',
      'state',
      'meta',
      'version',
      'publish_at',
      'updated_at',
      'drawing',
      'drawing_version',
    ])
    .select([
      sql<Person[]>`(
        select coalesce(jsonb_agg(${person} order by member.id), '[]') from member where member.id = any(piece.writers)
      )`.as('writers'),
      sql<Person | null>`(select ${person} from member where member.id = piece.approved_by)`.as('approved_by'),
      sql<boolean>`exists (
        select from content where content.id = piece.id and content.status in ('published', 'public')
      )`.as('is_out'),
      sql<boolean>`exists (select from content where content.id = piece.id)`.as('was_out'),
      sql<AsJson<TextRow>[]>`(
        select jsonb_agg(to_jsonb(studio_text)) from studio_text where studio_text.piece_id = piece.id
      )`.as('texts'),
      sql<PieceRow['versions']>`(
        select coalesce(jsonb_agg(jsonb_build_object('number', number, 'kind', kind, 'made_at', made_at,
          'made_by', ${nameOf('made_by')}) order by number desc), '[]')
        from studio_version where studio_version.piece_id = piece.id
      )`.as('versions'),
      sql<PieceRow['comments']>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'language', language, 'quote', quote, 'before', before, 'after', after,
          'body', body,
          'made_at', made_at, 'settled_at', settled_at, 'made_by', ${nameOf('made_by')}) order by made_at, id), '[]')
        from studio_comment where studio_comment.piece_id = piece.id
      )`.as('comments'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const texts = row.texts.map((text) => ({ ...text, updated_at: new Date(text.updated_at) }));
  return { ...row, texts };
}

interface PublishedFiles {
  type: ContentType;
  files: PieceFiles;
  outdated: Language[];
  updated_at: Date | null;
  published_at: Date;
}

/** A piece of the library, as it was published last. */
export async function findPublishedFiles(tx: Tx, id: string) {
  return tx
    .selectFrom('content')
    .select(['type', 'files', 'outdated', 'updated_at', 'published_at'])
    .where('id', '=', id)
    .where('owner_id', 'is', null)
    .executeTakeFirst() as Promise<PublishedFiles | undefined>;
}

export interface PieceBeginning {
  id: string;
  type: ContentType;
  state: PieceState;
  written: WrittenPiece;
  /** Languages that were written after the other, or are not written yet. */
  outdated: readonly Language[];
  heldBack: readonly Language[];
  /** Null for a piece of the library. */
  by: string | null;
  now: Date;
}

/** Takes a piece up. One that was taken up before stays as it is. @returns whether it was taken up now. */
export async function beginPiece(tx: Tx, of: PieceBeginning): Promise<boolean> {
  const { id, type, state, written, by, now } = of;
  const added = await tx
    .insertInto('studio_piece')
    .values({
      id,
      type,
      slug: written.slug,
      state,
      meta: JSON.stringify(written.meta),
      version: 1,
      drawing: written.drawing && JSON.stringify(written.drawing),
      writers: by === null ? [] : [by],
      created_at: now,
      updated_at: now,
      updated_by: by,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) return false;
  const texts = LANGUAGES.map((language) => {
    const { front, paragraphs } = written.texts[language];
    const twin = LANGUAGES.filter((other) => other !== language).flatMap((other) => written.texts[other].paragraphs);
    return {
      piece_id: id,
      language,
      front: JSON.stringify(front),
      paragraphs: [...paragraphs],
      version: 1,
      in_step_with: of.outdated.includes(language) ? null : twin,
      held_back: of.heldBack.includes(language),
      updated_at: now,
      updated_by: by,
    };
  });
  await tx.insertInto('studio_text').values(texts).execute();
  return true;
}

export async function addVersion(
  tx: Tx,
  version: { pieceId: string; kind: 'library' | 'published' | 'kept'; files: PieceFiles; by: string | null; now: Date },
): Promise<void> {
  const { pieceId, kind, files, by, now } = version;
  await sql`
    insert into studio_version (piece_id, number, kind, files, made_by, made_at)
    select ${pieceId}::text, coalesce(max(number), 0) + 1, ${kind}::text, ${JSON.stringify(files)}::jsonb, ${by}::text, ${now}::timestamptz
    from studio_version where piece_id = ${pieceId}`.execute(tx);
}

/** One address is given at a time, whichever process it came to. Any number that nothing else locks. */
const SLUG_LOCK = 7_316_007;

/** Lets nobody else be given an address until the transaction has ended. */
export async function holdSlugs(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SLUG_LOCK})`.execute(tx);
}

/** Whether a piece or an old address has this name. Who gives it away holds the addresses first. */
export async function isSlugTaken(tx: Tx, slug: string, besides: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select
    exists (select from content where slug = ${slug} and id <> ${besides})
    or exists (select from studio_piece where slug = ${slug} and id <> ${besides})
    or exists (select from former_slug where slug = ${slug} and content_id <> ${besides}) as taken`.execute(tx);
  return rows[0]?.taken ?? false;
}

/** The piece that is found under an address, or was under a former one, whoever wrote it. */
export async function findIdOfSlug(db: Db, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, 1 as place from studio_piece where slug = ${slug}
      union all select id, 2 from content where slug = ${slug}
      union all select content_id, 3 from former_slug where slug = ${slug}
    ) as found order by place limit 1`.execute(db);
  return rows[0]?.id;
}
