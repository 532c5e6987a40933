import { expect, test } from 'vitest';
import { toHtml } from './to-html.ts';

const flat = (html: string) => html.replaceAll(/>\s+</g, '><').trim();

test.each([
  ['<b>x</b> & y', '<p>&lt;b&gt;x&lt;/b&gt; &amp; y</p>'],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['> [!TIP]\n> Ask.', '<aside class="callout" data-kind="tip"><p><strong>Consejo</strong></p><p>Ask.</p></aside>'],
  [
    '> [!NOTE]\n>\n> - a',
    '<aside class="callout" data-kind="note"><p><strong>Conviene saberlo</strong></p><ul><li>a</li></ul></aside>',
  ],
  ['> [!OTHER]\n> Ask.', '<blockquote><p>[!OTHER]\nAsk.</p></blockquote>'],
  [
    '- x\n\n  > [!WARNING]\n  > > [!TIP]\n  > > y',
    '<ul><li><p>x</p><aside class="callout" data-kind="warning"><p><strong>Cuidado</strong></p><aside class="callout" data-kind="tip"><p><strong>Consejo</strong></p><p>y</p></aside></aside></li></ul>',
  ],
  [
    '!video[A "walk"](https://example.com/v?a=1&b=2)',
    '<p class="video"><a href="https://example.com/v?a=1&amp;b=2" rel="noopener">A &quot;walk&quot;</a></p>',
  ],
  [
    'So^[The *rule* ^[x].] it^[Two.] is.',
    '<p>So<sup id="note-1-in-text"><a href="#note-1">1</a></sup> it<sup id="note-2-in-text"><a href="#note-2">2</a></sup> is.</p><section class="notes"><h2>Notas</h2><ol><li id="note-1">The <em>rule</em> ^[x]. <a class="back" href="#note-1-in-text">Volver al texto</a></li><li id="note-2">Two. <a class="back" href="#note-2-in-text">Volver al texto</a></li></ol></section>',
  ],
  ['![A *walk*](/files/a.png)', '<p><img src="/files/a.png" alt="A walk"></p>'],
  [
    'See ![A "walk"](https://example.com/a.png?b&c).',
    '<p>See <a href="https://example.com/a.png?b&amp;c" rel="noopener">A &quot;walk&quot;</a>.</p>',
  ],
  ['See ![A *walk*](./a.png) and ![](a.png).', '<p>See A walk and .</p>'],
  ['![](//example.com/a.png)', '<p><a href="//example.com/a.png" rel="noopener">//example.com/a.png</a></p>'],
  [
    '[![A walk](https://example.com/a.png)](https://example.com) ![x](data:text/html,x)',
    '<p><a href="https://example.com">A walk</a> ![x](data:text/html,x)</p>',
  ],
  ['**Bold^[a] end**', expect.stringContaining('<strong>Bold<sup')],
])('%j', (text, html) => {
  expect(flat(toHtml(text, 'es'))).toEqual(html);
});
