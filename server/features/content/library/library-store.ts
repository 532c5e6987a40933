import { LANGUAGES } from '@yardsign/domain/languages';
import { countWords } from '@yardsign/domain/content/reading-time';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { LibraryPiece } from '../ports.ts';
import { assetsOf } from './assets-of.ts';

/** What the library in the database was read from, by the slugs of its pieces. */
export async function digestsBySlug(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('content').select(['slug', 'digest']).where('owner_id', 'is', null).execute();
  return new Map(rows.map((row) => [row.slug, row.digest]));
}

/** Writes a piece of the library with its pictures; the date of one that was there stays. */
export async function savePiece(
  db: Db,
  id: string,
  piece: LibraryPiece,
  dates: { published: Date; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const changing = {
      type: piece.type,
      categories: piece.categories,
      related: piece.related,
      template: piece.template === null ? null : JSON.stringify(piece.template),
      motif: piece.motif,
      digest: piece.digest,
      claims: piece.facts.claims,
      sample: piece.facts.sample,
      placeholders: [...piece.facts.placeholders],
      details: JSON.stringify(piece.details),
      outdated: piece.outdated,
      updated_at: dates.now,
    };
    await tx
      .insertInto('content')
      .values({ id, slug: piece.slug, status: 'published', published_at: dates.published, ...changing })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(changing))
      .execute();
    for (const language of LANGUAGES) {
      const { details, ...words } = piece.texts[language];
      const text = { ...words, details: JSON.stringify(details), words: countWords(words.contents) };
      await tx
        .insertInto('content_text')
        .values({ content_id: id, language, ...text })
        .onConflict((conflict) => conflict.columns(['content_id', 'language']).doUpdateSet(text))
        .execute();
    }
    await saveAssets(tx, id, piece, dates.now);
  });
}

/** The pictures of a piece as its drawing has them now. */
async function saveAssets(tx: Tx, contentId: string, piece: LibraryPiece, now: Date): Promise<void> {
  const assets = assetsOf(contentId, piece);
  const ids = assets.map(({ id }) => id);
  let gone = tx.deleteFrom('asset').where('content_id', '=', contentId).where('owner_id', 'is', null);
  if (ids.length > 0) gone = gone.where('id', 'not in', ids);
  await gone.execute();
  if (assets.length === 0) return;
  await tx
    .insertInto('asset')
    .values(assets.map((asset) => ({ ...asset, created_at: now, updated_at: now })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        name: set.ref('excluded.name'),
        categories: set.ref('excluded.categories'),
        updated_at: set.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

export async function saveCategories(
  db: Db,
  rows: { slug: string; name_en: string; name_es: string; hidden: boolean }[],
): Promise<void> {
  await db
    .insertInto('category')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((set) => ({
        name_en: set.ref('excluded.name_en'),
        name_es: set.ref('excluded.name_es'),
        hidden: set.ref('excluded.hidden'),
      })),
    )
    .execute();
}
