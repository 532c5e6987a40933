import { sql, type RawBuilder } from 'kysely';

/** In a question of any feature: whether an account can prove a second factor, with an authenticator app or with a passkey. */
export function hasSecondFactor(memberId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from second_factor where second_factor.member_id = ${memberId} and second_factor.confirmed_at is not null)
    or exists (select from passkey where passkey.member_id = ${memberId})
  )`;
}
