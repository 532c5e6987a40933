import { expect, test } from 'vitest';
import { postalCodeOf } from './postal-code.ts';

test.each([
  ['Texas', 'TX'],
  [' tx ', 'TX'],
  ['N.J.', 'NJ'],
  ['Calif.', 'CA'],
  ['Texas, U.S.A.', 'TX'],
  ['Carolina del Norte, EE. UU.', 'NC'],
  ['Washington, D.C.', 'DC'],
  ['USA', undefined],
  ['constructor', undefined],
  ['district of columbia', 'DC'],
  ['Ontario', undefined],
  ['', undefined],
])('%j is read as %j', (written, code) => {
  expect(postalCodeOf(written)).toBe(code);
});
