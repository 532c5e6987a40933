import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount.ts';

test.each([
  ['$489,000', '489000'],
  ['1,250.50', '1250.50'],
  ['1,250,000', '1250000'],
  ['489.000', '489000'],
  ['1.250.000', '1250000'],
  ['$ 1.250,50', '1250.50'],
  ['-1.250', '-1250'],
  ['489,5', '489.5'],
  ['12.5', '12.5'],
  ['0.75', '0.75'],
  ['1250.000', '1250.000'],
  ['', ''],
  ['about 3', 'about 3'],
  ['half a million', 'half a million'],
  ['$ 1,250 or so', '$ 1,250 or so'],
  ['-', '-'],
  ['489,000.', '489000.'],
])('the amount %j is read as %j', (typed, plain) => {
  expect(typedAmount(typed, '')).toBe(plain);
});

test.each([
  ['6,5 %', '6.5'],
  ['6.125%', '6.125'],
])('%j, which has no thousands, is read as %j', (typed, plain) => {
  expect(typedAmount(typed, '.')).toBe(plain);
});
