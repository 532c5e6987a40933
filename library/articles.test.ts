import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  allText,
  LANGUAGES,
  namesIn,
  paragraphs,
  read,
  readDocument,
  shape,
  type Document,
  type Language,
} from './testing/read.ts';
import { CANNED, FAIR_HOUSING, INFORMAL_SPANISH } from './testing/wording.ts';

/** What the cover can draw. */
const MOTIFS = Object.keys((JSON.parse(read('graphics/article-cover/template.json')) as { symbols: object }).symbols);
/** The category of the articles that lead to an infographic of what they say. */
const DRAWN = 'infographics';
const VISIBLE = [
  ...['buyers', 'sellers', 'homeowners', 'financing', 'moving', 'inspections', 'listings', 'checklists'],
  DRAWN,
];
const HIDDEN = ['featured', 'outdated', 'uncategorized', 'time-sensitive'];
const SAMPLE: Record<Language, string> = { en: '> **Sample data.**', es: '> **Datos de muestra.**' };

const slugs = namesIn('articles/');
const infographics = namesIn('infographics/');
const article = (slug: string, language: Language): Document => readDocument(`articles/${slug}/${language}.md`);
const meta = (slug: string): Record<string, unknown> => parse(read(`articles/${slug}/piece.yaml`));
const words = (body: string): number => body.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:$-]*/gu)?.length ?? 0;
const money = (body: string): string[] => body.match(/\$\d{1,3}(?:,\d{3})*/g) ?? [];

test('the categories are the nine that members see and the four that they do not', () => {
  const categories: { slug: string; name: Record<Language, string>; hidden?: boolean }[] = parse(
    read('categories.yaml'),
  );
  expect(categories.filter((category) => !category.hidden).map((category) => category.slug)).toEqual(VISIBLE);
  expect(categories.filter((category) => category.hidden).map((category) => category.slug)).toEqual(HIDDEN);
  for (const { name } of categories) {
    expect(Object.keys(name)).toEqual(LANGUAGES);
    expect(name.en).not.toBe(name.es);
  }
});

test('every visible category has an article, and no motif has a third of them', () => {
  expect(new Set(slugs.flatMap((slug) => meta(slug)['categories']))).toEqual(new Set(VISIBLE));
  for (const motif of MOTIFS)
    expect(slugs.filter((slug) => meta(slug)['motif'] === motif).length).toBeLessThan(slugs.length / 3);
});

test('articles were published on different days within a year, the newest two days ago', () => {
  const days = slugs.map((slug) => Number(meta(slug)['publishedDaysAgo'])).sort((a, b) => a - b);
  expect(days.every(Number.isInteger)).toBe(true);
  expect(new Set(days).size).toBe(days.length);
  expect(days[0]).toBe(2);
  expect(days.at(-1)).toBeLessThanOrEqual(365);
});

test('every article is recommended by another one, and every infographic by an article', () => {
  expect(new Set(slugs.flatMap((slug) => meta(slug)['related']))).toEqual(new Set([...slugs, ...infographics]));
});

describe.each(slugs)('%s', (slug) => {
  const twins = { en: article(slug, 'en'), es: article(slug, 'es') };

  test('holds one description and the two languages, and nothing else', () => {
    expect(namesIn(`articles/${slug}/`)).toEqual(['en.md', 'es.md', 'piece.yaml']);
  });

  test('is described completely, with known categories, and other articles and an infographic that exist', () => {
    const { motif, categories, related, reviewed, sources, ...rest } = meta(slug);
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(rest).toEqual({ slug, publishedDaysAgo: expect.any(Number) });
    expect(MOTIFS).toContain(motif);
    expect(reviewed).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    for (const { name, url, ...more } of sources as Record<string, string>[]) {
      expect(more).toEqual({});
      expect(name).toBeTruthy();
      expect(url).toMatch(/^https:\/\/[a-z0-9.-]+\.(?:gov|edu|com|realtor|org)(?:\/|$)/);
    }
    expect(sources).not.toHaveLength(0);
    const chosen = categories as string[];
    const subjects = chosen.filter((category) => category !== DRAWN);
    expect(subjects.length).toBeGreaterThanOrEqual(1);
    expect(subjects.length).toBeLessThanOrEqual(3);
    expect(VISIBLE).toEqual(expect.arrayContaining(chosen));
    const others = related as string[];
    expect([2, 3]).toContain(new Set(others).size);
    expect(others).toHaveLength(new Set(others).size);
    expect([...slugs.filter((other) => other !== slug), ...infographics]).toEqual(expect.arrayContaining(others));
    expect(infographics.some((name) => others.includes(name))).toBe(chosen.includes(DRAWN));
  });

  test('tells the same story in the same shape in both languages', () => {
    expect(shape(twins.es.body)).toEqual(shape(twins.en.body));
    expect(paragraphs(twins.es.body)).toBe(paragraphs(twins.en.body));
  });

  test('names the same amounts in both languages', () => {
    expect(money(twins.es.body).toSorted()).toEqual(money(twins.en.body).toSorted());
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const { front, body } = twins[language];

    test('has its whole front matter within the limits', () => {
      const limits = { title: 70, description: 155, shareText: 280 };
      expect(Object.keys(front)).toEqual(Object.keys(limits));
      for (const [field, limit] of Object.entries(limits)) {
        const text = front[field];
        expect(text, field).toBeTypeOf('string');
        expect(String(text).trim(), field).toBe(text);
        expect(String(text), field).not.toBe('');
        expect([...String(text)].length, field).toBeLessThanOrEqual(limit);
      }
      expect(String(front['shareText']).match(/#/g)?.length ?? 0).toBeLessThanOrEqual(2);
    });

    test('runs from 500 to 1000 words', () => {
      expect(words(body)).toBeGreaterThanOrEqual(500);
      expect(words(body)).toBeLessThanOrEqual(1000);
    });

    test('is Markdown without raw HTML, links, images or a heading of its own level', () => {
      expect(body).not.toMatch(/<[a-z/!]/i);
      expect(body).not.toMatch(/\]\(|https?:/);
      expect(body).not.toMatch(/^# /m);
      const levels = body.match(/^#+(?= )/gm)?.map((marks) => marks.length) ?? [];
      expect(levels[0]).toBe(2);
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1));
      expect(Math.max(...levels)).toBeLessThanOrEqual(3);
    });

    test('gives every heading its own text, so that every anchor is its own', () => {
      const headings = body.match(/^#+ .+$/gm) ?? [];
      expect(new Set(headings).size).toBe(headings.length);
    });

    test('shows money only where it says that it is sample data', () => {
      const lines = allText(twins[language]).split('\n');
      for (const line of lines.filter((text) => text.includes('$')))
        expect(line.startsWith(SAMPLE[language]), line).toBe(true);
      for (const line of lines.filter((text) => text.startsWith(SAMPLE[language]))) expect(line).toContain('$');
    });

    test('describes property and process, never people', () => {
      const found = FAIR_HOUSING[language].flatMap((words) => allText(twins[language]).match(words) ?? []);
      expect(found).toEqual([]);
    });

    test('says nothing that has been said too often, and promises nothing', () => {
      expect(allText(twins[language]).match(CANNED[language]) ?? []).toEqual([]);
    });

    test('is set with typographic quotes, without exclamation marks or percentages', () => {
      expect(body).not.toMatch(/["']/);
      expect(allText(twins[language])).not.toMatch(/[!¡%]/);
      expect(body.match(/“/g)?.length ?? 0).toBe(body.match(/”/g)?.length ?? 0);
    });
  });

  test('speaks to the client as usted', () => {
    expect(allText(twins.es).match(INFORMAL_SPANISH) ?? []).toEqual([]);
  });
});
