import { expect, test } from 'vitest';
import { withMarks } from './markdown-marks.ts';

test.each([
  ['b', 'a word here', 2, 6, 'a **word** here', 4, 8],
  ['b', 'a **word** here', 4, 8, 'a word here', 2, 6],
  ['i', 'a word here', 2, 6, 'a _word_ here', 3, 7],
  ['b', '', 0, 0, '****', 2, 2],
])('Control and %s in %j from %i to %i', (key, text, from, to, marked, start, end) => {
  expect(withMarks({ text, from, to }, key)).toEqual({ text: marked, from: start, to: end });
});

test('another key leaves the words alone', () => {
  expect(withMarks({ text: 'word', from: 0, to: 4 }, 's')).toBeNull();
});
