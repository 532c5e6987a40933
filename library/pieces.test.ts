import { CONTENT_TYPES, folderOf } from '@yardsign/domain/content/kinds';
import type { Slide } from '@yardsign/domain/content/slides';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { allText, LANGUAGES, namesIn, paragraphs, read, readDocument, shape } from './testing/read.ts';
import { CANNED, FAIR_HOUSING, INFORMAL_SPANISH } from './testing/wording.ts';

/** What members send or say to clients, in the language that clients are spoken to in. */
const FOR_CLIENTS = ['guides', 'scripts', 'templates', 'videos'];
const WEBINARS = ['webinar-replays', 'lunch-and-learns', 'strategy-calls'];
const FOR_MEMBERS = ['best-practices', 'expert-guides', 'market-reports', 'playbooks', 'training-videos', ...WEBINARS];
/** A text for clients that states facts rests on something. */
const WITH_SOURCES = ['guides', 'videos'];

const pieces = [...FOR_CLIENTS, ...FOR_MEMBERS].flatMap((folder) =>
  namesIn(`${folder}/`).map((slug) => ({ folder, slug, path: `${folder}/${slug}` })),
);
const folders = namesIn('').filter((folder) => CONTENT_TYPES.some((type) => folderOf(type) === folder));
const slugs = folders.flatMap((folder) => namesIn(`${folder}/`));
const known = new Set(slugs);

interface Day {
  title: string;
  tasks: { text: string; piece?: string }[];
}

/** The pieces that the days of a playbook are done with, and what those days say. */
const daysOf = (front: Record<string, unknown>): Day[] => (front['days'] as Day[] | undefined) ?? [];
/** What slides show in numbers, in which sets, and where chapters begin: the same in every language. */
const figuresOf = (front: Record<string, unknown>) =>
  ((front['slides'] as Slide[] | undefined) ?? []).map(({ sets, chapter, figures = [], chart, points = [] }) => ({
    sets,
    isChapter: chapter !== undefined,
    figures: figures.map(({ value }) => value),
    chart: chart && { ...chart, label: '' },
    points: points.length,
  }));
const flat = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(flat).join('\n') : String(value);

test('no two pieces of the library share a slug, of whatever type', () => {
  expect(folders).toEqual(
    expect.arrayContaining(['articles', 'graphics', 'infographics', ...FOR_CLIENTS, ...FOR_MEMBERS]),
  );
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
});

describe.each(pieces)('$path', ({ folder, slug, path }) => {
  const meta = parse(read(`${path}/piece.yaml`)) as Record<string, unknown>;
  const twins = { en: readDocument(`${path}/en.md`), es: readDocument(`${path}/es.md`) };

  test('names itself, what it rests on, and other pieces that exist', () => {
    expect(meta['slug']).toBe(slug);
    for (const other of (meta['related'] as string[] | undefined) ?? []) expect(known, other).toContain(other);
    if (WITH_SOURCES.includes(folder)) expect(meta['sources']).toBeTruthy();
    if (meta['sources'] !== undefined) expect(meta['reviewed']).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    for (const day of daysOf(twins.en.front))
      for (const { piece } of day.tasks) if (piece !== undefined) expect(known, piece).toContain(piece);
  });

  test('has twins of one shape', () => {
    expect(shape(twins.es.body)).toEqual(shape(twins.en.body));
    expect(paragraphs(twins.es.body)).toBe(paragraphs(twins.en.body));
    expect(Object.keys(twins.es.front)).toEqual(Object.keys(twins.en.front));
    const steps = (days: Day[]) => days.map(({ tasks }) => tasks.map(({ piece }) => piece ?? ''));
    expect(steps(daysOf(twins.es.front))).toEqual(steps(daysOf(twins.en.front)));
    expect(figuresOf(twins.es.front)).toEqual(figuresOf(twins.en.front));
  });

  test.each(LANGUAGES)('keeps to the rules for words in %s', (language) => {
    const { front, body } = twins[language];
    const said = `${flat(front)}\n${body}`;
    expect([...String(front['title'])].length).toBeLessThanOrEqual(70);
    expect([...String(front['description'])].length).toBeLessThanOrEqual(155);
    expect([...FAIR_HOUSING[language], CANNED[language]].flatMap((list) => said.match(list) ?? [])).toEqual([]);
    expect(body).not.toMatch(/<[a-z/!]|\]\(|https?:|["']/i);
    expect(said).not.toMatch(/[!¡]/);
    expect(body.match(/“/g)?.length ?? 0).toBe(body.match(/”/g)?.length ?? 0);
  });

  test('shows a sum only as a sample', () => {
    const isSample = meta['sample'] === true;
    for (const document of Object.values(twins))
      for (const line of allText(document).split('\n'))
        if (line.includes('$') && !isSample) expect(line).toMatch(/^> \*\*(?:Sample data|Datos de muestra)\.\*\*/);
  });
});

// The sets are how a report is leafed through, the chapters how a webinar is.
test.each(pieces.filter(({ folder }) => folder === 'market-reports' || WEBINARS.includes(folder)))(
  '$path can be leafed through by its parts',
  ({ folder, path }) => {
    const slides = (readDocument(`${path}/en.md`).front['slides'] as Slide[] | undefined) ?? [];
    if (WEBINARS.includes(folder)) expect(slides[0]?.chapter).toBeTruthy();
    else expect(slides.filter(({ sets }) => sets === undefined)).toEqual([]);
  },
);

// Titles of scripts and templates, and what stands in square brackets, speak to the member.
test.each(pieces.filter(({ folder }) => FOR_CLIENTS.includes(folder)))(
  '$path speaks to the client as usted',
  ({ path }) => {
    const words = readDocument(`${path}/es.md`).body.replaceAll(/\[[^\]]*\]/g, '');
    expect(words.match(INFORMAL_SPANISH) ?? []).toEqual([]);
  },
);
