import { expect, test } from 'vitest';
import { readMarks } from './read-marks.ts';

/** Words with their looks in front, one run after the other. */
const shown = (paragraph: string) =>
  readMarks(paragraph)
    .map(({ text, looks }) => (looks.length === 0 ? text : `<${looks.join(' ')}|${text}>`))
    .join('');

test.each([
  ['Plain words, 2 * 3 * 4, snake_case_name and a lone **.', 'Plain words, 2 * 3 * 4, snake_case_name and a lone **.'],
  [
    'A **bold** and *soft* ~~old~~ `x*y*` _word_.',
    'A <strong|bold> and <emphasis|soft> <struck|old> <code|x*y*> <emphasis|word>.',
  ],
  ['***both*** and **one *in* it**', '<strong emphasis|both> and <strong|one ><strong emphasis|in><strong| it>'],
  ['1\\. is \\*not\\* a list', '1. is *not* a list'],
  ['Read [the **guide**](<https://x.example/a b>).', 'Read the <strong|guide> (https://x.example/a b).'],
  ['![A porch](/api/app/v1/pictures/pic_1)', 'A porch (/api/app/v1/pictures/pic_1)'],
  ['## The *price* ##', '<heading|The ><heading emphasis|price>'],
  ['- one\n- **two**\n  - three', '• one\n• <strong|two>\n  • three'],
  ['> [!TIP]\n> Ask twice.', 'Ask twice.'],
  ['> A quote\n> of two lines', 'A quote\nof two lines'],
  ['So^[From *here*.] it is', 'So (From <emphasis|here>.) it is'],
  ['!video[A walk](https://example.com/v)', 'A walk (https://example.com/v)'],
  ['| a | b |\n|---|:-:|\n| 1 | **2** |', 'a | b\n1 | <strong|2>'],
  ['```\n**raw**\n```', '<code|```\n**raw**\n```>'],
])('%j is read without its signs', (paragraph, words) => {
  expect(shown(paragraph)).toBe(words);
});

test('a long line of open signs is read at once', () => {
  const line = '**a [b ^[c _d '.repeat(5000);
  expect(shown(line).length).toBeGreaterThan(line.length / 2);
});
