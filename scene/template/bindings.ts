import { BRAND_TEXT_FIELDS, type BrandTextField } from '@yardsign/domain/profile/brand-texts';
import { LINE_FIELDS, type LineField } from '@yardsign/domain/profile/lines';
import type { Brand } from './brand.ts';
import type { Worn } from './wear.ts';

const NO_BREAK_SPACE = '\u00a0';
const BINDING = /\{([\w.]+)\}/g;
const CONDITION = /^(!?)([\w.]+)(?:=([\w-]+))?$/;
const BRAND_CONDITIONS: ReadonlySet<string> = new Set(
  [...BRAND_TEXT_FIELDS, 'photo', 'logo', 'equalHousing'].map((field) => `brand.${field}`),
);

/** What a template's words may refer to. */
export interface Words extends Worn {
  /** The template's texts in the asked language, overridden by the caller's. */
  texts: Readonly<Record<string, string>>;
}

/** The keys in `{…}` that are not of the member. */
export function textKeysIn(source: string): string[] {
  return [...source.matchAll(BINDING)].map((match) => match[1] ?? '').filter((key) => !isOfMember(key));
}

/** True when the words differ from member to member. */
export function isPersonal(source: string, texts: Readonly<Record<string, string>>): boolean {
  return [...source.matchAll(BINDING)].some(
    ([, key = '']) => isOfMember(key) || /\{(?:brand|line)\./.test(texts[key] ?? ''),
  );
}

/** The template's own texts put in place; the member's stay as `{brand.…}` and `{line.…}`, so that a member's asterisk is not read as emphasis. */
export function insertTexts(source: string, texts: Readonly<Record<string, string>>): string {
  return source.replace(BINDING, (whole, key: string) => (isOfMember(key) ? whole : (texts[key] ?? '')));
}

/** The member's words put in place, white space tidied; a phone number is never broken over two lines. */
export function insertBrand(source: string, { brand, lines }: Worn): string {
  return source.replace(BINDING, (whole, key: string) => {
    const field = brandField(key);
    const line = lineField(key);
    const said = field === undefined ? line && lines[line].text : brand[field];
    if (said === undefined) return whole;
    const value = said.replace(/\s+/g, ' ').trim();
    return said === brand.phone ? value.replaceAll(' ', NO_BREAK_SPACE) : value;
  });
}

/** The font size that the member chose for a line in these words; null for that of the design. */
export function chosenSize(parts: readonly string[], { lines }: Worn): number | null {
  const named = parts.flatMap((part) => [...part.matchAll(BINDING)].map(([, key = '']) => lineField(key)));
  return named.map((line) => line && lines[line].fontSize).find((size) => typeof size === 'number') ?? null;
}

/** `{line.A}` to `{line.E}`. */
function lineField(key: string): LineField | undefined {
  return LINE_FIELDS.find((field) => key === field.replace('pos_', 'line.'));
}

function isOfMember(key: string): boolean {
  return brandField(key) !== undefined || lineField(key) !== undefined;
}

function brandField(key: string): BrandTextField | undefined {
  return BRAND_TEXT_FIELDS.find((field) => key === `brand.${field}`);
}

/** True when `when` is well formed and names things that exist. */
export function isCondition(when: string, texts: ReadonlySet<string>): boolean {
  return when.split(' & ').every((part) => {
    const subject = CONDITION.exec(part)?.[2];
    return subject !== undefined && (BRAND_CONDITIONS.has(subject) || texts.has(subject));
  });
}

/** Whether a layer is shown. */
export function holds(when: string, { brand, texts }: Words): boolean {
  return when.split(' & ').every((part) => {
    const [, not = '', subject = '', wanted] = CONDITION.exec(part) ?? [];
    const value = subject.startsWith('brand.') ? brandValue(brand, subject.slice(6)) : (texts[subject] ?? '');
    const given = wanted === undefined ? value !== '' : value === wanted;
    return given !== (not === '!');
  });
}

function brandValue(brand: Brand, field: string): string {
  if (field === 'photo') return brand.photo?.id ?? '';
  if (field === 'logo') return brand.logo?.id ?? brand.logoDark?.id ?? '';
  if (field === 'equalHousing') return brand.graphics.equalHousing === 'none' ? '' : brand.graphics.equalHousing;
  const text = BRAND_TEXT_FIELDS.find((each) => each === field);
  return text === undefined ? '' : brand[text].trim();
}
