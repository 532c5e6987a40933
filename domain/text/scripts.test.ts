import { expect, test } from 'vitest';
import { directionOf, scriptsIn, undrawnLetters, withoutUndrawn } from './scripts.ts';

test.each([
  ['Maya Álvarez-Núñez, Őze', []],
  ['Ольга Петренко', ['cyrillic']],
  ['Nguyễn Thị Hường', ['vietnamese']],
  ['Nguye\u0302\u0303n', ['vietnamese']],
  ['Ελένη נועה', ['greek', 'hebrew']],
  ['ليلى الحسن', ['arabic']],
])('%s needs the scripts %j', (words, scripts) => {
  expect(scriptsIn(words)).toEqual(scripts);
});

test.each([
  ['נועה', 'rtl'],
  ['ליד,', 'rtl'],
  ['Noa-נועה', 'ltr'],
  ['·', 'neutral'],
  ['(512)', 'ltr'],
] as const)('%s runs %s', (word, direction) => {
  expect(directionOf(word)).toBe(direction);
});

test.each([
  ['Maya · Ольга · נועה · Nguyễn 123', ''],
  ['王丽华 (Lihua 王)', '王丽华'],
  ['अनीता', 'अनत'],
  ['김민지', '김민지'],
])('of %s nothing can show %j', (words, letters) => {
  expect(undrawnLetters(words)).toBe(letters);
  expect(undrawnLetters(withoutUndrawn(words))).toBe('');
});

test.each([
  ['Ana 🏡', 'Ana '],
  ['👩‍👩‍👧 👍🏽 🇲🇽 ❤️ ☎️', '    '],
  ['ABR®️ © ™ #1 ★', 'ABR®️ © ™ #1 ★'],
])('of %s a document shows %j', (words, shown) => {
  expect(withoutUndrawn(words)).toBe(shown);
});
