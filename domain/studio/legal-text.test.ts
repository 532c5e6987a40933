import { describe, expect, test } from 'vitest';
import { anchorsLost, legalSections, sectionsAgree, withAnchors, withoutAnchors } from './legal-text.ts';

test('a heading keeps its anchor, and has one by its place where it names none', () => {
  const text = 'Intro\n\n## Cookies {#cookies}\n\nText\n\n### Small\n\n## Your data';
  expect(legalSections(text)).toEqual([
    { id: 'cookies', title: 'Cookies' },
    { id: 'section-2', title: 'Your data' },
  ]);
  expect(withAnchors(text)).toBe(text.replace('## Your data', '## Your data {#section-2}'));
});

test('a text is read without its anchors, of which those are lost that another text lacks', () => {
  const text = '## Cookies {#cookies}\n\nSee {#cookies}.\n\n## Your data\n\n### Small {#small}';
  expect(withoutAnchors(text)).toBe('## Cookies\n\nSee {#cookies}.\n\n## Your data\n\n### Small {#small}');
  expect(anchorsLost(text, '## Biscuits {#cookies}\n\n## Data {#data}')).toEqual(['section-2']);
});

test('a heading of blanks is read once', () => {
  const blanks = ' '.repeat(200_000);
  expect(legalSections(`## ${blanks}x${blanks}{#a`)[0]?.id).toBe('section-1');
  expect(legalSections(`## Cookies {#cookies}${blanks}`)).toEqual([{ id: 'cookies', title: 'Cookies' }]);
});

describe('the sections of two languages', () => {
  test.each([
    ['agree by their places', '## A\n\n## B', '## C\n\n## D', true],
    ['agree by their anchors', '## A {#a}', '## B {#a}', true],
    ['differ where one is missing', '## A\n\n## B', '## C', false],
    ['differ by an anchor', '## A {#a}', '## B {#b}', false],
    ['are no two under one anchor', '## A {#a}\n\n## B {#a}', '## C {#a}\n\n## D {#a}', false],
  ])('%s', (_name, en, es, agree) => {
    expect(sectionsAgree({ en, es })).toBe(agree);
  });
});
