import { answerFault, presetOf, type Slot } from '@yardsign/domain/content/slots';
import { buyingPower } from '@yardsign/domain/tools/buying-power';
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

const DRAWN = ['graphics', 'infographics', 'tools'].flatMap((folder) =>
  namesIn(`${folder}/`).map((slug) => `${folder}/${slug}`),
);

describe.each(DRAWN)('the drawing %s', (folder) => {
  const graphic = JSON.parse(read(`${folder}/graphic.json`)) as Record<string, unknown>;
  const { texts } = JSON.parse(read(`${folder}/template.json`)) as {
    texts: Record<string, unknown>;
  };
  const slots = (graphic['slots'] ?? []) as Slot[];
  const own = Object.entries(texts).filter(([key]) => !slots.some((slot) => slot.key === key));
  /** A survey whose figures are invented makes the whole piece a sample. */
  const ofSample = slots.some(({ reckons }) => reckons?.by === 'growth' && reckons.survey.sample);
  const options = slots.flatMap((slot) => slot.options ?? []);
  // The stars of the drawing only mark what is emphasized. What the member fills in is no word of the piece.
  const words = JSON.stringify([graphic['title'], graphic['caption'], Object.fromEntries(own), options]).replaceAll(
    '*',
    '',
  );

  test('states no fact that only its member can know, and says that it claims something', () => {
    const stated = (['day', 'hour', 'price', 'sample'] as const).filter((fact) => STATED[fact].test(words));
    expect([stated, graphic['sample'] ?? false]).toEqual([[], ofSample]);
    const isAsked = slots.some((slot) => !slot.optional && presetOf(slot) === '');
    expect(graphic['claims'] ?? false).toBe(STATED.claims.test(words) || isAsked);
  });

  test('asks for nothing that it does not show, and shows nothing that it does not ask for', () => {
    const workedOut = own.flatMap(([key, pair]) => ((pair as Record<Language, string>).en === '' ? [key] : []));
    const keys = slots.map(({ key }) => key);
    const drawn = read(`${folder}/template.json`).split('"sizes":')[1] ?? '';
    const isShown = (key: string) => drawn.includes(`{${key}}`) || drawn.includes(`"key":"${key}"`);
    expect(keys.filter((key) => !isShown(key))).toEqual([]);
    for (const caption of Object.values((graphic['caption'] ?? {}) as Record<Language, string>)) {
      const places = [...caption.matchAll(/\{slot\.(\w+)\}/g)].map(([, key = '']) => key);
      expect(places.filter((key) => ![...keys, ...workedOut].includes(key))).toEqual([]);
    }
  });

  test('says nothing of people, nothing worn out, and speaks to the client as usted', () => {
    for (const language of LANGUAGES) {
      const said = [graphic['title'], graphic['description'], graphic['caption'], ...Object.values(texts), ...options]
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
        if (/\{brand\./.test(line) || slots.some(({ key, optional }) => optional && line.includes(`{slot.${key}}`)))
          expect(line).toMatch(/^\{[\w.]+\}(, \{slot\.\w+\})*$/);
      for (const field of ['fullName', 'company', 'compliance']) expect(caption).toContain(`{brand.${field}}`);
    }
  });
});

test('the survey has the name that the requirements give its page', () => {
  const { title } = JSON.parse(read('tools/hpes/graphic.json')) as { title: Record<Language, string> };
  expect(title.en).toBe('Home Price Expectations Survey');
});

test('purchasing power takes no rate that would show the same row twice', () => {
  const { slots } = JSON.parse(read('tools/buyers-purchasing-power/graphic.json')) as { slots: Slot[] };
  const rate = slots.find(({ kind }) => kind === 'rate');
  const { rows } = buyingPower({ loan: 400_000, rate: rate?.least ?? 0, step: 0.5, budget: null });
  expect(new Set(rows.map((row) => row.rate)).size).toBe(rows.length);
  expect(rate && answerFault(rate, '0.9')).toBe('too_little');
});
