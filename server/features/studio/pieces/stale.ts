import type { Language } from '@yardsign/domain/languages';
import { sql, type RawBuilder } from 'kysely';

/** In a statement: the languages of a piece whose text was not looked at since the other one changed. */
export function staleIn(pieceId: RawBuilder<unknown>): RawBuilder<Language[]> {
  return sql<Language[]>`array(
    select own.language from studio_text as own
    join studio_text as twin on twin.piece_id = own.piece_id and twin.language <> own.language
    where own.piece_id = ${pieceId} and own.in_step_with is distinct from twin.paragraphs
    order by own.language
  )`;
}
