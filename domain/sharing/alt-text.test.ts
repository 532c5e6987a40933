import { expect, test } from 'vitest';
import { writtenAltText } from './alt-text.ts';

test.each([
  ['words of their own', ' A porch ', 'A porch'],
  ['nothing', undefined, null],
  ['an emptied field', '  ', null],
  ['the title of the piece', 'Five checks ', null],
])('%s', (_name, written, kept) => {
  expect(writtenAltText(written, 'Five checks')).toBe(kept);
});
