import { describe, expect, test } from 'vitest';
import { LANGUAGES, namesIn, read, type Language } from './testing/read.ts';
import { CANNED, FAIR_HOUSING, INFORMAL_SPANISH } from './testing/wording.ts';

/** What a graphic says that is true of one member in one week only. A new graphic is held to it by its own words. */
const STATED = {
  hour: /\b\d{1,2}(?::\d\d)? ?[ap]m\b|\bde \d{1,2} a \d/iu,
  day: /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d|\b(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo), de \d/iu,
  price: /\$ ?\d/u,
  sample: /Sample data|Datos de muestra/u,
  claims:
    /\b(?:just listed|open house|new on the market|under contract|just sold|new price|months of supply|median|mediana)\b/iu,
};

describe.each(namesIn('graphics/'))('the graphic %s', (slug) => {
  const graphic = JSON.parse(read(`graphics/${slug}/graphic.json`)) as Record<string, unknown>;
  const { texts } = JSON.parse(read(`graphics/${slug}/template.json`)) as {
    texts: Record<string, unknown>;
  };
  // The stars of the drawing only mark what is emphasized.
  const words = JSON.stringify([graphic['title'], graphic['caption'], texts]).replaceAll('*', '');

  test('marks every fact that its members would have to make true', () => {
    const stated = (['day', 'hour', 'price'] as const).filter((fact) => STATED[fact].test(words));
    expect(graphic['placeholders'] ?? []).toEqual(graphic['sample'] === true ? [] : stated);
    expect(graphic['claims'] ?? false).toBe(STATED.claims.test(words));
    expect(graphic['sample'] ?? false).toBe(STATED.sample.test(words));
  });

  test('says nothing of people, nothing worn out, and speaks to the client as usted', () => {
    for (const language of LANGUAGES) {
      const said = [graphic['title'], graphic['description'], graphic['caption'], ...Object.values(texts)]
        .map((pair) => (pair as Record<Language, string>)[language])
        .join('\n');
      expect([...FAIR_HOUSING[language], CANNED[language]].flatMap((list) => said.match(list) ?? [])).toEqual([]);
      expect(said).not.toMatch(/[!¡"']/);
      if (language === 'es') expect(said.match(INFORMAL_SPANISH) ?? []).toEqual([]);
    }
  });

  test('has a text that every network takes, with who stands behind it', () => {
    if (graphic['listed'] === false) return;
    for (const caption of Object.values(graphic['caption'] as Record<Language, string>)) {
      expect([...caption].length).toBeGreaterThan(80);
      // With the longest names this stays well below the shortest limit that a picture has (Pinterest, 500).
      expect([...caption.replaceAll(/\{[\w.]+\}/g, '')].length).toBeLessThanOrEqual(360);
      // A line that names what the member has not filled in is left out whole, so the words stand on lines of their own.
      for (const line of caption.split('\n').filter((each) => each.includes('{')))
        expect(line).toMatch(/^\{brand\.\w+\}$/);
      for (const field of ['fullName', 'company', 'compliance']) expect(caption).toContain(`{brand.${field}}`);
    }
  });
});
