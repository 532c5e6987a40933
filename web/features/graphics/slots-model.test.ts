import { expect, it } from 'vitest';
import { plainAmount } from './slots-model.ts';

it.each([
  ['money', undefined, '$489,000', '489000'],
  ['money', 999_999_999, '1,489,000.5', '1489001'],
  ['money', 900, '1,000', '1000'],
  ['money', 999_999_999, '1,250,000.00', '1250000'],
  ['money', undefined, '489,000.50', '489001'],
  ['money', undefined, '1.250,49', '1250'],
  ['money', undefined, '1250.495', '1250.495'],
  ['number', undefined, '2,150', '2150'],
  ['number', 1000, '1,000', '1000'],
  ['number', 20, '2,5', '2.5'],
  ['number', 999, '31', '31'],
  ['rate', 20, '6,5 %', '6.5'],
  ['rate', undefined, '6.125%', '6.125'],
  ['rate', 20, '6,', '6.'],
  ['money', undefined, 'half a million', 'half a million'],
] as const)('keeps what is typed for %s of at most %s, %s, as %s', (kind, most, typed, kept) => {
  expect(plainAmount({ kind, most }, typed)).toBe(kept);
});

it.each([
  ['2 baths', '2'],
  ['1 bath', '1'],
  ['2,5 Baños', '2.5'],
  ['2 bathtubs', '2 bathtubs'],
  ['two baths', 'two baths'],
])('reads what is counted behind an amount, as in its example: %j as %j', (typed, kept) => {
  const unit = { one: { en: 'bath', es: 'baño' }, other: { en: 'baths', es: 'baños' } };
  expect(plainAmount({ kind: 'number', most: 20, unit }, typed)).toBe(kept);
});
