import type { CaptionValues } from '@yardsign/domain/content/caption';
import { sql } from 'kysely';
import { brandPart } from '../profile/read-brand.ts';
import type { ContentDeps } from './ports.ts';
import { readerOf } from './read-content.ts';

/** What the brands of these members give to captions now, by member, in one question. */
export async function captionValuesOf(
  { db }: Pick<ContentDeps, 'db'>,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, CaptionValues>> {
  const { rows } = await sql<{ brand: unknown }>`
    select ${brandPart.select(sql`poster.id`)} as brand from unnest(${[...memberIds]}::text[]) as poster (id)`.execute(
    db,
  );
  const worn = rows.flatMap(({ brand }) => brandPart.read(brand) ?? []);
  return new Map(worn.map((each) => [each.memberId, readerOf(each).captionValues]));
}
