import type { Term } from '@yardsign/domain/studio/glossary';
import { sql } from 'kysely';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StudioDeps } from '../ports.ts';

interface Glossary {
  version: number;
  terms: Term[];
}

export async function readGlossary(db: Db): Promise<Glossary> {
  const row = await db.selectFrom('studio_glossary').select(['version', 'terms']).executeTakeFirst();
  return row ?? { version: 0, terms: [] };
}

/** Writes the terms, if they still are what the change was made on, by one statement. @throws AppError `text_moved_on` */
export async function saveGlossary(
  deps: Pick<StudioDeps, 'db' | 'clock'>,
  who: { memberId: string; requestId: string },
  { version, terms }: Glossary,
): Promise<Glossary> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      insert into studio_glossary as held (terms, version, updated_at, updated_by)
      select ${JSON.stringify(terms)}::jsonb, 1, ${now}::timestamptz, ${who.memberId}
      where ${version}::integer = 0 or exists (select from studio_glossary)
      on conflict (only_one) do update set terms = excluded.terms, version = held.version + 1,
        updated_at = excluded.updated_at, updated_by = excluded.updated_by
      where held.version = ${version}::integer
      returning held.version`.execute(tx);
    if (rows.length === 0) throw new AppError('text_moved_on');
    const actors = { actorId: who.memberId, realActorId: who.memberId, subjectId: null };
    const detail = { terms: terms.length };
    await recordAct(tx, { at: now, action: 'studio.glossary-changed', ...actors, detail, requestId: who.requestId });
  });
  return readGlossary(deps.db);
}
