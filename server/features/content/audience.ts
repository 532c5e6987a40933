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

/** A piece in a statement, another one that it speaks of, or how many there are for an audience. */
export type PieceTable = 'content' | 'other' | 'tally';

/** In a statement: which pieces of the library are for whoever asks. */
export type Meant = (table: PieceTable) => RawBuilder<SqlBool>;

const audienceIn = (table: PieceTable) => sql.ref(`${table}.audience`);

/** Every piece of the library, whomever it is for. */
export const forAnybody: Meant = () => sql<SqlBool>`true`;

/** The pieces of the library that are for everybody. */
export const forEverybody: Meant = (table) => sql<SqlBool>`${audienceIn(table)} = '{}'::jsonb`;

/** In a statement: the features that are known to be held. */
export const slugsAmong = (features: readonly string[]): RawBuilder<unknown> =>
  sql`select unnest(${[...features]}::text[])`;

/**
 * The pieces of the library that are for a member. One that is for everybody asks for nothing more.
 *
 * @param features in a statement: what the member holds, as rows
 */
export function meantFor(memberId: RawBuilder<unknown>, features: RawBuilder<unknown>): Meant {
  const state = sql`select upper(trim(coalesce(field.locked_value, field.value))) from profile_field as field
    where field.member_id = ${memberId} and field.feature = 'basic' and field.name = 'state'`;
  const types = sql`select member.type from member where member.id = ${memberId}`;
  return (table) => {
    const audience = audienceIn(table);
    const among = (name: keyof Audience, words: RawBuilder<unknown>) =>
      sql`(not ${audience} ? ${sql.lit(name)} or exists (
        select from jsonb_array_elements_text(${audience} -> ${sql.lit(name)}) as wanted where wanted in (${words})))`;
    return sql<SqlBool>`(${forEverybody(table)} or (
      ${among('types', types)} and ${among('states', state)} and ${among('features', features)}))`;
  };
}

/** In a statement: whether any piece is for some members alone. */
export const isAnyForSome = sql<boolean>`exists (select from content as kept where kept.audience <> '{}'::jsonb)`;
