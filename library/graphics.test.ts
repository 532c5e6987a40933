import { describe, expect, test } from 'vitest';
import { namesIn, read } from './testing/read.ts';

/** What a graphic says that is true of one member in one week only. A new graphic is held to it by its own words. */
const STATED = {
  hour: /\b\d{1,2}(?::\d\d)? ?[ap]m\b|\bde \d{1,2} a \d/iu,
  day: /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d|\b(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo), de \d/iu,
  price: /\$ ?\d/u,
  sample: /Sample data|Datos de muestra/u,
  claims: /\b(?:just listed|open house|new on the market|under contract|just sold|median|mediana)\b/iu,
};

describe.each(namesIn('graphics/'))('the graphic %s', (slug) => {
  const graphic = JSON.parse(read(`graphics/${slug}/graphic.json`)) as Record<string, unknown>;
  const { texts } = JSON.parse(read(`graphics/${slug}/template.json`)) as { texts: unknown };
  // The stars of the drawing only mark what is emphasized.
  const words = JSON.stringify([graphic['title'], graphic['caption'], texts]).replaceAll('*', '');

  test('marks every fact that its members would have to make true', () => {
    const stated = (['day', 'hour', 'price'] as const).filter((fact) => STATED[fact].test(words));
    expect(graphic['placeholders'] ?? []).toEqual(graphic['sample'] === true ? [] : stated);
    expect(graphic['claims'] ?? false).toBe(STATED.claims.test(words));
    expect(graphic['sample'] ?? false).toBe(STATED.sample.test(words));
  });
});
