import type { Language } from '../languages.ts';
import { BASIC_FIELDS, BASIC_TEXT_FIELDS, type BasicTextField } from './basic-fields.ts';
import { fullName, location } from './derived-fields.ts';
import type { ProfileField } from './profile-field.ts';

type Drawn = {
  [Field in BasicTextField]: (typeof BASIC_FIELDS)[Field] extends { drawnAs: infer Name extends string } ? Name : never;
}[BasicTextField];

export type BrandTextField = 'fullName' | 'location' | Drawn;

/** What pieces say of a member. Empty texts mean "not given": whatever shows them closes up. */
export type BrandTexts = Record<BrandTextField, string>;

/** Each text of the profile that is drawn as it was typed, with the name that it is drawn under. */
const DRAWN = BASIC_TEXT_FIELDS.flatMap((field) => {
  const { drawnAs }: ProfileField = BASIC_FIELDS[field];
  return drawnAs === undefined ? [] : [[drawnAs as Drawn, field] as const];
});

export const BRAND_TEXT_FIELDS: readonly BrandTextField[] = ['fullName', 'location', ...DRAWN.map(([name]) => name)];

/** @param basic the value of a text of the basic group, empty when it has none */
export function brandTexts(basic: (field: BasicTextField) => string): BrandTexts {
  const typed = Object.fromEntries(DRAWN.map(([name, field]) => [name, basic(field)])) as Record<Drawn, string>;
  return {
    ...typed,
    fullName: fullName(basic('first_name'), basic('last_name')),
    location: location(basic('city'), basic('state')),
  };
}

/** Texts that have words of their own in Spanish. */
export type SpanishTexts = Partial<BrandTexts>;

/** @param basic the value of a text of the basic group, empty when it has none */
export function spanishTexts(basic: (field: string) => string): SpanishTexts {
  const given = DRAWN.flatMap(([name, field]) => {
    const { spanish }: ProfileField = BASIC_FIELDS[field];
    const value = spanish === undefined ? '' : basic(spanish);
    return value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(given) as SpanishTexts;
}

/** The same brand in the words of a language. */
export function textsIn<Texts extends BrandTexts & { spanish: SpanishTexts }>(brand: Texts, language: Language): Texts {
  return language === 'es' ? { ...brand, ...brand.spanish } : brand;
}

const NAMES: ReadonlyMap<string, BrandTextField> = new Map<string, BrandTextField>([
  ['full_name', 'fullName'],
  ['location', 'location'],
  ...DRAWN.map(([name, field]) => [field, name] as const),
]);

/** The text of a brand that a field of the basic group is drawn as; the whole name stands for a field that is not drawn. */
export function brandTextOf(source: string): BrandTextField {
  return NAMES.get(source) ?? 'fullName';
}
