import { expect, test } from 'vitest';
import { fileNameOf, MOST_LETTERS, titleToSend } from './model.ts';

test.each([
  ['What rates mean', 'What rates mean.mp4'],
  ['Sell: 1/2 <now>?', 'Sell 1 2 now.mp4'],
  ['\u202Egpj.exe', 'gpj.exe.mp4'],
  ['¿?', '¿.mp4'],
  ['???', 'video.mp4'],
  // No half of an emoji where a long name is cut.
  [`${'a'.repeat(79)}🏠`, `${'a'.repeat(79)}.mp4`],
])('a file called %j is saved as %j', (title, name) => {
  expect(fileNameOf({ title })).toBe(name);
});

test.each([
  ['  What\nrates\u200B mean ', 'What rates mean'],
  ['\u00AD', ''],
  [`${'a'.repeat(MOST_LETTERS - 1)}🏠`, 'a'.repeat(MOST_LETTERS - 1)],
])('the title %j is sent as the server takes it', (typed, sent) => {
  expect(titleToSend(typed)).toBe(sent);
});
