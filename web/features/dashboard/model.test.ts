import { PLAIN_LOOK } from '@yardsign/domain/profile/graphics-look';
import { brandTexts } from '@yardsign/domain/profile/brand-texts';
import { describe, expect, test } from 'vitest';
import type { Brand } from '../profile/brand-query.ts';
import { STEPS_DISMISSED_FLAG, type Piece, completeness, firstSteps, greetingAt, weekOf, weekText } from './model.ts';
import { pieceOfTheWeek, suitedFirst } from './pictures.ts';

describe('the greeting', () => {
  test.each([
    ['2026-11-21T10:00:00Z', 'America/Chicago', 'morning'],
    ['2026-11-21T10:00:00Z', 'Europe/Madrid', 'morning'],
    ['2026-11-21T18:00:00Z', 'America/Chicago', 'afternoon'],
    ['2026-11-22T00:00:00Z', 'America/Chicago', 'evening'],
    ['2026-11-21T09:59:00Z', 'America/Chicago', 'evening'],
  ])('at %s in %s it is %s', (now, zone, greeting) => {
    expect(greetingAt(new Date(now), zone)).toBe(greeting);
  });
});

test('the week counts what is scheduled within seven days, and nothing else', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const posts = [
    { state: 'scheduled', dueAt: '2026-11-22T12:00:00Z' },
    { state: 'scheduled', dueAt: '2026-11-28T11:59:00Z' },
    { state: 'scheduled', dueAt: '2026-11-28T12:00:00Z' },
    { state: 'scheduled', dueAt: '2026-11-21T11:00:00Z' },
    { state: 'needs_reconnect', dueAt: '2026-11-22T12:00:00Z' },
  ];
  expect(weekOf(posts, now)).toEqual({ planned: 2, waiting: 1 });
});

test.each([
  [1, 2, 'weekSome'],
  [0, 2, 'weekWaits'],
  [0, 0, 'weekNone'],
])('with %d planned and %d that wait for their connection the page says %s', (planned, waiting, said) => {
  expect(weekText({ planned, waiting })).toBe(said);
});

const PLAIN: Piece['facts'] = { claims: false, sample: false, placeholders: [] };

test.each<Partial<Piece['facts']>>([{ claims: true }, { sample: true }, { placeholders: ['day'] }])(
  'the piece of the week is never one with %o',
  (more) => {
    const piece = (id: string, facts: Piece['facts']) =>
      ({ id, content_type: 'social-graphic', facts, outdated_languages: [] as Piece['outdated_languages'] }) as Piece;
    const doubtful = piece('cnt_doubtful', { ...PLAIN, ...more });
    const older = piece('cnt_older', PLAIN);
    expect(pieceOfTheWeek([doubtful, older], 'standard')).toBe(older);
    expect(pieceOfTheWeek([doubtful], 'standard')).toBeUndefined();
  },
);

test('the piece of the week is the newest graphic, or the newest of all when there is none', () => {
  const piece = (id: string, content_type: Piece['content_type']) =>
    ({ id, content_type, facts: PLAIN, outdated_languages: [] as Piece['outdated_languages'] }) as Piece;
  const article = piece('cnt_article', 'blog');
  const graphic = piece('cnt_graphic', 'social-graphic');
  expect(pieceOfTheWeek([article, graphic], 'standard')).toBe(graphic);
  expect(pieceOfTheWeek([article], 'standard')).toBe(article);
  expect(pieceOfTheWeek([], 'standard')).toBeUndefined();
});

test('the piece of the week is never one whose text in that language is older than its twin', () => {
  const listedIn = (language: Piece['language']) =>
    [{ content_type: 'social-graphic', facts: PLAIN, outdated_languages: ['es'], language } as unknown] as Piece[];
  expect(pieceOfTheWeek(listedIn('es'), 'standard')).toBeUndefined();
  expect(pieceOfTheWeek(listedIn('en'), 'standard')?.language).toBe('en');
});

describe('what the member wants to do', () => {
  const piece = (id: string, content_type: Piece['content_type'], facts = PLAIN) =>
    ({ id, content_type, facts, outdated_languages: [] as Piece['outdated_languages'] }) as Piece;
  const graphic = piece('cnt_graphic', 'social-graphic');
  const claim = piece('cnt_claim', 'blog', { ...PLAIN, claims: true });
  const article = piece('cnt_article', 'blog');
  const other = piece('cnt_other', 'social-graphic');
  const newest = [graphic, claim, article, other];

  test.each([
    ['foundations', article, [claim, article, graphic, other]],
    ['social', graphic, [graphic, other, claim, article]],
    ['standard', graphic, newest],
    ['realtalk', graphic, newest],
    ['playbooks', graphic, newest],
  ] as const)('in the mode %s decides which piece stands large and which first', (mode, hero, order) => {
    expect(pieceOfTheWeek(newest, mode)).toBe(hero);
    expect(suitedFirst(newest, mode)).toEqual(order);
  });
});

describe('the first steps', () => {
  const brand = { photo: null, logo: null, logoDark: null, phone: '', email: 'new@example.test' } as Brand;
  const logo = { id: 'x', width: 1, height: 1, url: '/x' };

  test('are shown with what is done of them until all is done', () => {
    expect(firstSteps({ brand, connected: true, posted: false }, [1])).toEqual([
      { name: 'brand', done: false },
      { name: 'connection', done: true },
      { name: 'post', done: false },
    ]);
    expect(firstSteps({ brand: { ...brand, logo }, connected: true, posted: true }, [1])).toBeNull();
  });

  test('are not shown any more once they were put away', () => {
    expect(firstSteps({ brand, connected: false, posted: false }, [1, STEPS_DISMISSED_FLAG])).toBeNull();
  });
});

describe('the brand', () => {
  const image = { id: 'x', width: 1, height: 1, url: '/x' };
  const full = {
    version: 1,
    ...brandTexts(() => ''),
    fullName: 'Maya Alvarez',
    jobTitle: 'REALTOR',
    company: 'Harbor & Pine',
    phone: '(512) 555-0142',
    email: 'maya@example.test',
    website: 'example.test',
    location: 'Austin, TX',
    compliance: 'TX License #1',
    primaryColor: '#1F7A4D',
    photo: image,
    logo: image,
    logoDark: null,
    secondaryLogo: null,
    secondaryLogoDark: null,
    filmLogo: null,
    spanish: {},
    graphics: PLAIN_LOOK,
  };

  test('that has everything is complete, without designations too', () => {
    expect(completeness(full)).toEqual({ share: 1, missing: [] });
  });

  test('names what is missing, the most visible first, and how much is there', () => {
    const { share, missing } = completeness({ ...full, website: '', photo: null, compliance: '' });
    expect(missing).toEqual(['photo', 'compliance', 'website']);
    expect(share).toBeCloseTo(6 / 9);
  });

  test('a logo for dark grounds alone counts as a logo', () => {
    expect(completeness({ ...full, logo: null, logoDark: image }).missing).toEqual([]);
  });
});
