import { expect, test } from 'vitest';
import { titleFault } from './suggestion.ts';

test.each([
  ['', 'short'],
  ['  ab  ', 'short'],
  ['abc', null],
  ['a'.repeat(100), null],
  [`  ${'a'.repeat(100)}  `, null],
  ['a'.repeat(101), 'long'],
])('the title %j: %s', (title, fault) => {
  expect(titleFault(title)).toBe(fault);
});
