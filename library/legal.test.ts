import { describe, expect, test } from 'vitest';
import { allText, LANGUAGES, paragraphs, readDocument, shape } from './testing/read.ts';
import { INFORMAL_SPANISH } from './testing/wording.ts';

describe.each(['privacy', 'terms'])('the %s page', (name) => {
  const twins = { en: readDocument(`legal/${name}.en.md`), es: readDocument(`legal/${name}.es.md`) };
  const sections = { privacy: 7, terms: 6 }[name];

  test.each(LANGUAGES)('says in %s first of all that a lawyer has to review it', (language) => {
    const { front, body } = twins[language];
    expect(Object.keys(front)).toEqual(['title', 'description', 'lastUpdated']);
    expect(front['lastUpdated']).toBe('2026-11-01');
    expect(body.split('\n')[0]).toMatch(language === 'en' ? /placeholder.*lawyer/ : /provisional.*abogado/);
  });

  test('has the same sections, lists and paragraphs in both languages', () => {
    expect(twins.en.body.match(/^## /gm)).toHaveLength(sections ?? 0);
    expect(shape(twins.es.body)).toEqual(shape(twins.en.body));
    expect(paragraphs(twins.es.body)).toBe(paragraphs(twins.en.body));
  });

  test('speaks as usted and without raw HTML', () => {
    expect(allText(twins.es).match(INFORMAL_SPANISH) ?? []).toEqual([]);
    expect(twins.en.body + twins.es.body).not.toMatch(/<[a-z/!]/i);
  });
});

test('the legal pages carry the titles that their routes promise', () => {
  expect(readDocument('legal/privacy.en.md').front['title']).toBe('Privacy Policy');
  expect(readDocument('legal/terms.en.md').front['title']).toBe('Terms of Service');
});
