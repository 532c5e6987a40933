import { describe, expect, test } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import {
  type Draft,
  type Piece,
  captionOf,
  CoverNotTaken,
  mayHaveArrived,
  problemsOf,
  whenFaultOf,
} from './composer-model.ts';
import { composePath, composeSearch } from './compose-search.ts';

const now = new Date('2026-11-21T15:00:00Z');
const draft: Draft = {
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
  when: { date: '2026-11-22', time: '09:00', timeZone: 'America/Chicago' },
};
const words = (caption: string) => ({ title: '', description: '', contents: '', caption });
const piece = { translations: { en: words('Hello'), es: words('Hola') } } as Piece;

describe('the caption', () => {
  test('follows the language until it is edited', () => {
    expect(captionOf(draft, piece)).toBe('Hello');
    expect(captionOf({ ...draft, language: 'es' }, piece)).toBe('Hola');
  });

  test('keeps an edit while the language is switched there and back', () => {
    const edited = { ...draft, captions: { en: 'Mine' } };
    expect(captionOf({ ...edited, language: 'es' }, piece)).toBe('Hola');
    expect(captionOf(edited, piece)).toBe('Mine');
  });

  test('an emptied caption stays empty', () => {
    expect(captionOf({ ...draft, captions: { en: '' } }, piece)).toBe('');
  });
});

describe('what must be put right before sending', () => {
  const facts = {
    targets: [{ network: 'facebook' as const, targetId: '1' }],
    captions: [{ network: 'facebook' as const, caption: 'Hello' }],
    commenting: [],
    postedAs: 'picture' as const,
    now,
  };
  const onInstagram = (caption: string) => [...facts.captions, { network: 'instagram' as const, caption }];
  const at = (date: string, time: string): Draft => ({
    ...draft,
    mode: 'schedule',
    when: { ...draft.when, date, time },
  });

  test('a share without a target, or with too long a caption, is held back', () => {
    expect(problemsOf(draft, { ...facts, targets: [] })).toEqual({ targets: 'targetsMissing' });
    expect(problemsOf(draft, { ...facts, captions: onInstagram('x'.repeat(2201)) })).toEqual({
      caption: { network: 'instagram', misfit: 'text', most: 2200 },
    });
    expect(problemsOf(draft, { ...facts, captions: onInstagram('#a '.repeat(31)) })).toMatchObject({
      caption: { network: 'instagram', misfit: 'tags' },
    });
    expect(problemsOf(draft, { ...facts, captions: onInstagram(` ${'x'.repeat(2200)} `) })).toEqual({});
  });

  test.each([
    ['nine minutes ahead', at('2026-11-21', '09:09'), 'when_too_early'],
    ['ten minutes ahead', at('2026-11-21', '09:10'), undefined],
    ['six months ahead', at('2027-05-21', '10:00'), undefined],
    ['a day more than six months ahead', at('2027-05-22', '10:00'), 'when_too_late'],
    ['a day that there is not', at('2027-02-30', '10:00'), 'when_invalid_date'],
    ['no time', at('2026-11-22', ''), 'when_invalid_time'],
  ])('%s', (_name, asked, fault) => {
    expect(problemsOf(asked, facts).when).toBe(fault);
  });

  test('the time does not matter to a post that goes out now', () => {
    expect(problemsOf({ ...at('', ''), mode: 'now' }, facts)).toEqual({});
  });
});

describe('a share that was refused', () => {
  const refusal = (
    code: 'proof_outdated' | 'internal' | 'offline' | 'invalid_wall_clock',
    status: number,
    issue?: string,
  ) =>
    new ApiError({
      code,
      status,
      message: '',
      ...(issue !== undefined && { issues: [{ path: 'when.time', message: issue }] }),
    });

  test('by a definite answer did not arrive; without one it may have', () => {
    expect(mayHaveArrived(refusal('proof_outdated', 409))).toBe(false);
    expect(mayHaveArrived(refusal('internal', 500))).toBe(true);
    expect(mayHaveArrived(refusal('offline', 0))).toBe(true);
    expect(mayHaveArrived(new Error('?'))).toBe(true);
    // Without its cover nothing was sent at all.
    expect(mayHaveArrived(new CoverNotTaken())).toBe(false);
  });

  test('for its time says which rule it broke', () => {
    expect(whenFaultOf(refusal('invalid_wall_clock', 400, 'too_late'))).toBe('too_late');
    expect(whenFaultOf(refusal('invalid_wall_clock', 400))).toBe('too_early');
    expect(whenFaultOf(refusal('proof_outdated', 409))).toBeNull();
  });
});

describe('the address', () => {
  test('only the two known wishes open the composer', () => {
    const asked = ['now', 'schedule', 'x', undefined].map((compose) => composeSearch.read({ compose }).compose);
    expect(asked).toEqual(['now', 'schedule', null, null]);
  });

  test('the way back keeps the query of the piece', () => {
    expect(composePath('/a', 'now', 'es')).toBe('/a?compose=now&language=es');
    expect(composePath('/search?query=x', 'schedule', 'en')).toBe('/search?query=x&compose=schedule&language=en');
  });
});
