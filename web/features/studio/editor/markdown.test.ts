import { fromParagraphs } from '@yardsign/domain/studio/paragraphs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';
import { schema } from './schema.ts';
import { writeMarkdown } from './write-markdown.ts';

/** All texts of the library, by their files. */
const files: Record<string, string> = import.meta.glob('../../../../library/**/{en,es}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = Object.entries(files).map(([file, text]) => [file, text.replace(/^---\n[\s\S]*?\n---\n/, '')] as const);

const read = (text: string) => schema.nodeFromJSON(readMarkdown(text));
const again = (text: string) => fromParagraphs(writeMarkdown(read(text)));

describe('a text through the editor', () => {
  test('is the same to the last sign, whichever text of the library it is', () => {
    expect(texts.length).toBeGreaterThan(150);
    const changed = texts.filter(([, body]) => again(body) !== body.trim());
    expect(changed.map(([file]) => file)).toEqual([]);
  });

  test.each([
    ['a [Number] of visits, 2 * 3 * 4, snake_case and 5 > 3', 'signs that mean nothing'],
    ['Look: ![A green door](/api/app/v1/pictures/pic_a1b2c3d4) there', 'a picture'],
    ['![2 \\* 3 \\[sic\\]](/api/app/v1/pictures/pic_a1b2c3d4)', 'what a picture shows, with signs'],
    ['- one\n- two\n  - nested\n  - again\n- three', 'a list within a list'],
    ['3. three\n4. four', 'steps that do not begin at one'],
    ['> **Sample data.** Said.\n>\n> - a\n> - b', 'a quote with a list'],
    ['| Year | Tax |\n| --- | --- |\n| 2025 | **$4,800** |\n| 2026 | a \\| b |', 'a table'],
    ['![The porch at night](https://example.com/a.jpg)', 'a picture'],
    ['See [the *rule*](https://example.com/a?b=1) and **bold *both* bold**.', 'marks within marks'],
    ['\\# no heading\n\n\\- no item\n\n1\\. no step', 'what would be something else'],
    ['> [!TIP]\n> Ask *twice*.\n>\n> - once\n> - again', 'a remark'],
    ['> [!WARNING]\n>\n> 1. first', 'a remark that begins with a list'],
    ['````\n```\ninner\n```\n````', 'code that has a fence in it'],
    ['> \\[\\!TIP\\]\n> said', 'a quote that only looks like a remark'],
    ['It says so^[See [the rule](https://example.com/a), §2.], and so^[Twice.] on.', 'notes'],
    ['no note: ^\\[x\\]', 'what only looks like a note'],
    ['!video[A walk through the \\[old\\] house](https://example.com/v?id=1)', 'a video'],
    ['\\!video\\[x\\](https://example.com)', 'what only looks like a video'],
    ['a `code` b\n\n```\nx = 1\n```\n\n---\n\nend', 'code and a rule'],
  ])('keeps %j: %s', (text) => {
    expect(again(text)).toBe(text);
  });

  test('reads raw HTML as text, and writes it so that it stays text', () => {
    const html = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
    expect(read(html).textContent).toBe(html);
    expect(read(again(html)).textContent).toBe(html);
  });

  test('keeps a picture whose address would end before its time', () => {
    expect(again('![A door](<https://a.example/door(1.png>)')).toBe('![A door](https://a.example/door%281.png)');
  });

  test('loses emphasis where Markdown cannot have any, and no word', () => {
    const bold = { type: 'text', text: 'Said.', marks: [{ type: 'bold' }] };
    const content = [bold, { type: 'text', text: 'and *so* on' }];
    const doc = schema.nodeFromJSON({ type: 'doc', content: [{ type: 'paragraph', content }] });
    expect(writeMarkdown(doc)).toEqual(['Said.and \\*so\\* on']);
  });

  const line = (...content: object[]) => ({ type: 'paragraph', content });
  const said = (text: string, ...marks: string[]) => ({ type: 'text', text, marks: marks.map((type) => ({ type })) });
  const aBreak = { type: 'hardBreak', marks: [{ type: 'bold' }] };

  test.each([
    ['ends with it', [line(said('Call'), aBreak)], ['Call']],
    ['is nothing else', [line(aBreak), line(said('Call'))], ['Call']],
    ['begins with it', [line(aBreak, said('Call'))], ['Call']],
    ['ends with it after bold words', [line(said('Call', 'bold'), aBreak, said(' '))], ['**Call**']],
    ['has it after bold words', [line(said('Call', 'bold'), aBreak, said('today'))], ['**Call**\\\ntoday']],
    ['has it before bold words', [line(said('Call'), aBreak, said('today', 'bold'))], ['Call\\\n**today**']],
    [
      'is an item',
      [{ type: 'bulletList', content: [{ type: 'listItem', content: [line(said('a'), aBreak)] }] }],
      ['- a'],
    ],
    [
      'is a heading',
      [{ type: 'heading', attrs: { level: 2 }, content: [said('Two'), aBreak, said('lines', 'bold')] }],
      ['## Two **lines**'],
    ],
  ])('shows no backslash for a break when a line %s', (_how, content, paragraphs) => {
    expect(writeMarkdown(schema.nodeFromJSON({ type: 'doc', content }))).toEqual(paragraphs);
  });

  test.each(['- a\n- ', '> [!TIP]', '1. \n2. b'])('has a place to write in, where nothing is said yet: %j', (text) => {
    expect(() => read(text).check()).not.toThrow();
  });

  test('means the same after it was written, whatever somebody types', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'ab *_`[]()<>!#-+.1|~\\:>"’é&;'), minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 3 }), (lines) => {
        const doc = schema.nodeFromJSON({
          type: 'doc',
          content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
        });
        const trimmed = lines.map((text) => text.trim()).filter(Boolean);
        const back = read(fromParagraphs(writeMarkdown(doc)));
        expect(back.children.map((node) => node.textContent).filter(Boolean)).toEqual(trimmed);
      }),
      { numRuns: 500 },
    );
  });
});
