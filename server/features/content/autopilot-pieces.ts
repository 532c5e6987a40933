import { AUTOPILOT_TYPES } from '@yardsign/domain/autopilot/wire-ids';
import { Candidates, type Candidate } from '@yardsign/domain/autopilot/choose-piece';
import { sql, type SqlBool } from 'kysely';
import { forEverybody } from './audience.ts';
import type { ContentDeps } from './ports.ts';
import { visible } from './piece-rows.ts';

/** In a statement over `content`: what goes with a post, by language. */
const captions = sql<Candidate['captions']>`(
  select jsonb_object_agg(language, caption) from content_text where content_id = content.id
)`;

/** The pieces of the library that autopilot looks at: one that is for some members is shared by themselves. */
export async function listCandidates({ db }: Pick<ContentDeps, 'db'>): Promise<Candidates> {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'type', 'categories', 'outdated', 'published_at', 'claims', 'sample', 'placeholders'])
    .select(captions.as('captions'))
    .where(visible('content'))
    .where(forEverybody('content'))
    .where(sql<SqlBool>`content.type = any(${[...AUTOPILOT_TYPES]}::text[])`)
    .execute();
  return new Candidates(
    rows.map(({ published_at: publishedAt, placeholders, ...row }) => ({
      ...row,
      placeholders: placeholders as Candidate['placeholders'],
      publishedAt: publishedAt.getTime(),
    })),
  );
}
