import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toHtml } from '../../content/to-html.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

test.each([
  ['<h1>Top</h1><h2>Two</h2><h6>Six</h6>', '## Top\n\n## Two\n\n#### Six'],
  ['<p>One <b>bold </b>and <em>so</em><br>on</p>', 'One **bold** and *so*\\\non'],
  ['<ul><li>a<ol><li>b</li></ol></li><li><p>c</p><p>d</p></li></ul>', '- a\n\n  1. b\n\n- c\n\n  d'],
  ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  [
    '<p><a href="https://x.example/a b">x</a><a href="javascript:alert(1)">y</a><a href="https://x.example/(1)">z</a></p>',
    'xy[z](<https://x.example/(1)>)',
  ],
  [
    '<figure><img src="https://x.example/a.jpg" alt="A [door]"><figcaption>Said</figcaption></figure>',
    '![A \\[door\\]](https://x.example/a.jpg)\n\nSaid',
  ],
  ['<img src="data:image/svg+xml,x"><img src="http://x.example/a.jpg">', ''],
  [
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td></td></tr></tbody></table>',
    '| A | B |\n| --- | --- |\n| 1\\|2 |  |',
  ],
  [
    '<table><tr><td colspan="2">Rates</td></tr><tr><td rowspan="2">June</td><td>6</td><td>$1</td></tr><tr><td>7</td><td>$2</td></tr></table>',
    '| Rates |  |  |\n| --- | --- | --- |\n| June | 6 | $1 |\n|  | 7 | $2 |',
  ],
  [
    '<iframe src="https://www.youtube.com/embed/abc_D-1?rel=0" title="A walk"></iframe>',
    '!video[A walk](https://www.youtube.com/watch?v=abc_D-1)',
  ],
  ['<iframe src="https://evil.example/embed/abc"></iframe><script>alert(1)</script><style>p{}</style>x', 'x'],
  ['<pre><code>a * b\n  c</code></pre><hr>', '```\na * b\n  c\n```\n\n---'],
  [
    '<!-- wp:paragraph --><p># 1. * not a list_item_ &lt;b&gt;</p><!-- /wp:paragraph -->',
    '\\# 1. \\* not a list_item\\_ \\<b\\>',
  ],
  ['<p>- no item</p><p>1. no step</p><p>+1</p>', '\\- no item\n\n1\\. no step\n\n+1'],
  ['<div><p>unclosed <b>bold<p>next', 'unclosed\n\nbold\n\nnext'],
])('%j', (html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});

test('nothing of hostile markup acts once it has come in', () => {
  const hostile = readFileSync(join(import.meta.dirname, '../../../../library/testing/hostile-markup.txt'), 'utf8');
  const html = toHtml(htmlToMarkdown(hostile), 'en');
  expect(html).not.toMatch(/<(?:script|iframe|object|embed|svg|math|form|base|style|link|meta)\b/i);
  expect(html).not.toMatch(/<[^>]*\son\w+\s*=/i);
  expect(html).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript):/i);
});

test.each([
  ['lists', '<ul><li>word '],
  ['quotes', '<blockquote>word '],
  ['parts', '<div><b>word '],
  ['tables', '<table><tr><td>word '],
])('%s within one another by the thousand are words, and take no long time', (_what, part) => {
  const markdown = htmlToMarkdown(part.repeat(1200));
  expect(markdown.match(/word/g)).toHaveLength(1200);
  expect(markdown.length).toBeLessThan(100_000);
  expect(htmlToMarkdown(part.repeat(200_000))).toBe('');
});

test('an element called after what every object has is its words', () => {
  expect(htmlToMarkdown('<p>Ask <constructor>for keys</constructor>.</p>')).toBe('Ask for keys.');
});

test('a table within a table is words, with their links', () => {
  const inner = '<table><tr><td>one</td><td><a href="https://a.example">two</a></td></tr></table>';
  expect(htmlToMarkdown(`<table><tr><td>head</td><td>${inner}</td></tr></table>`)).toBe(
    '| head | one [two](<https://a.example>) |\n| --- | --- |',
  );
});

test('a cell of a table has the items of a list, a heading and a quote as its words', () => {
  const cells = [
    '<td><h3>Week <b>one</b></h3></td>',
    '<td><ul><li>Call</li><li><p>Write:</p><ol><li>a <i>card</i></li><li>a letter</li></ol></li></ul></td>',
    '<td><blockquote><p>Later</p></blockquote></td>',
  ];
  expect(htmlToMarkdown(`<table><tr>${cells.join('')}</tr></table>`)).toBe(
    '| Week **one** | • Call • Write: 1. a *card* 2. a letter | Later |\n| --- | --- | --- |',
  );
});

test('blanks without an end are left where they are at once', () => {
  expect(htmlToMarkdown(`<pre><b>${' '.repeat(200_000)}x</b></pre>`)).toContain('x');
});
