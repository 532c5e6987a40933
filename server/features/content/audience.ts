import type { Audience } from '@yardsign/domain/content/audience';
import { US_STATES } from '@yardsign/domain/profile/us-states';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** An audience as it is stored: a state by its code and by its name, as members write it. Empty for everybody. */
export type StoredAudience = Readonly<Partial<Record<keyof Audience, readonly string[]>>>;

export function storedAudience(audience: Audience): StoredAudience {
  const lists = {
    features: audience.features ?? [],
    types: audience.types ?? [],
    states: (audience.states ?? []).flatMap((code) => [code, US_STATES[code].toUpperCase()]),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

/** In a statement: a piece of the library that is for everybody. */
export const forEverybody = sql<SqlBool>`content.audience = '{}'::jsonb`;

/** In a statement: the words that stand under a name of the audience. */
const among = (name: keyof Audience, words: RawBuilder<unknown>) =>
  sql`(not content.audience ? ${sql.lit(name)} or exists (
    select from jsonb_array_elements_text(content.audience -> ${sql.lit(name)}) as wanted where wanted in (${words})))`;

/** In a statement: the features that are known to be held. */
export const slugsAmong = (features: readonly string[]): RawBuilder<unknown> =>
  sql`select unnest(${[...features]}::text[])`;

/**
 * In a statement: whether a piece of the library is for a member. One that is for everybody asks for nothing more.
 *
 * @param features what the member holds, as rows
 */
export function meantFor(memberId: RawBuilder<unknown>, features: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const state = sql`select upper(trim(coalesce(field.locked_value, field.value))) from profile_field as field
    where field.member_id = ${memberId} and field.feature = 'basic' and field.name = 'state'`;
  return sql<SqlBool>`(${forEverybody} or (
    ${among('types', sql`select member.type from member where member.id = ${memberId}`)}
    and ${among('states', state)} and ${among('features', features)}))`;
}

/** In a statement: whether any piece is for some members alone. */
export const isAnyForSome = sql<boolean>`exists (select from content as kept where kept.audience <> '{}'::jsonb)`;
