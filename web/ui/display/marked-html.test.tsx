import { describe, expect, it } from 'vitest';
import { markedHtml } from './marked-html.ts';

describe('two texts as they are read', () => {
  it.each([
    [
      'mark words in the paragraph that they belong to',
      '<p>The rate is <strong>high</strong> today.</p>',
      '<p>The rate is <strong>low</strong> today.</p>',
      '<p>The rate is <del><strong>high</strong></del><ins><strong>low</strong></ins> today.</p>',
    ],
    [
      'cross out neighbouring words in a row',
      '<p>What you pay for the house is one thing.</p>',
      '<p>What they want for a home is one thing.</p>',
      '<p>What <del>you pay</del><ins>they want</ins> for <del>the house</del><ins>a home</ins> is one thing.</p>',
    ],
    ['keep a heading', '<h2>The costs</h2>', '<h2>The costs now</h2>', '<h2>The costs<ins> now</ins></h2>'],
    [
      'show another heading as two',
      '<h2>Same</h2>',
      '<h3>Same</h3>',
      '<h2><del>Same</del></h2><h3><ins>Same</ins></h3>',
    ],
    [
      'mark a point of a list alone',
      '<ul>\n<li>first one</li>\n<li>second one</li>\n</ul>',
      '<ul>\n<li>first one</li>\n<li>between them</li>\n<li>second <em>one</em></li>\n</ul>',
      '<ul><li>first one</li><li><ins>between them</ins></li><li>second <del>one</del><ins><em>one</em></ins></li></ul>',
    ],
    [
      'mark a cell of a table',
      '<table><tbody><tr><td>Roof</td><td>$10</td></tr></tbody></table>',
      '<table><tbody><tr><td>Roof</td><td>$12</td></tr></tbody></table>',
      '<table><tbody><tr><td>Roof</td><td><del>$10</del><ins>$12</ins></td></tr></tbody></table>',
    ],
    [
      'say where a link of the same words leads',
      '<p>Read <a href="https://a.example">this</a> and that.</p>',
      '<p>Read <a href="https://b.example">this</a> and that.</p>',
      '<p>Read <del><a href="https://a.example" target="_blank" rel="noopener">this (https://a.example)</a></del><ins><a href="https://b.example" target="_blank" rel="noopener">this (https://b.example)</a></ins> and that.</p>',
    ],
    [
      'name a picture by what it shows',
      '<p><img src="/one" alt="A porch"></p>',
      '<p><img src="/two" alt="A porch"></p>',
      '<p><del><span data-picture="/one">A porch</span></del><ins><span data-picture="/two">A porch</span></ins></p>',
    ],
    [
      'mark within a remark',
      '<aside class="callout"><p><strong>Tip</strong></p><p>Ask twice, and early.</p></aside>',
      '<aside class="callout"><p><strong>Tip</strong></p><p>Ask once, and early.</p></aside>',
      '<aside class="callout"><p><strong>Tip</strong></p><p>Ask <del>twice</del><ins>once</ins>, and early.</p></aside>',
    ],
    [
      'have no place of a note to lead to',
      '<p>So<sup id="note-1-in-text"><a href="#note-1">1</a></sup> it is here.</p>',
      '<p>So<sup id="note-1-in-text"><a href="#note-1">1</a></sup> it was here.</p><section class="notes"><h2>Notes</h2><ol><li id="note-1">Why. <a class="back" href="#x">Back</a></li></ol></section>',
      '<p>So<sup>1</sup> it <del>is</del><ins>was</ins> here.</p><section class="notes"><ol><li><ins>Why. </ins></li></ol></section>',
    ],
    [
      'show as two what has little in common',
      '<p>One thing.</p>',
      '<p>Nothing of that kind at all.</p>',
      '<p><del>One thing.</del></p><p><ins>Nothing of that kind at all.</ins></p>',
    ],
    [
      'take a comma for no other word',
      '<p>The costs are low.</p>',
      '<p>The costs, all told, are low.</p>',
      '<p>The costs<ins>, all told,</ins> are low.</p>',
    ],
    ['show what is new', null, '<h2>New</h2>', '<h2><ins>New</ins></h2>'],
    ['show what is gone', '<ul><li>a <em>b</em></li></ul>', null, '<ul><li><del>a <em>b</em></del></li></ul>'],
  ])('%s', (_case, before, after, marked) => {
    expect(markedHtml(before, after)).toBe(marked);
  });

  it('insert no words that the server has made safe as anything else', () => {
    const marked = markedHtml(
      '<p>a &lt;img src=x onerror=y&gt; b c d e</p>',
      '<p>a &lt;img src=x onerror=z&gt; b c d e</p>',
    );
    expect(marked).not.toContain('<img');
  });
});
