import { expect, test } from 'vitest';
import { type FilledPerk, perkFaults } from './perk-faults.ts';
import { pageOfPiece, typeOfPage } from './perk-page.ts';

const perk = (shared: object, en: object = {}, es: object = en): FilledPerk => ({
  shared: { ...shared },
  worded: { en: { description: 'D', ...en }, es: { description: 'D', ...es } },
});
const paths = (filled: FilledPerk) => perkFaults(filled).map(({ path, kind }) => `${path} ${kind}`);

test.each([
  ['partner', ['shared.link missing', 'en.promotion missing', 'en.what missing', 'en.why missing']],
  ['bonus', ['en.contents missing']],
  ['piece', ['shared.page missing']],
])('a %s is shown with what its page needs', (component, needed) => {
  const english = paths(perk({ component })).filter((path) => !path.startsWith('es.'));
  expect(english).toEqual(needed);
  expect(paths(perk({ component, hidden: true }))).toEqual([]);
});

test('both languages have as many points', () => {
  const points = { promotion: 'P', why: ['w'], what: ['a', 'b'] };
  const partner = { component: 'partner', link: 'https://a.example' };
  expect(paths(perk(partner, points))).toEqual([]);
  expect(perkFaults(perk(partner, points, { ...points, what: ['a'] }))).toEqual([
    { path: 'es.what', kind: 'too_few', limit: 2 },
  ]);
});

test('a perk leads to the page of a piece and nowhere else, hidden or not', () => {
  const page = '/learning-center/best-practice/the-two-minute-follow-up';
  expect(paths(perk({ component: 'piece', page }))).toEqual([]);
  for (const strayed of ['//elsewhere', '/playbooks', '/playbooks/', '/admin/studio/x', `${page}/../x`, 'javascript:x'])
    expect(paths(perk({ component: 'piece', page: strayed, hidden: true }))).toEqual(['shared.page shape']);
});

test('the page of a piece is known by its address', () => {
  expect(pageOfPiece('playbook', 'first-week')).toBe('/playbooks/first-week');
  expect(typeOfPage('/playbooks/first-week')).toBe('playbook');
});
