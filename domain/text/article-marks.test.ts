import { describe, expect, test } from 'vitest';
import { noteText, readCallout, readFootnote, readVideo, writeVideo } from './article-marks.ts';

describe('a quote is a remark', () => {
  test.each([
    ['[!TIP]\nAsk twice.', { kind: 'tip', rest: 'Ask twice.' }],
    ['[!WARNING]', { kind: 'warning', rest: '' }],
    ['[!NOTE]  \nx', { kind: 'note', rest: 'x' }],
    ['[!tip]\nx', null],
    ['[!TIP] on one line', null],
    ['[!OTHER]\nx', null],
    [' [!TIP]\nx', null],
  ])('%j', (paragraph, read) => {
    expect(readCallout(paragraph)).toEqual(read);
  });
});

describe('a paragraph is a film', () => {
  test.each([
    ['!video[A walk](https://example.com/v?id=1)', { title: 'A walk', href: 'https://example.com/v?id=1' }],
    ['!video[](https://example.com/v)', null],
    ['!video[A walk](http://example.com/v)', null],
    ['!video[A walk](javascript:alert(1))', null],
    ['!video[A walk](https://example.com/"onload="x)', null],
    ['See !video[A walk](https://example.com/v)', null],
  ])('%j', (paragraph, read) => {
    expect(readVideo(paragraph)).toEqual(read);
  });

  test('whatever its title has', () => {
    const video = { title: 'A [b] \\ c', href: 'https://example.com/v' };
    expect(readVideo(writeVideo(video))).toEqual(video);
  });
});

describe('a note', () => {
  test.each([
    ['a^[Said.] b', 1, { text: 'Said.', end: 9 }],
    ['^[See [the rule](https://a.example).]', 0, { text: 'See [the rule](https://a.example).', end: 37 }],
    ['^[a \\] b]', 0, { text: 'a \\] b', end: 9 }],
    ['^[never ends', 0, null],
    ['^[ ]', 0, null],
    ['x[y]', 0, null],
    [`^[${'a'.repeat(2100)}]`, 0, null],
  ])('%j', (line, at, read) => {
    expect(readFootnote(line, at)).toEqual(read);
  });
});

test.each(['See [the rule](https://a.example).', 'a ] b', '[ a', 'ends in \\', 'two\nlines', 'a [b] c]'])(
  'a note that is typed as %j is read as it was meant',
  (typed) => {
    const line = `^[${noteText(typed)}]`;
    expect(readFootnote(line, 0)?.end).toBe(line.length);
  },
);
