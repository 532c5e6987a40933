import { describe, expect, test } from 'vitest';
import { readPastedText } from './paste-markdown.ts';
import { schema } from './schema.ts';
import { writeMarkdown } from './write-markdown.ts';

/** The paragraphs that a text from the clipboard comes in as. */
function pasted(text: string): string[] {
  const { content } = readPastedText(text, [], schema);
  return writeMarkdown(schema.node('doc', null, content));
}

describe('a text that is pasted without HTML', () => {
  test('is read as Markdown where it has signs of it, with the title of a page as a heading of the text', () => {
    expect(
      pasted(
        '# Before you sign\r\n\r\nRead it **twice**:\r\n\r\n- once alone\r\n- once with [us](https://a.example)\r\n',
      ),
    ).toEqual(['## Before you sign', 'Read it **twice**:', '- once alone\n- once with [us](https://a.example)']);
    expect(pasted('| Year | Tax |\n|---|---|\n| 2026 | $1 |')).toEqual([
      '| Year | Tax |\n| --- | --- |\n| 2026 | $1 |',
    ]);
    expect(pasted('> [!TIP]\n> Ask *twice*.\n\nSo it is^[By law.].\n\n![Door](https://a.example/d.jpg)')).toEqual([
      '> [!TIP]\n> Ask *twice*.',
      'So it is^[By law.].',
      '![Door](https://a.example/d.jpg)',
    ]);
    expect(pasted('```\n    x = 1\n```')).toEqual(['```\n    x = 1\n```']);
  });

  test.each([
    ['an address', '12 Elm Street\nSpringfield', ['12 Elm Street', 'Springfield']],
    ['a line that begins with a year', '2024. A good year.', ['2024\\. A good year.']],
    ['what only looks like signs', '#JustListed 3 * 4 * 5 my_file_name', ['#JustListed 3 * 4 * 5 my_file_name']],
    ['lines that are moved in', 'Dear Maya,\n\n    thank you.\n    Ana', ['Dear Maya,', 'thank you.', 'Ana']],
  ])('is its words: %s', (_what, text, paragraphs) => {
    expect(pasted(text)).toEqual(paragraphs);
  });

  test('leads nowhere that a text may not lead, and keeps the words', () => {
    expect(pasted('See [the plan](plan.html), [this](javascript:x()) and ![the porch](porch.jpg) **now**.')).toEqual([
      'See the plan, [this](javascript:x()) and the porch **now**.',
    ]);
  });
});
