import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES, namesIn, paragraphs, read, readDocument, shape } from './testing/read.ts';
import { CANNED, FAIR_HOUSING } from './testing/wording.ts';

const flat = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(flat).join('\n') : String(value);
const lengths = (front: Record<string, unknown>) =>
  Object.entries(front).map(([key, value]) => [key, Array.isArray(value) ? value.length : 1]);

describe.each(namesIn('perks/'))('perks/%s', (slug) => {
  const meta = parse(read(`perks/${slug}/perk.yaml`)) as Record<string, unknown>;
  const twins = { en: readDocument(`perks/${slug}/en.md`), es: readDocument(`perks/${slug}/es.md`) };

  test('names itself, and files and pieces that are there', () => {
    expect(meta['slug']).toBe(slug);
    const files = ['logo', 'featuredImage', 'video', 'poster'].map((name) => meta[name]).filter(Boolean);
    expect(namesIn(`perks/${slug}/`)).toEqual(expect.arrayContaining(files));
    if (meta['piece'] !== undefined) expect(namesIn('best-practices/')).toContain(meta['piece']);
    expect(meta['component'] === 'partner' && meta['link'] === undefined).toBe(false);
  });

  test('has twins of one shape', () => {
    expect(shape(twins.es.body)).toEqual(shape(twins.en.body));
    expect(paragraphs(twins.es.body)).toBe(paragraphs(twins.en.body));
    expect(lengths(twins.es.front)).toEqual(lengths(twins.en.front));
  });

  test.each(LANGUAGES)('keeps to the rules for words in %s', (language) => {
    const { front, body } = twins[language];
    const said = `${flat(front)}\n${body}`;
    expect([...FAIR_HOUSING[language], CANNED[language]].flatMap((list) => said.match(list) ?? [])).toEqual([]);
    expect(said).not.toMatch(/[!¡]/);
  });
});
