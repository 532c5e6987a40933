import type { ContentType } from '@yardsign/domain/content/kinds';
import type { Language } from '@yardsign/domain/languages';
import { STUDIO_TYPES } from '@yardsign/domain/studio/piece-types';
import type { PieceState } from '@yardsign/domain/studio/piece-state';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { PlaceInTime } from '../../../platform/http/time-cursor.ts';
import { staleIn } from './stale.ts';
import type { StudioQuery } from '../ports.ts';

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
  total: number;
}

const titlesOf = (text: string, value: string) => sql`(
  select jsonb_object_agg(${sql.ref(`${text}.language`)}, ${sql.raw(value)}) from ${sql.table(text)}
  where ${sql.ref(`${text}.${text === 'content_text' ? 'content_id' : 'piece_id'}`)} = `;

/** Every text and drawing of the library, as the studio has it where somebody has taken it up. */
const LINES = sql`(
  select piece.id, piece.type, piece.slug, piece.state, piece.publish_at, piece.updated_at,
    coalesce(content.status in ('published', 'public'), false) as is_out,
    ${titlesOf('studio_text', "front ->> 'title'")} piece.id) as titles,
    ${staleIn(sql`piece.id`)} as stale,
    (select first_name || ' ' || last_name from member where member.id = piece.updated_by) as updated_by
  from studio_piece as piece left join content on content.id = piece.id
  union all
  select content.id, content.type, content.slug, 'published', null, coalesce(content.updated_at, content.published_at),
    content.status in ('published', 'public'),
    ${titlesOf('content_text', 'title')} content.id), content.outdated, null
  from content
  where content.owner_id is null and content.type = any(${[...STUDIO_TYPES]}::text[])
    and not exists (select from studio_piece where studio_piece.id = content.id)
)`;

const escaped = (words: string) => words.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function conditionsOf({ query, type, view }: StudioQuery): RawBuilder<SqlBool>[] {
  const words = `%${escaped(query ?? '')}%`;
  return [
    ...(query ? [sql<SqlBool>`(line.slug ilike ${words} or line.titles::text ilike ${words})`] : []),
    ...(type === undefined ? [] : [sql<SqlBool>`line.type = ${type}`]),
    ...(view === 'stale' ? [sql<SqlBool>`cardinality(line.stale) > 0`] : []),
    ...(view === 'withdrawn' ? [sql<SqlBool>`line.state = 'published' and not line.is_out`] : []),
    ...(view === 'published' ? [sql<SqlBool>`line.state = 'published' and line.is_out`] : []),
    ...(view === undefined || ['stale', 'withdrawn', 'published'].includes(view)
      ? []
      : [sql<SqlBool>`line.state = ${view}`]),
  ];
}

/** Lines of the list after a place in it, the last changed first. */
export async function pageOfLines(
  db: Db,
  query: StudioQuery,
  page: { after: PlaceInTime | undefined; limit: number },
): Promise<LineRow[]> {
  const { after, limit } = page;
  const narrowed = sql.join([sql`true`, ...conditionsOf(query)], sql` and `);
  const later = after ? sql`(found.updated_at, found.id) < (${after.at}::timestamptz, ${after.id})` : sql`true`;
  const { rows } = await sql<LineRow>`
    select * from (select line.*, count(*) over ()::integer as total from ${LINES} as line where ${narrowed}) as found
    where ${later} order by found.updated_at desc, found.id desc limit ${limit}`.execute(db);
  return rows;
}
