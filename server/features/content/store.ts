import type { Photo } from '@yardsign/domain/content/slots';
import { SEEN_STATUSES, type PieceStatus } from '@yardsign/domain/content/statuses';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { heldSlugs } from '../access/held-slugs.ts';
import { answersOf, type StoredAnswers } from './answers/answer-store.ts';
import { meantFor, type Meant } from './audience.ts';
import {
  base,
  linked,
  ownedBy,
  teamAbove,
  visible,
  type AnsweredPiece,
  type LinkedPiece,
  type PieceRow,
  type Writers,
} from './piece-rows.ts';

/** Who reads, and which part of the library. */
export interface Readership extends Writers {
  statuses: readonly PieceStatus[];
  /** In a statement: the features that are held. */
  features: RawBuilder<unknown>;
}

/** A piece of the library that members see. */
export async function findPiece(db: Db, by: PieceName): Promise<PieceRow | undefined> {
  return named(base(db, false), by).where(visible('content')).executeTakeFirst();
}

/** What a member reads of the library, wrote, or is given by their team, where nothing is known of them but their id. */
export function readershipOf(memberId: string, now: Date): Readership {
  const id = sql`${memberId}::text`;
  return { memberId, teamId: teamAbove(id), statuses: SEEN_STATUSES, features: heldSlugs(id, now) };
}

/** A piece of the library that is for this member, one of their own, or one that their team gives them. */
export async function findReadable(
  db: Db,
  by: PieceName,
  { memberId, now }: { memberId: string; now: Date },
): Promise<PieceRow | undefined> {
  return named(base(db, false), by)
    .where(readableBy(readershipOf(memberId, now)))
    .executeTakeFirst();
}

/** How a piece is named in an address. */
export type PieceName = { id: string } | { slug: string };

/** A piece is found under the address that it had before, too. */
function named<Query extends ReturnType<typeof base>>(query: Query, by: PieceName): Query {
  if ('id' in by) return query.where('content.id', '=', by.id) as Query;
  return query.where(
    sql<SqlBool>`content.id in (
      select id from content where slug = ${by.slug} union all select content_id from former_slug where slug = ${by.slug}
    )`,
  ) as Query;
}

const meantForReader = ({ memberId, features }: Readership): Meant => meantFor(sql`${memberId}::text`, features);

/** In a statement over `content`: whether a piece is for a reader. */
export function readableBy(reader: Readership): RawBuilder<SqlBool> {
  const library = sql<SqlBool>`content.owner_id is null and content.status = any(${[...reader.statuses]}::text[])
    and ${meantForReader(reader)('content')}`;
  return sql<SqlBool>`(${library} or ${ownedBy(reader)})`;
}

/** A piece with what it speaks of, and the brand and the facts that its reader gives it. */
export async function findPieceFor(
  db: Db,
  by: PieceName,
  reader: Readership,
  brand: RawBuilder<unknown>,
): Promise<{ row: AnsweredPiece; brand: unknown } | undefined> {
  const found = await named(linked(db, { lean: false, meant: meantForReader(reader) }), by)
    .where(readableBy(reader))
    .select([brand.as('brand'), answersOf(reader.memberId).as('answers')])
    .executeTakeFirst();
  return found && { row: found, brand: found.brand };
}

/** In a statement over `content`: whether a piece has a page on a member's public site: of the library, written and published by them, or given by their team. */
function onSiteOf(writer: RawBuilder<string | null>, meant: Meant): RawBuilder<SqlBool> {
  return sql<SqlBool>`content.status in ('published', 'public') and (content.owner_id is null and ${meant('content')} or content.owner_id = ${writer}
    or content.status = 'public' and content.owner_id = ${teamAbove(writer)})`;
}

/** A piece that everyone may read, on the site of this member. */
export async function findPublished(
  db: Db,
  slug: string,
  writer: RawBuilder<string | null>,
  { brand, now }: { brand: RawBuilder<unknown>; now: Date },
): Promise<{ row: LinkedPiece; brand: unknown } | undefined> {
  const meant = meantFor(writer, heldSlugs(writer, now));
  const found = await named(linked(db, { lean: false, meant }), { slug })
    .where(onSiteOf(writer, meant))
    .select(brand.as('brand'))
    .executeTakeFirst();
  return found && { row: found, brand: found.brand };
}

/** A page that a piece would have on a member's public site, under a name of the asker's. */
export interface PublicPage {
  id: string;
  memberId: string;
  contentId: string;
}

/** The ids of those of these pages that are not there, in one question. */
export async function findMissingPages(db: Db, pages: readonly PublicPage[], now: Date): Promise<Set<string>> {
  if (pages.length === 0) return new Set();
  const member = sql<string>`page.member_id`;
  const column = (name: keyof PublicPage) => sql`${pages.map((page) => page[name])}::text[]`;
  const { rows } = await sql<{ id: string }>`
    select page.id from unnest(${column('id')}, ${column('memberId')}, ${column('contentId')}) as page (id, member_id, content_id)
    where not exists (select from content where content.id = page.content_id and ${onSiteOf(member, meantFor(member, heldSlugs(member, now)))})`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Those of these pieces that members can see, or that a member wrote, without their long texts; with a reader those that are for them. */
export async function findPieces(db: Db, ids: readonly string[], reader?: Readership): Promise<PieceRow[]> {
  if (ids.length === 0) return [];
  return base(db, true)
    .where('content.id', 'in', [...ids])
    .where(
      reader === undefined
        ? sql<SqlBool>`(content.status in ('published', 'public') or content.owner_id is not null)`
        : readableBy(reader),
    )
    .execute();
}

/** The pieces for a reader that have one of these titles, in any case, or one of these names in their address. */
export async function piecesCalled(
  db: Db,
  { titles, slugs }: { titles: readonly string[]; slugs: readonly string[] },
  reader: Readership,
): Promise<{ id: string; slug: string; title: string }[]> {
  const lower = sql<SqlBool>`lower(content_text.title) = any(${titles.map((title) => title.toLowerCase())}::text[])`;
  return db
    .selectFrom('content')
    .innerJoin('content_text', 'content_text.content_id', 'content.id')
    .select(['content.id', 'content.slug', 'content_text.title'])
    .where((each) =>
      each.or([each('content.slug', 'in', [...slugs]), each('content_text.title', 'in', [...titles]), lower]),
    )
    .where(readableBy(reader))
    .execute();
}

/** What a piece is drawn from besides its texts: its template, and what a member filled in. */
export async function drawnFrom(
  db: Db,
  contentId: string,
  memberId: string,
): Promise<{ template: unknown; answers: StoredAnswers; clip: Photo | null }> {
  const found = await db
    .selectFrom('content')
    .leftJoin('film_drawing', 'film_drawing.content_id', 'content.id')
    .leftJoin('upload', 'upload.id', 'film_drawing.upload_id')
    .leftJoin('image', (on) =>
      on.onRef('image.sha256', '=', 'upload.poster').onRef('image.member_id', '=', 'upload.member_id'),
    )
    .select(['template', answersOf(memberId).as('answers'), 'image.sha256', 'image.width', 'image.height'])
    .where('content.id', '=', contentId)
    .executeTakeFirst();
  const { sha256: id = null, width = null, height = null } = found ?? {};
  return {
    template: found?.template ?? null,
    answers: found?.answers ?? {},
    clip: id === null || width === null || height === null ? null : { id, width, height },
  };
}

/** What pieces and their lists are read from. */
export const LIBRARY_TABLES = ['content', 'content_text', 'category', 'asset', 'former_slug'] as const;
