import type { OwnText } from '@yardsign/domain/content/own-text';
import type { Language } from '@yardsign/domain/languages';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { readableBy, type Readership } from '../store.ts';

/** A copy in one language, and the piece that it was made of. */
export interface CopiedText {
  mine: OwnText;
  /** What the source said when it was last looked at; null when that is not known. */
  taken: OwnText | null;
  /** What it says now; null when the member cannot read it any more. */
  now: OwnText | null;
}

const textOf = (table: 'mine' | 'source') => sql`jsonb_build_object(
  'title', ${sql.ref(`${table}.title`)}, 'description', ${sql.ref(`${table}.description`)},
  'contents', ${sql.ref(`${table}.source`)}, 'caption', ${sql.ref(`${table}.caption`)})`;

/** A copy of a member's own beside its source, in every language; nothing where it is not theirs. */
export async function copiedTexts(db: Db, reader: Readership, id: string): Promise<Map<Language, CopiedText>> {
  const { rows } = await sql<CopiedText & { language: Language }>`
    select mine.language, ${textOf('mine')} as mine, mine.taken_from as taken,
      case when source.content_id is null then null else ${textOf('source')} end as now
    from content as copy
    join content_text as mine on mine.content_id = copy.id
    left join content on content.id = copy.based_on and ${readableBy(reader)}
    left join content_text as source on source.content_id = content.id and source.language = mine.language
    where copy.id = ${id} and copy.owner_id = ${reader.memberId}`.execute(db);
  return new Map(rows.map(({ language, ...texts }) => [language, texts]));
}

/** Keeps a piece as it is until the transaction has ended. */
export async function holdSource(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('content').select('id').where('id', '=', id).forShare().execute();
}

/** The languages of a copy's source that are older than the other one. */
export async function outdatedInSource(tx: Tx, id: string): Promise<Language[]> {
  const row = await tx
    .selectFrom('content as copy')
    .innerJoin('content as source', 'source.id', 'copy.based_on')
    .select('source.outdated')
    .where('copy.id', '=', id)
    .executeTakeFirst();
  return row?.outdated ?? [];
}

/** Notes what the source of a copy says now as what its member has seen. */
export async function noteSource(tx: Tx, id: string): Promise<void> {
  await sql`
    update content_text as mine set taken_from = ${textOf('source')}
    from content as copy join content_text as source on source.content_id = copy.based_on
    where copy.id = ${id} and mine.content_id = copy.id and source.language = mine.language`.execute(tx);
}
