import { COUNTED_TO } from '@yardsign/domain/counted-to';
import type { ContentType } from '@yardsign/domain/content/kinds';
import type { Language } from '@yardsign/domain/languages';
import { STUDIO_TYPES } from '@yardsign/domain/studio/piece-types';
import type { PieceState } from '@yardsign/domain/studio/piece-state';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { PlaceInTime } from '../../../platform/http/time-cursor.ts';
import type { StudioQuery } from '../ports.ts';

/** One more than is told: finding a thousand places costs little, and finding all of them grows with the library. */
const MOST_COUNTED = COUNTED_TO.studioPieces + 1;

export interface LineRow {
  id: string;
  type: ContentType;
  slug: string;
  state: PieceState;
  is_out: boolean;
  titles: Record<Language, string>;
  stale: Language[];
  publish_at: Date | null;
  updated_at: Date;
  updated_by: string | null;
  /** Of the first page alone. */
  total: number | null;
}

type Condition = RawBuilder<SqlBool>;

/** Pieces of the list that stand in one table, and what is asked of them. */
interface Source {
  /** A table with its name in the statement. */
  from: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  updatedAt: RawBuilder<unknown>;
  conditions: Condition[];
}

const escaped = (words: string) => words.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Stands between the names of a piece; no name has it. */
const BETWEEN_NAMES = '\u001F';

/** Three letters in a row: fewer are in no index of words. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

/** Whether words stand in the address of a piece or in one of its titles. */
function named(table: 'studio_piece' | 'content', query: string): Condition {
  if (query.includes(BETWEEN_NAMES)) return sql`false`;
  const names = sql.ref(`${table}.names`);
  // For one or two letters the list is gone through in its order, of which most pieces have them; the index would be read from end to end.
  return sql`${INDEXED.test(query) ? names : sql`(${names} || '')`} ilike ${`%${escaped(query)}%`}`;
}

const WITHDRAWN = sql`(select id from content where owner_id is null and status = 'draft')`;

/** What the studio has. */
function ofStudio({ query, type, view }: StudioQuery): Source {
  const out = sql<SqlBool>`exists (
    select from content where content.id = studio_piece.id and content.status in ('published', 'public'))`;
  return {
    from: sql`studio_piece`,
    id: sql`studio_piece.id`,
    updatedAt: sql`studio_piece.updated_at`,
    conditions: [
      ...(query ? [named('studio_piece', query)] : []),
      ...(type === undefined ? [] : [sql<SqlBool>`studio_piece.type = ${type}`]),
      ...(view === 'stale' ? [sql<SqlBool>`studio_piece.stale <> '{}'`] : []),
      ...(view === 'withdrawn'
        ? [sql<SqlBool>`studio_piece.state = 'published' and studio_piece.id in ${WITHDRAWN}`]
        : []),
      ...(view === 'published' ? [sql<SqlBool>`studio_piece.state = 'published'`, out] : []),
      ...(view === undefined || ['stale', 'withdrawn', 'published'].includes(view)
        ? []
        : [sql<SqlBool>`studio_piece.state = ${view}`]),
    ],
  };
}

/** What the library has and nobody has taken up; nothing where a state is asked for that only a piece of the studio can be in. */
function ofLibrary({ query, type, view }: StudioQuery): Source[] {
  if (view !== undefined && !['stale', 'withdrawn', 'published'].includes(view)) return [];
  return [
    {
      from: sql`content`,
      id: sql`content.id`,
      updatedAt: sql`coalesce(content.updated_at, content.published_at)`,
      conditions: [
        sql`content.owner_id is null and not content.taken_up`,
        sql`content.type = any(${type === undefined ? [...STUDIO_TYPES] : STUDIO_TYPES.filter((each) => each === type)}::text[])`,
        ...(query ? [named('content', query)] : []),
        ...(view === 'stale' ? [sql<SqlBool>`content.outdated <> '{}'`] : []),
        ...(view === 'withdrawn' ? [sql<SqlBool>`content.status = 'draft'`] : []),
        ...(view === 'published' ? [sql<SqlBool>`content.status in ('published', 'public')`] : []),
      ],
    },
  ];
}

/** The first places of a source, each read from an index in its order. */
function placesOf({ from, id, updatedAt, conditions }: Source, after: PlaceInTime | undefined, limit: number) {
  const later = after && sql<SqlBool>`(${updatedAt}, ${id}) < (${after.at}::timestamptz, ${after.id})`;
  return sql`(
    select ${id} as id, ${updatedAt} as updated_at from ${from}
    where ${sql.join([sql`true`, ...conditions, ...(later ? [later] : [])], sql` and `)}
    order by ${updatedAt} desc, ${id} desc limit ${limit})`;
}

function countOf(sources: readonly Source[]) {
  const counted = sources.map(
    ({ from, conditions }) =>
      sql`(select from ${from} where ${sql.join([sql`true`, ...conditions], sql` and `)} limit ${MOST_COUNTED})`,
  );
  const all = sql`select from (${sql.join(counted, sql` union all `)}) as each limit ${MOST_COUNTED}`;
  return sql`(select count(*)::integer from (${all}) as counted)`;
}

const titlesOf = (text: string, value: string) => sql`(
  select jsonb_object_agg(${sql.ref(`${text}.language`)}, ${sql.raw(value)}) from ${sql.table(text)}
  where ${sql.ref(`${text}.${text === 'content_text' ? 'content_id' : 'piece_id'}`)} = page.id)`;

/** Lines of the list after a place in it, the last changed first. With the first page they are counted. */
export async function pageOfLines(
  db: Db,
  query: StudioQuery,
  page: { after: PlaceInTime | undefined; limit: number },
): Promise<LineRow[]> {
  const { after, limit } = page;
  const sources = [ofStudio(query), ...ofLibrary(query)];
  const places = sql.join(
    sources.map((source) => placesOf(source, after, limit)),
    sql` union all `,
  );
  const { rows } = await sql<LineRow>`
    select page.id, page.updated_at, piece.publish_at,
      coalesce(piece.type, content.type) as type, coalesce(piece.slug, content.slug) as slug,
      coalesce(piece.state, 'published') as state, coalesce(piece.stale, content.outdated) as stale,
      coalesce(content.status in ('published', 'public'), false) as is_out,
      case when piece.id is null then ${titlesOf('content_text', 'title')}
        else ${titlesOf('studio_text', "front ->> 'title'")} end as titles,
      (select first_name || ' ' || last_name from member where member.id = piece.updated_by) as updated_by,
      ${after ? sql`null::integer` : countOf(sources)} as total
    from (select * from (${places}) as place order by updated_at desc, id desc limit ${limit}) as page
    left join studio_piece as piece on piece.id = page.id left join content on content.id = page.id
    order by page.updated_at desc, page.id desc`.execute(db);
  return rows;
}
