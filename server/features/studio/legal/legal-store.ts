import { type Language, perLanguage } from '@yardsign/domain/languages';
import type { LegalPage } from '@yardsign/domain/studio/legal-text';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { readLegalFile } from '../../content/library/read-legal-page.ts';

export type Texts = Record<Language, string>;

/** What came with the library: it is in force until another version is published, and stays the first. */
export async function readFirst(folder: string, page: LegalPage) {
  const [en, es] = await Promise.all([readLegalFile(folder, page, 'en'), readLegalFile(folder, page, 'es')]);
  const files = { en, es };
  return {
    texts: perLanguage((language) => files[language].text),
    titles: perLanguage((language) => files[language].title),
    // A day without an hour: at noon it is the same day from Hawaii to Europe.
    publishedAt: new Date(`${en.updated}T12:00:00Z`),
  };
}

/** What was published of a page, the newest first; nothing while the text of the library is in force. */
export async function listVersions(db: Db, page: LegalPage) {
  return db
    .selectFrom('legal_version')
    .leftJoin('member', 'member.id', 'legal_version.published_by')
    .select(['number', 'changed', 'asks', 'published_at as publishedAt'])
    .select(sql<string | null>`nullif(trim(concat(member.first_name, ' ', member.last_name)), '')`.as('publishedBy'))
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .execute();
}

export async function readTexts(db: Db, page: LegalPage, number: number): Promise<Texts | undefined> {
  const row = await db
    .selectFrom('legal_version')
    .select('texts')
    .where('page', '=', page)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.texts;
}

export async function readDraft(db: Db, page: LegalPage) {
  return db.selectFrom('legal_draft').select(['version', 'texts']).where('page', '=', page).executeTakeFirst();
}

interface Saved {
  page: LegalPage;
  version: number;
  texts: Texts;
  now: Date;
  by: string;
}

/** Writes the draft by one statement, if it still is what the change was made on. @returns whether it was. */
export async function writeDraft(db: Db, { page, version, texts, now, by }: Saved): Promise<boolean> {
  const { rows } = await sql`
    insert into legal_draft as held (page, texts, version, updated_at, updated_by)
    select ${page}, ${JSON.stringify(texts)}::jsonb, 1, ${now}::timestamptz, ${by}
    where ${version}::integer = 0 or exists (select from legal_draft where page = ${page})
    on conflict (page) do update set texts = excluded.texts, version = held.version + 1,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by
    where held.version = ${version}::integer
    returning held.version`.execute(db);
  return rows.length > 0;
}

/** Takes the draft out, if it still is the one that was looked at. */
export async function takeDraft(db: Db, { page, version, now, by }: Omit<Saved, 'texts'>): Promise<Texts | undefined> {
  const held = await db
    .selectFrom('legal_draft')
    .select('texts')
    .where('page', '=', page)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst();
  if (!held?.texts) return undefined;
  await db
    .updateTable('legal_draft')
    .set({ texts: null, version: version + 1, updated_at: now, updated_by: by })
    .where('page', '=', page)
    .execute();
  return held.texts;
}
