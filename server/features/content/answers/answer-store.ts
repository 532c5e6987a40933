import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import type { SlotAnswers } from '@yardsign/domain/content/slots';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** What a member filled in, by language; a language without anything is not there. */
export type StoredAnswers = Partial<Record<Language, SlotAnswers>>;

/** In a statement over `content`: what a member filled in of each piece. */
export function answersOf(memberId: string): RawBuilder<StoredAnswers> {
  return sql<StoredAnswers>`(
    select coalesce(jsonb_object_agg(piece_answer.language, piece_answer.answers), '{}') from piece_answer
    where piece_answer.content_id = content.id and piece_answer.member_id = ${memberId}
  )`;
}

export async function saveAnswerRows(
  db: Db,
  of: { memberId: string; contentId: string; now: Date },
  answers: Readonly<Record<Language, SlotAnswers>>,
): Promise<void> {
  const rows = LANGUAGES.map((language) => ({
    member_id: of.memberId,
    content_id: of.contentId,
    language,
    answers: JSON.stringify(answers[language]),
    updated_at: of.now,
  }));
  await db
    .insertInto('piece_answer')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'content_id', 'language']).doUpdateSet((set) => ({
        answers: set.ref('excluded.answers'),
        updated_at: set.ref('excluded.updated_at'),
      })),
    )
    .execute();
}
