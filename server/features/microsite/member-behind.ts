import { sql, type RawBuilder } from 'kysely';
import { accountInOrder } from '../access/account-in-order.ts';

/** In a statement: the member whom a public address names, as long as their pages are shown. */
export function memberBehind(code: string): RawBuilder<string | null> {
  return sql<string | null>`(
    select member.id from member
    where member.public_code = ${code} and ${accountInOrder}
  )`;
}
