import { expect, test } from 'vitest';
import { lacksContact } from './caption.ts';

const WORDS = 'Come on Sunday.\n{brand.fullName}\n{brand.company}\n{brand.phone}';

test.each([
  ['its name and phone', WORDS, { fullName: 'Maya Brooks', phone: '555 0100' }, false],
  ['no phone', WORDS, { fullName: 'Maya Brooks', phone: '' }, true],
  ['nothing', WORDS, {}, true],
  ['nothing that the words name', 'Come on Sunday.\n{brand.website}', {}, false],
  ['nothing, and there are no words', '', {}, false],
])('words lack a contact where the brand has %s', (_name, words, brand, lacks) => {
  expect(lacksContact(words, brand)).toBe(lacks);
});
