import { expect, test } from 'vitest';
import { toBlocks } from './blocks.ts';

const text = (words: string) => ({ kind: 'text', text: words });
const paragraph = (words: string) => ({ kind: 'paragraph', nodes: [text(words)] });

test.each([
  [
    '<p>One <strong>two <em>three</em></strong><br>four</p>',
    [
      {
        kind: 'paragraph',
        nodes: [
          text('One '),
          { kind: 'strong', nodes: [text('two '), { kind: 'em', nodes: [text('three')] }] },
          { kind: 'break' },
          text('four'),
        ],
      },
    ],
  ],
  [
    '<h2>First</h2>\n<h3>Second</h3>',
    [
      { kind: 'heading', level: 1, nodes: [text('First')] },
      { kind: 'heading', level: 2, nodes: [text('Second')] },
    ],
  ],
  [
    '<ul>\n<li>a</li>\n<li><p>b</p><ol start="3"><li>c</li></ol></li>\n</ul>',
    [
      {
        kind: 'bullets',
        items: [[paragraph('a')], [paragraph('b'), { kind: 'steps', start: 3, items: [[paragraph('c')]] }]],
      },
    ],
  ],
  [
    '<aside class="callout" data-kind="tip">\n<p>Ask<sup><a href="#note-1">1</a></sup></p></aside><ol><li>x <a class="back" href="#a">up</a></li></ol>',
    [
      {
        kind: 'callout',
        blocks: [{ kind: 'paragraph', nodes: [text('Ask'), { kind: 'super', nodes: [text('1')] }] }],
      },
      { kind: 'steps', start: 1, items: [[{ kind: 'paragraph', nodes: [text('x ')] }]] },
    ],
  ],
  ['<blockquote>\n<p>Sample &amp; data</p>\n</blockquote>', [{ kind: 'quote', blocks: [paragraph('Sample & data')] }]],
  [
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    [
      {
        kind: 'table',
        columns: 2,
        head: [{ nodes: [text('A')] }, { nodes: [text('B')] }],
        rows: [[{ nodes: [text('1')] }, { nodes: [] }]],
      },
    ],
  ],
  [
    '<p><a href="https://cfpb.gov">CFPB</a></p>',
    [{ kind: 'paragraph', nodes: [{ kind: 'link', url: 'https://cfpb.gov', nodes: [text('CFPB')] }] }],
  ],
  ['<p><a href="javascript:alert(1)">here</a></p>', [paragraph('here')]],
  ['<section><div>loose<p>kept</p></div></section><hr><img src="x">', [paragraph('kept'), paragraph('loose')]],
  ['', []],
])('%s is set as what it says', (html, blocks) => {
  expect(toBlocks(html)).toEqual(blocks);
});

test.each([
  ['blockquote', 'quote'],
  ['em', 'em'],
])('a %s in one another a hundred times is one eight deep, and no word is lost', (name, kind) => {
  const read = JSON.stringify(toBlocks(`${`<${name}>a`.repeat(100)}${`</${name}>`.repeat(100)}`));
  expect(read.split(`"kind":"${kind}"`)).toHaveLength(9);
  expect(read.match(/a(?=[a"])/g)).toHaveLength(100);
});

test('a list in a list a hundred times keeps every point', () => {
  const read = JSON.stringify(toBlocks(`${'<ul><li>a'.repeat(100)}${'</li></ul>'.repeat(100)}`));
  expect(read.split('"kind":"bullets"')).toHaveLength(9);
  expect(read.match(/"text":"a"/g)).toHaveLength(100);
});

test('takes a link that is longer than any program opens for its words', () => {
  const link = (letters: number) => toBlocks(`<p><a href="https://a.example/${'x'.repeat(letters)}">here</a></p>`);
  expect(link(100)).toMatchObject([{ nodes: [{ kind: 'link' }] }]);
  expect(link(9000)).toEqual([{ kind: 'paragraph', nodes: [{ kind: 'text', text: 'here' }] }]);
});
