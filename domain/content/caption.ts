import { perLanguage, type Language } from '../languages.ts';

/** What a member's brand gives to captions, by name as in `{brand.phone}`, in each language. */
export type CaptionValues = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Those of nobody: lines that name something of a brand are left out. */
export const NO_CAPTION_VALUES: CaptionValues = perLanguage(() => ({}));

const PLACE = /\{(?:brand|slot)\.\w+\}/g;

/** What every post is to say of a member. What else a brand can give, many go without: a company, a line on compliance. */
const NEEDED = ['fullName', 'phone'] as const;

/** Whether a text names the member or the phone, and the brand lacks it, so that the line is left out. Names as in `fillCaption`. */
export function lacksContact(template: string, brand: Readonly<Record<string, string>>): boolean {
  return NEEDED.some((name) => template.includes(`{brand.${name}}`) && (brand[name] ?? '') === '');
}

/**
 * Puts the brand and the member's facts into the text of a post. A line that names something the member has not filled in is left
 * out whole, so that nobody posts 'Call me at '.
 *
 * @param brand by name as in `{brand.phone}`, without the `brand.`.
 * @param slots by key as in `{slot.day}`, without the `slot.`.
 */
export function fillCaption(
  template: string,
  brand: Readonly<Record<string, string>>,
  slots: Readonly<Record<string, string>> = {},
): string {
  const valueOf = (place: string) => {
    const [of = '', name = ''] = place.slice(1, -1).split('.');
    return (of === 'brand' ? brand : slots)[name] ?? '';
  };
  const lines = template.split('\n').flatMap((line) => {
    const isFilled = (line.match(PLACE) ?? []).every((place) => valueOf(place) !== '');
    return isFilled ? [line.replace(PLACE, valueOf)] : [];
  });
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
