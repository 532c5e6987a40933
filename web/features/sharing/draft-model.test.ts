import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft } from './composer-model.ts';
import type { Variants } from './variant-model.ts';
import {
  type DraftBody,
  type SavedDraft,
  asksFirst,
  bodyOf,
  isWorthKeeping,
  newestDraft,
  plannedFor,
  takeUp,
} from './draft-model.ts';

const now = new Date('2026-11-21T15:00:00Z');
const suggested = { date: '2026-11-22', time: '09:00', timeZone: 'America/Chicago' };
const fresh: Draft = {
  mode: 'now',
  language: 'en',
  size: 'square',
  captions: {},
  altTexts: {},
  firstComments: {},
  covers: {},
  mentions: [],
  people: { tag: '', collaborator: '' },
  pictures: [],
  targets: undefined,
  variants: {},
  when: suggested,
};
const body: DraftBody = {
  captions: { es: 'Hola' },
  altTexts: { es: 'Un porche' },
  firstComments: { es: 'Pregúntame' },
  covers: { es: 7500 },
  mentions: [{ network: 'linkedin', id: 'urn:li:organization:7', name: 'The Team', as: 'words' }],
  pictures: ['cnt_other0000001'],
  language: 'es',
  size: 'portrait',
  targets: [{ network: 'facebook', targetId: '1' }],
  variants: [],
  mode: 'schedule',
  when: { date: '2026-11-25', time: '18:30', timeZone: 'America/New_York' },
};

test('a draft in the other language is asked about, unless it comes back from a consent screen', () => {
  const found = { at: now.toISOString(), body, saved: true };
  expect(asksFirst(found, 'en')).toBe(true);
  expect(asksFirst(found, 'es')).toBe(false);
  expect(asksFirst({ ...found, saved: false }, 'en')).toBe(false);
});

describe('what is kept of the choices', () => {
  test('is what was written, not what was suggested', () => {
    expect(bodyOf(fresh, suggested)).toEqual({
      captions: {},
      altTexts: {},
      firstComments: {},
      covers: {},
      mentions: [],
      pictures: [],
      language: 'en',
      size: 'square',
      targets: null,
      variants: [],
      mode: 'now',
      when: null,
    });
    expect(bodyOf({ ...fresh, captions: { en: '' }, targets: [] }, suggested)).toMatchObject({
      captions: { en: '' },
      targets: [],
    });
  });

  test('a time that was seen or set, and never half a date', () => {
    expect(bodyOf({ ...fresh, mode: 'schedule' }, suggested).when).toEqual(suggested);
    const set = { ...suggested, time: '10:00' };
    expect(bodyOf({ ...fresh, when: set }, suggested).when).toEqual(set);
    expect(bodyOf({ ...fresh, mode: 'schedule', when: { ...suggested, date: '' } }, suggested).when).toBeNull();
  });

  const wall = fc.record({
    date: fc.constantFrom('2026-12-01', '2027-03-14', '2027-05-01'),
    time: fc.constantFrom('00:00', '02:30', '23:59'),
    timeZone: fc.constantFrom('America/Chicago', 'America/New_York'),
  });
  const choices: fc.Arbitrary<Draft> = fc.record({
    mode: fc.constantFrom('now', 'schedule'),
    language: fc.constantFrom('en', 'es'),
    size: fc.constantFrom('square', 'portrait', 'story'),
    captions: fc.record({ en: fc.string(), es: fc.string() }, { requiredKeys: [] }),
    altTexts: fc.record({ en: fc.string(), es: fc.string() }, { requiredKeys: [] }),
    pictures: fc.array(fc.string()),
    firstComments: fc.record({ en: fc.string(), es: fc.string() }, { requiredKeys: [] }),
    covers: fc.record({ en: fc.nat(), es: fc.nat() }, { requiredKeys: [] }),
    mentions: fc.constantFrom<Draft['mentions']>(
      [],
      [{ network: 'linkedin', id: 'urn:li:organization:7', name: 'The Team', as: 'words' }],
    ),
    people: fc.record({ tag: fc.constantFrom('', 'casa, lakeside'), collaborator: fc.constantFrom('', 'home.team') }),
    targets: fc.option(fc.array(fc.record({ network: fc.constant('facebook' as const), targetId: fc.string() })), {
      nil: undefined,
    }),
    variants: fc.constantFrom<Variants>(
      {},
      { instagram: { captions: { es: 'Hola' } } },
      { linkedin: { captions: {}, size: 'link' }, facebook: { captions: { en: '' }, size: 'story' } },
    ),
    when: wall,
  });

  test('is taken up again as it was left, while its time is still to come', () => {
    fc.assert(
      fc.property(choices, (draft) => {
        const kept = JSON.parse(JSON.stringify(bodyOf(draft, suggested))) as DraftBody;
        expect(takeUp(kept, { ...fresh, mode: draft.mode }, now)).toEqual({ draft, timePassed: false });
      }),
    );
  });
});

describe('a draft is worth keeping', () => {
  test.each<[string, Partial<Draft>, boolean]>([
    ['with nothing chosen', {}, false],
    ['with another language and size alone', { language: 'es', size: 'story' }, false],
    ['with the suggested time looked at', { mode: 'schedule' }, false],
    ['with words', { captions: { es: 'Hola' } }, true],
    ['with an alt text', { altTexts: { en: 'A porch' } }, true],
    ['with another picture', { pictures: ['cnt_other0000001'] }, true],
    ['with a first comment', { firstComments: { en: 'Ask me' } }, true],
    ['with the words taken out', { captions: { en: '' } }, true],
    ['with a target', { targets: [{ network: 'facebook', targetId: '1' }] }, true],
    ['with a time of its own', { mode: 'schedule', when: { ...suggested, time: '10:00' } }, true],
  ])('%s: %#', (_name, part, worth) => {
    expect(isWorthKeeping(bodyOf({ ...fresh, ...part }, suggested), suggested)).toBe(worth);
  });
});

describe('an opening begins with', () => {
  const saved = { ...body, updatedAt: '2026-11-21T12:00:00.000Z' } as SavedDraft;
  const kept = (at: string) => ({ at, body: { ...body, captions: { en: 'In this browser' } } });

  test('what the server has, unless this browser holds something newer', () => {
    expect(newestDraft(null, null)).toBeNull();
    expect(newestDraft(saved, null)).toMatchObject({ at: saved.updatedAt, saved: true });
    expect(newestDraft(saved, kept('2026-11-21T11:59:00.000Z'))).toMatchObject({ body: { captions: { es: 'Hola' } } });
    expect(newestDraft(saved, kept('2026-11-21T12:00:01.000Z'))).toMatchObject({
      body: { captions: { en: 'In this browser' } },
      saved: false,
    });
    expect(newestDraft(null, kept('2026-11-20T12:00:00.000Z'))?.saved).toBe(false);
  });
});

describe('taking a draft up', () => {
  test('keeps its language, words and size, and the wish of today to post or to schedule', () => {
    const { draft } = takeUp(body, fresh, now);
    expect(draft).toEqual({
      mode: 'now',
      language: 'es',
      size: 'portrait',
      captions: { es: 'Hola' },
      altTexts: { es: 'Un porche' },
      firstComments: { es: 'Pregúntame' },
      covers: { es: 7500 },
      mentions: body.mentions,
      people: { tag: '', collaborator: '' },
      pictures: ['cnt_other0000001'],
      targets: [{ network: 'facebook', targetId: '1' }],
      variants: {},
      when: body.when,
    });
    const { altTexts: _newer, firstComments: _newest, covers: _last, pictures: _latest, ...older } = body;
    expect(takeUp(older as DraftBody, fresh, now).draft).toMatchObject({ altTexts: {}, firstComments: {}, covers: {} });
    expect(takeUp({ ...body, size: 'square' }, { ...fresh, size: 'link' }, now).draft.size).toBe('link');
  });

  test.each([
    ['2026-11-21', '08:59', true],
    ['2026-11-21', '09:09', true],
    ['2026-11-21', '09:10', false],
  ])('at nine in the morning a time of %s %s has passed: %s', (date, time, passed) => {
    const kept = { ...body, when: { date, time, timeZone: 'America/Chicago' } };
    const { draft, timePassed } = takeUp(kept, fresh, now);
    expect([timePassed, draft.when]).toEqual([passed, passed ? suggested : kept.when]);
  });
});

test('a draft that is opened for a day goes out then, at its hour, also where its own time has passed', () => {
  const kept = { ...body, when: { date: '2026-11-20', time: '17:45', timeZone: 'America/Chicago' } };
  const taken = takeUp(kept, fresh, now, '2026-12-04');
  expect(taken).toMatchObject({ timePassed: false, draft: { when: { ...kept.when, date: '2026-12-04' } } });
});

describe('a list says when a draft is meant to go out', () => {
  test('for one that is to be scheduled, and that its time has passed', () => {
    expect(plannedFor(body, now)).toEqual(new Date('2026-11-25T23:30:00Z'));
    expect(plannedFor(body, new Date('2026-11-26T00:00:00Z'))).toBe('passed');
    expect([plannedFor({ ...body, mode: 'now' }, now), plannedFor({ ...body, when: null }, now)]).toEqual([null, null]);
  });
});
