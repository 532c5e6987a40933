import type { FilmFacts } from '@yardsign/contracts/content-fields';
import type { Drawing } from '@yardsign/contracts/drawing-fields';
import type { ContentType } from '@yardsign/domain/content/kinds';
import type { Slot } from '@yardsign/domain/content/slots';
import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { neededSlots } from '../library/read-graphic.ts';
import { digestOf } from '../library/piece-file.ts';

/** A graphic of a member's own as it is stored. */
interface DesignRow {
  id: string;
  slug: string;
  type: ContentType;
  template: unknown;
  slots: readonly Slot[];
  version: number;
  texts: Record<Language, { title: string; description: string; shareText: string }>;
}

/** A drawing with what is said about it. */
export interface WrittenDesign {
  template: Drawing['template'];
  slots: readonly Slot[];
  words: DesignRow['texts'];
}

const ownDrawing = (db: Db, ownerId: string, id: string) =>
  db
    .selectFrom('content')
    .where('content.id', '=', id)
    .where('content.owner_id', '=', ownerId)
    .where('content.template', 'is not', null);

/** The member's own graphic; undefined for a text, and for somebody else's. */
export async function findDesign(db: Db, ownerId: string, id: string): Promise<DesignRow | undefined> {
  return ownDrawing(db, ownerId, id)
    .select(['id', 'slug', 'type', 'template', 'slots', 'drawing_version as version'])
    .select(
      sql<DesignRow['texts']>`(
        select jsonb_object_agg(language, jsonb_build_object('title', title, 'description', description, 'shareText', caption))
        from content_text where content_id = content.id)`.as('texts'),
    )
    .executeTakeFirst();
}

/** What is held until the transaction ends, so that two saves follow each other. */
export async function holdDesign(tx: Tx, ownerId: string, id: string) {
  return ownDrawing(tx, ownerId, id).select(['type', 'drawing_version as version']).forUpdate().executeTakeFirst();
}

/** Writes a drawing with its words, as the next version. */
export async function writeDesign(tx: Tx, id: string, design: WrittenDesign, now: Date): Promise<void> {
  const template = JSON.stringify(design.template);
  const slots = JSON.stringify(design.slots);
  await tx
    .updateTable('content')
    .set({
      template,
      slots,
      placeholders: neededSlots(design.slots),
      digest: digestOf([template, slots, JSON.stringify(design.words)]),
      // A copy is the member's own drawing from its first moment: changes of its source are nothing to take over.
      based_on_digest: '',
      drawing_version: sql<number>`drawing_version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  for (const language of LANGUAGES) {
    const { title, description, shareText: caption } = design.words[language];
    await tx
      .updateTable('content_text')
      .set({ title, description, caption })
      .where('content_id', '=', id)
      .where('language', '=', language)
      .execute();
  }
}

/** Notes of a piece what it says that is not true of everybody, as the piece says it that it is made of. */
export async function markClaims(tx: Tx, id: string, facts: { claims: boolean; sample: boolean }): Promise<void> {
  const { claims, sample } = facts;
  await tx.updateTable('content').set({ claims, sample }).where('id', '=', id).execute();
}

/** Notes of a piece which film it is. */
export async function setFilm(tx: Tx, id: string, film: FilmFacts): Promise<void> {
  await tx
    .updateTable('content')
    .set({ details: JSON.stringify({ film }) })
    .where('id', '=', id)
    .execute();
}

/** Takes over what the member filled into the piece that a graphic is copied from. */
export async function copyAnswers(tx: Tx, memberId: string, from: string, to: string, now: Date): Promise<void> {
  await tx
    .insertInto('piece_answer')
    .columns(['member_id', 'content_id', 'language', 'answers', 'updated_at'])
    .expression((of) =>
      of
        .selectFrom('piece_answer')
        .select([
          'member_id',
          sql<string>`${to}::text`.as('content_id'),
          'language',
          'answers',
          sql<Date>`${now}::timestamptz`.as('updated_at'),
        ])
        .where('member_id', '=', memberId)
        .where('content_id', '=', from),
    )
    .execute();
}
