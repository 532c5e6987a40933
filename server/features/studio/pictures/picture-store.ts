import type { Language } from '@yardsign/domain/languages';
import type { Crop } from '@yardsign/domain/studio/crop';
import type { FocalPoint } from '@yardsign/domain/studio/focal-point';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { PlaceInTime } from '../../../platform/http/time-cursor.ts';

export interface PictureRow {
  id: string;
  sha256: string;
  width: number;
  height: number;
  name: string;
  alt: Record<Language, string>;
  licence: string;
  source: string;
  focal: FocalPoint | null;
  crop: Crop | null;
  added_by: string | null;
  added_at: Date;
  used_in: { id: string; titles: Partial<Record<Language, string>> }[];
}

/** As columns, where a focal point is kept. */
export function focalColumns(focal: FocalPoint | null) {
  return { focal_x: focal?.x ?? null, focal_y: focal?.y ?? null };
}

/** The focal point that columns hold. */
export function focalIn({ focal_x: x, focal_y: y }: ReturnType<typeof focalColumns>): FocalPoint | null {
  return x === null || y === null ? null : { x, y };
}

const escaped = (words: string) => words.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** In a statement: the texts that a picture stands in, as members have them or as they are being written, which their titles are of. */
const USED_IN = sql<PictureRow['used_in']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', used.id, 'titles', used.titles) order by used.name, used.id), '[]')
  from (
    select text.id, max(text.title) as name, jsonb_object_agg(text.language, text.title order by text.is_draft) as titles
    from (
      select content_text.content_id as id, content_text.language, content_text.title, content_text.source as words, false as is_draft
      from content_text join content on content.id = content_text.content_id where content.owner_id is null
      union all
      select piece_id, language, front ->> 'title', array_to_string(paragraphs, ' '), true from studio_text
    ) as text
    group by text.id having bool_or(strpos(text.words, picture.id) > 0)
  ) as used
)`;

async function pictures(
  db: Db,
  where: RawBuilder<SqlBool>,
  page: { after?: PlaceInTime | undefined; limit: number },
): Promise<PictureRow[]> {
  const later = page.after
    ? sql`(picture.added_at, picture.id) < (${page.after.at}::timestamptz, ${page.after.id})`
    : sql`true`;
  const { rows } = await sql<Omit<PictureRow, 'focal'> & ReturnType<typeof focalColumns>>`
    select picture.id, picture.sha256, picture.width, picture.height, picture.name, picture.alt, picture.licence,
      picture.source, picture.focal_x, picture.focal_y, picture.crop, picture.added_at, ${USED_IN} as used_in,
      (select first_name || ' ' || last_name from member where member.id = picture.added_by) as added_by
    from studio_picture as picture where ${where} and ${later}
    order by picture.added_at desc, picture.id desc limit ${page.limit}`.execute(db);
  return rows.map(({ focal_x, focal_y, ...row }) => ({ ...row, focal: focalIn({ focal_x, focal_y }) }));
}

/** Whether a picture stands in what a member has made of a text for themselves, or in a legal text, also in an older version of one. */
export async function isInOtherText(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select
    exists (select from content_text where strpos(source, ${id}) > 0)
    or exists (select from legal_version where strpos(texts::text, ${id}) > 0)
    or exists (select from legal_draft where strpos(texts::text, ${id}) > 0) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** A page of the pictures, the newest first. */
export function pageOfPictures(
  db: Db,
  words: string | undefined,
  page: { after: PlaceInTime | undefined; limit: number },
): Promise<PictureRow[]> {
  const like = `%${escaped(words ?? '')}%`;
  return pictures(db, words ? sql`(picture.name ilike ${like} or picture.alt::text ilike ${like})` : sql`true`, page);
}

export async function findPicture(db: Db, id: string): Promise<PictureRow | undefined> {
  const [row] = await pictures(db, sql`picture.id = ${id}`, { limit: 1 });
  return row;
}

/** A kept file, and what a cut of it keeps. */
export interface PictureFile {
  sha256: string;
  format: 'jpeg' | 'png';
  width: number;
  height: number;
  /** The part of it that is shown; null for the whole. */
  crop: Crop | null;
  focal: FocalPoint | null;
}

/** The file that a picture shows now, for whoever fetches it. */
export async function fileOf(db: Db, id: string): Promise<PictureFile | undefined> {
  const row = await db
    .selectFrom('studio_picture')
    .select(['sha256', 'format', 'width', 'height', 'focal_x', 'focal_y', 'crop'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { focal_x, focal_y, ...file } = row;
  return { ...file, focal: focalIn({ focal_x, focal_y }) };
}

/** The picture, held until the transaction has ended; undefined when there is none. */
export async function holdPicture(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('studio_picture')
    .select('sha256')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.sha256;
}

/** Whether no picture shows this file. */
export async function isForgotten(db: Db, sha256: string): Promise<boolean> {
  const row = await db.selectFrom('studio_picture').select('id').where('sha256', '=', sha256).executeTakeFirst();
  return row === undefined;
}
