import { brandTextOf, textsIn } from '@yardsign/domain/profile/brand-texts';
import { LINE_FIELDS, lineText, syncOf, type LineField } from '@yardsign/domain/profile/lines';
import type { Brand } from './brand.ts';
import type { SceneLanguage } from './template.ts';

/** A line as it stands on the piece: empty closes up. Without a size it has that of the design. */
interface WornLine {
  text: string;
  fontSize: number | null;
}

/** A brand as a piece of one language wears it. */
export interface Worn {
  brand: Brand;
  lines: Record<LineField, WornLine>;
}

/** Puts a brand on: the words of the language, the colour, the logo and the lines that the member chose for graphics. */
export function wear(brand: Brand, language: SceneLanguage): Worn {
  const { color, showLogo, lines } = brand.graphics;
  const texts = textsIn(brand, language);
  const says = (source: string) => texts[brandTextOf(source)];
  const line = (field: LineField): WornLine => {
    const { syncTo, value, fontSize } = lines[field];
    return { text: lineText({ syncTo: syncOf(syncTo, value), value }, says), fontSize };
  };
  return {
    brand: {
      ...texts,
      primaryColor: color ?? brand.primaryColor,
      ...(!showLogo && { logo: null, logoDark: null }),
    },
    lines: Object.fromEntries(LINE_FIELDS.map((field) => [field, line(field)])) as Record<LineField, WornLine>,
  };
}
