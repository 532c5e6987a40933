import { expect, test } from 'vitest';
import { typesNamed } from './named-types.ts';

test.each([
  ["seller's guide", ['guide by guide']],
  ['Guías para compradores', ['guide by Guías']],
  ['video script', ['video by video', 'script by script']],
  ['thank you EMAILS', ['template by EMAILS']],
  ['Training videos', ['video by videos', 'training-video by Training', 'training-video by Training videos']],
  ['what to learn over lunch', ['lunch-and-learn by lunch learn']],
  ['closing costs', []],
  ['', []],
])('%j names %j', (search, named) => {
  expect(typesNamed(search).map(({ type, words }) => `${type} by ${words.join(' ')}`)).toEqual(named);
});
