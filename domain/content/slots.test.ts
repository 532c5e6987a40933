import { describe, expect, test } from 'vitest';
import {
  answerFault,
  dayAnywhere,
  isOfDay,
  photoAnswer,
  readPhoto,
  type Slot,
  spreadAnswers,
  unfilledSlots,
} from './slots.ts';

const both = (text: string) => ({ en: text, es: text });
const slot = (key: string, kind: Slot['kind'], more: Partial<Slot> = {}): Slot => ({
  key,
  kind,
  label: both(key),
  example: both(key),
  ...more,
});

describe('an answer', () => {
  test.each<[Slot['kind'], string, ReturnType<typeof answerFault>, Partial<Slot>?]>([
    ['date', '2026-11-28', null],
    ['date', '2026-02-30', 'shape'],
    ['date', 'Saturday', 'shape'],
    ['hours', '11:00-14:00', null],
    ['hours', '11:00-', 'shape'],
    ['hours', '14:00-11:00', 'ends_before'],
    ['hours', '11:00-11:00', 'ends_before'],
    ['money', '489000', null],
    ['money', '$489,000', 'shape'],
    ['number', '2.5', null],
    ['number', '2.55', 'shape'],
    ['number', '21', 'too_much', { most: 20 }],
    ['money', '49999', 'too_little', { least: 50_000 }],
    ['money', '50000', null, { least: 50_000, most: 999_999_999 }],
    ['money', '999999999', null, { least: 50_000, most: 999_999_999 }],
    ['money', '1000000000', 'shape', { least: 50_000, most: 999_999_999 }],
    ['money', 'abc', 'shape', { least: 50_000, most: 999_999_999 }],
    ['rate', '6.125', null],
    ['rate', '6.1255', 'shape'],
    ['rate', '20.5', 'too_much', { most: 20 }],
    ['line', '418 Sycamore Lane', null],
    ['line', 'one\ntwo', 'shape'],
    ['line', 'abcdef', 'too_long', { most: 5 }],
    ['line', '', null],
    ['choice', '1', null, { options: [both('a'), both('b')] }],
    ['choice', '2', 'shape', { options: [both('a'), both('b')] }],
    ['choice', 'a', 'shape', { options: [both('a'), both('b')] }],
  ])('of the kind %s, %j, is found %s', (kind, answer, fault, more) => {
    expect(answerFault(slot('it', kind, more), answer)).toBe(fault);
  });
});

describe('what keeps a piece from being posted', () => {
  const slots = [slot('day', 'date'), slot('address', 'line', { optional: true }), slot('headline', 'choice')];

  test('is what is needed and missing, wrong, or of a day that has passed', () => {
    expect(unfilledSlots(slots, {}, '2026-11-22')).toEqual([{ key: 'day', fault: 'missing' }]);
    expect(unfilledSlots(slots, { day: '2026-11-21' }, '2026-11-22')).toEqual([{ key: 'day', fault: 'past' }]);
    expect(unfilledSlots(slots, { day: '2026-11-32' }, '2026-11-22')).toEqual([{ key: 'day', fault: 'shape' }]);
    expect(unfilledSlots(slots, { day: '2026-11-22' }, '2026-11-22')).toEqual([]);
  });

  test('is not what has a preset', () => {
    expect(unfilledSlots([slot('loan', 'money', { preset: '400000' })], {}, '2026-11-22')).toEqual([]);
  });

  test('is never a day that is not over somewhere', () => {
    expect(dayAnywhere(new Date('2026-11-22T11:59:00Z'))).toBe('2026-11-21');
    expect(dayAnywhere(new Date('2026-11-22T12:00:00Z'))).toBe('2026-11-22');
  });
});

test('a piece is of its day when it asks for one, or for hours', () => {
  expect([isOfDay([slot('a', 'line')]), isOfDay([slot('a', 'hours')]), isOfDay([slot('a', 'date')])]).toEqual([
    false,
    true,
    true,
  ]);
});

test('what is answered in one language is answered in both, but for words of its own', () => {
  const slots = [slot('price', 'money'), slot('period', 'line', { worded: true })];
  const before = { en: { price: '1', period: 'October' }, es: { price: '1', period: 'octubre' } };
  expect(spreadAnswers(slots, before, 'en', { price: '2', period: 'November', unknown: 'x' })).toEqual({
    en: { price: '2', period: 'November' },
    es: { price: '2', period: 'octubre' },
  });
  expect(spreadAnswers(slots, before, 'en', {})).toEqual({ en: {}, es: { period: 'octubre' } });
});

test.each([
  [`${'a'.repeat(64)}:1078x1078`, null],
  ['', null],
  [`${'a'.repeat(64)}:0x10`, 'shape'],
  [`${'a'.repeat(63)}:10x10`, 'shape'],
  ['https://example.test/a.jpg', 'shape'],
])('the photograph %s: %s', (answer, fault) => {
  expect(answerFault(slot('photo', 'photo'), answer)).toBe(fault);
  const photo = readPhoto(answer);
  if (photo) expect(photoAnswer(photo)).toBe(answer);
});
