import type { PieceStatus } from '@yardsign/domain/content/statuses';
import type { Slot } from '@yardsign/domain/content/slots';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { firstTeamAbove } from '../access/team-above.ts';
import type { StoredAnswers } from './answers/answer-store.ts';
import type { Meant, PieceTable } from './audience.ts';
import type { Details, Language } from './ports.ts';

/** Written out, and not as values, so that the index of what can be seen is used. */
export const visible = (table: PieceTable) =>
  sql<SqlBool>`${sql.ref(`${table}.status`)} in ('published', 'public') and ${sql.ref(`${table}.owner_id`)} is null`;

/** Whatever the library says of them. */
const HIDDEN_CATEGORIES = ['featured', 'outdated', 'uncategorized', 'time-sensitive'];

/** In a statement over `category`: whether members see it, in lists and beside a piece. */
export const isShownCategory = sql<SqlBool>`(not category.hidden and category.slug <> all(${HIDDEN_CATEGORIES}::text[]))`;

export interface Writers {
  memberId: string;
  /** The owner of the team that the member belongs to, or how a statement finds it. */
  teamId: string | RawBuilder<string | null> | null;
}

/** The pieces that a member wrote, and those that the owner of their team made public. */
export function ownedBy({ memberId, teamId }: Writers): RawBuilder<SqlBool> {
  return teamId === null
    ? sql<SqlBool>`content.owner_id = ${memberId}`
    : sql<SqlBool>`(content.owner_id = ${memberId} or content.owner_id = ${teamId} and content.status = 'public')`;
}

/** In a statement: the owner of the team that a member belongs to. */
export function teamAbove(memberId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(${firstTeamAbove(memberId)} ->> 'owner_id')`;
}

export interface PieceRow {
  id: string;
  slug: string;
  type: string;
  categories: string[];
  related: string[];
  tags: string[];
  motif: string;
  digest: string;
  published_at: Date;
  claims: boolean;
  sample: boolean;
  placeholders: string[];
  /** Empty where the long texts are left out. */
  slots: readonly Slot[];
  details: Details;
  outdated: Language[];
  status: PieceStatus;
  owner_id: string | null;
  based_on: string | null;
  original_id: string | null;
  based_on_digest: string;
  texts: Record<Language, TextRow>;
}

interface TextRow {
  title: string;
  description: string;
  contents: string;
  caption: string;
  details: Details;
  source: string;
  words: number;
}

/** Pieces joined with their texts. */
type Pieces<Row> = SelectQueryBuilder<Tables & Record<Language, Tables['content_text']>, 'content' | Language, Row>;

/** @param lean leaves out the long texts; the days of a playbook are shown in lists. */
export function base(db: Db, lean: boolean): Pieces<PieceRow> {
  const text = (table: Language) => {
    const details = sql.ref(`${table}.details`);
    return sql<TextRow>`jsonb_build_object(
    'title', ${sql.ref(`${table}.title`)}, 'description', ${sql.ref(`${table}.description`)},
    'contents', ${lean ? sql`''` : sql.ref(`${table}.contents`)}, 'caption', ${lean ? sql`''` : sql.ref(`${table}.caption`)},
    'source', ${lean ? sql`''` : sql`case when content.owner_id is null then '' else ${sql.ref(`${table}.source`)} end`},
    'details', ${lean ? sql`case when ${details} ? 'days' then ${details} else '{}'::jsonb end` : details}, 'words', ${sql.ref(`${table}.words`)})`;
  };
  return db
    .selectFrom('content')
    .innerJoin('content_text as en', (join) =>
      join.onRef('en.content_id', '=', 'content.id').on('en.language', '=', 'en'),
    )
    .innerJoin('content_text as es', (join) =>
      join.onRef('es.content_id', '=', 'content.id').on('es.language', '=', 'es'),
    )
    .select([
      'content.id',
      'content.slug',
      'content.type',
      'content.categories',
      'content.related',
      'content.tags',
      'content.motif',
      'content.digest',
      'content.published_at',
      'content.claims',
      'content.sample',
      'content.placeholders',
      'content.details',
      'content.outdated',
      'content.status',
      'content.owner_id',
      'content.based_on',
      'content.original_id',
      'content.based_on_digest',
    ])
    .select((lean ? sql<PieceRow['slots']>`'[]'::jsonb` : sql<PieceRow['slots']>`content.slots`).as('slots'))
    .select(sql<PieceRow['texts']>`jsonb_build_object('en', ${text('en')}, 'es', ${text('es')})`.as('texts'));
}

/** The names of categories and the ids of pieces that a piece speaks of, by slug. */
interface Links {
  names: Record<string, Record<Language, string>>;
  related_ids: Record<string, string>;
  /** Where the first of those is shown: where a piece leads that has no page of its own. */
  related_type: string | null;
  asset_ids: string[];
  /** Of the piece that it was copied from, as that is now. */
  source_digest: string | null;
}

export type LinkedPiece = PieceRow & Links;

/** With what its reader filled in. */
export type AnsweredPiece = LinkedPiece & { answers: StoredAnswers };

/** Pieces with what they speak of. @param meant which of those are for whoever asks */
export function linked(db: Db, { lean, meant }: { lean: boolean; meant: Meant }): Pieces<LinkedPiece> {
  // A piece whose address has changed is meant by its former one, too. Each is looked up by its key, which `offset 0` keeps so: of tables
  // that have only just been filled the planner knows nothing, and would go through all pieces for each.
  const named = sql`(
    select slug, id from content as known where slug = any(content.related)
    union all select slug, content_id from former_slug as former where slug = any(content.related)
      and not exists (select from content as known where known.slug = former.slug)
  ) as named cross join lateral (
    select id, type from content as other where other.id = named.id and ${visible('other')} and ${meant('other')} offset 0
  ) as other`;
  return base(db, lean).select([
    sql<Links['names']>`(
      select coalesce(jsonb_object_agg(category.slug, jsonb_build_object('en', category.name_en, 'es', category.name_es)), '{}')
      from category where category.slug = any(content.categories) and ${isShownCategory}
    )`.as('names'),
    sql<Links['related_ids']>`(
      select coalesce(jsonb_object_agg(named.slug, other.id), '{}') from ${named}
    )`.as('related_ids'),
    sql<string | null>`(
      select other.type from ${named} where named.slug = content.related[1]
    )`.as('related_type'),
    sql<
      string[]
    >`array(select asset.id from asset where asset.content_id = content.id and asset.owner_id is null order by asset.path)`.as(
      'asset_ids',
    ),
    sql<string | null>`(select other.digest from content as other where other.id = content.based_on)`.as(
      'source_digest',
    ),
  ]);
}
