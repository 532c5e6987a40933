import { expect, test } from 'vitest';
import { postalCodeOf } from './postal-code.ts';

test.each([
  ['Texas', 'TX'],
  [' tx ', 'TX'],
  ['N.J.', 'NJ'],
  ['district of columbia', 'DC'],
  ['Ontario', undefined],
  ['', undefined],
])('%j is read as %j', (written, code) => {
  expect(postalCodeOf(written)).toBe(code);
});
