import { DOMParser as ModelParser, DOMSerializer } from '@tiptap/pm/model';
import { fromParagraphs } from '@yardsign/domain/studio/paragraphs';
import { describe, expect, it } from 'vitest';
import hostile from '../../../../library/testing/hostile-markup.txt?raw';
import { cleanPaste } from './clean-paste.ts';
import { readMarkdown } from './read-markdown.ts';
import { schema } from './schema.ts';
import { writeMarkdown } from './write-markdown.ts';

const VECTORS = hostile.split('\n').filter(Boolean);

/** What the editor makes of what is pasted. */
function pasted(html: string) {
  const place = document.createElement('div');
  place.innerHTML = cleanPaste(html);
  return ModelParser.fromSchema(schema).parse(place);
}

/** Elements and attributes that could act, in what the editor draws. */
function activeParts(doc: ReturnType<typeof pasted>): string[] {
  const place = document.createElement('div');
  place.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));
  return [...place.querySelectorAll('*')].flatMap((element) => [
    ...(/^(?:script|iframe|object|embed|svg|math|style|form|base|meta|link)$/i.test(element.tagName)
      ? [element.tagName]
      : []),
    ...[...element.attributes]
      .filter(({ name, value }) => name.startsWith('on') || /^\s*(?:javascript|vbscript|data|file|feed):/i.test(value))
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  ]);
}

describe('what is pasted', () => {
  it.each(VECTORS)('is harmless in the editor and in what it writes: %s', (markup) => {
    const doc = pasted(markup);
    expect(activeParts(doc)).toEqual([]);
    const written = readMarkdown(fromParagraphs(writeMarkdown(doc)));
    expect(activeParts(schema.nodeFromJSON(written))).toEqual([]);
  });

  it.each([
    [
      'Word',
      `<p class=MsoNormal style='margin:0'><b><span lang=EN-US style='font-family:Calibri'>Bold</span></b> words<o:p></o:p></p>
       <p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>One</p>
       <p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Two</p>`,
      ['**Bold** words', '- One\n- Two'],
    ],
    [
      'Google Docs',
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr">Title</h1>
       <p dir="ltr"><span style="font-weight:400">Plain </span><span style="font-weight:700">bold</span><span style="font-style:italic"> slanted</span></p></b>`,
      ['## Title', 'Plain **bold** *slanted*'],
    ],
    [
      'a page',
      `<article><style>p{color:red}</style><h2 class="x">Head</h2><p style="color:red">See <a href="https://example.com/a" onclick="x()">the rule</a>.</p>
       <table><tr><th>Year</th><th>Tax</th></tr><tr><td>2026</td><td>$1</td></tr></table><nav hidden></nav></article>`,
      ['## Head', 'See [the rule](https://example.com/a).', '| Year | Tax |\n| --- | --- |\n| 2026 | $1 |'],
    ],
    [
      'a table with cells that reach over others',
      `<table><tr><td colspan=3><p><b>Rates</b></p></td></tr><tr><td>Month</td><td>Rate</td><td>Payment</td></tr>
       <tr><td rowspan=2>June</td><td>6%</td><td>$1</td></tr><tr><td>7%</td><td>$2</td></tr><tr><td>July</td></tr></table>`,
      [
        '| **Rates** |  |  |\n| --- | --- | --- |\n| Month | Rate | Payment |\n| June | 6% | $1 |\n|  | 7% | $2 |\n| July |  |  |',
      ],
    ],
    [
      'a table with lists, a heading and a quote in its cells',
      `<table><tr><th>When</th><th>What</th></tr><tr><td><h3>Week <b>one</b></h3></td><td><ul><li>Call</li><li><p>Write:</p><ol><li>a <i>card</i></li><li>a letter</li></ol></li></ul></td></tr>
       <tr><td><blockquote>Later</blockquote></td><td></td></tr></table>`,
      ['| When | What |\n| --- | --- |\n| Week **one** | • Call • Write: 1. a *card* 2. a letter |\n| Later |  |'],
    ],
  ])('from %s comes out as what it says', (_from, html, paragraphs) => {
    expect(writeMarkdown(pasted(html))).toEqual(paragraphs);
  });
});
