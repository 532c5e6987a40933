import { BRAND_TEXT_FIELDS } from '@yardsign/domain/profile/brand-texts';
import { LINE_FIELDS } from '@yardsign/domain/profile/lines';
import type { Brand } from '../template/brand.ts';
import type { SceneLanguage } from '../template/template.ts';
import { wear } from '../template/wear.ts';

/**
 * All that a film wears of a brand, as one text: two brands with the same text make the same film. What its drawing does not name is left
 * out, so that a change of it makes no film old.
 *
 * @param drawing the JSON that the film is drawn from
 */
export function wornByFilm(drawing: string, brand: Brand, language: SceneLanguage): string {
  const { brand: worn, lines } = wear(brand, language);
  const { primaryColor, photo, logo, logoDark, graphics } = worn;
  const isNamed = (name: string) => drawing.includes(name);
  return JSON.stringify({
    primaryColor,
    pictures: [photo, logo, logoDark].map((picture) => picture?.id ?? null),
    marks: [graphics.realtor, graphics.equalHousing],
    texts: BRAND_TEXT_FIELDS.filter((field) => isNamed(`brand.${field}`)).map((field) => [field, worn[field].trim()]),
    lines: LINE_FIELDS.filter((line) => isNamed(line.replace('pos_', 'line.'))).map((line) => lines[line]),
  });
}
