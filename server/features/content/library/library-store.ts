import { LANGUAGES } from '@yardsign/domain/languages';
import { movedTasks, type PlaybookDays } from '@yardsign/domain/content/moved-tasks';
import { countWords } from '@yardsign/domain/content/reading-time';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Details, LibraryPiece } from '../ports.ts';
import { storedAudience } from '../audience.ts';
import { moveTasks } from '../tasks/task-store.ts';
import { assetsOf } from './assets-of.ts';

/** The pieces of the library that are in the database, what they were read from and when they were published. */
export async function storedPieces(db: Db) {
  return db
    .selectFrom('content')
    .select(['id', 'slug', 'digest', 'from_studio', 'published_at'])
    .where('owner_id', 'is', null)
    .execute();
}

/** Writes a piece of the library with its pictures; the date of one that was there stays. */
export async function savePiece(
  tx: Tx,
  id: string,
  piece: LibraryPiece,
  dates: { published: Date; now: Date },
): Promise<void> {
  const changing = {
    slug: piece.slug,
    files: JSON.stringify(piece.files),
    type: piece.type,
    categories: piece.categories,
    related: piece.related,
    tags: piece.tags,
    audience: JSON.stringify(storedAudience(piece.audience)),
    template: piece.template === null ? null : JSON.stringify(piece.template),
    motif: piece.motif,
    digest: piece.digest,
    claims: piece.facts.claims,
    sample: piece.facts.sample,
    placeholders: [...piece.facts.placeholders],
    slots: JSON.stringify(piece.slots),
    details: JSON.stringify(piece.details),
    outdated: piece.outdated,
    updated_at: dates.now,
  };
  await followTasks(tx, id, piece);
  await tx
    .insertInto('content')
    .values({ id, status: 'published', published_at: dates.published, ...changing })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
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
}

const daysIn = (details: Details | undefined) => (details?.['days'] ?? []) as PlaybookDays;

/** What members have done of a playbook stays with its tasks, wherever these stand on its days now. */
async function followTasks(tx: Tx, id: string, piece: LibraryPiece): Promise<void> {
  const days = daysIn(piece.texts.en.details);
  if (days.length === 0) return;
  const before = await tx
    .selectFrom('content_text')
    .select('details')
    .where('content_id', '=', id)
    .where('language', '=', 'en')
    .executeTakeFirst();
  await moveTasks(tx, id, movedTasks(daysIn(before?.details), days));
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
