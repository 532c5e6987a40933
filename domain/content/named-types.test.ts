import { expect, test } from 'vitest';
import { typesNamed } from './named-types.ts';

test.each([
  ["seller's guide", ['guide']],
  ['Guías para compradores', ['guide']],
  ['video script', ['video', 'script']],
  ['thank you EMAILS', ['template']],
  ['closing costs', []],
  ['', []],
])('%j names %j', (search, types) => {
  expect(typesNamed(search)).toEqual(types);
});
