import type { JSONContent } from '@tiptap/core';
import MarkdownIt, { type Token } from 'markdown-it';
import { articleTokens } from './article-tokens.ts';

// As the server has it, without the replacing of quotation marks: that happens when a text is shown.
const newReader = () => new MarkdownIt({ html: false, linkify: false, typographer: false }).use(articleTokens);
const markdown = newReader();
/** Of what is pasted: a line that is only moved in, as mails and letters have them, is no code. */
const pasted = newReader().disable('code');

const BLOCKS: Readonly<Record<string, string>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  bullet_list: 'bulletList',
  ordered_list: 'orderedList',
  list_item: 'listItem',
  blockquote: 'blockquote',
  callout: 'callout',
  table: 'table',
  tr: 'tableRow',
  th: 'tableHeader',
  td: 'tableCell',
};

/** Elements that only hold others. */
const TRANSPARENT = new Set(['thead', 'tbody']);

const MARKS: Readonly<Record<string, string>> = { strong: 'bold', em: 'italic', s: 'strike', link: 'link' };

type Mark = NonNullable<JSONContent['marks']>[number];

function attributesOf(token: Token): JSONContent['attrs'] {
  if (token.type === 'heading_open') return { level: Number(token.tag.slice(1)) };
  if (token.type === 'ordered_list_open') return { start: Number(token.attrGet('start') ?? 1) };
  return token.type === 'callout_open' ? { ...token.meta } : undefined;
}

function markOf(name: string, token: Token): Mark {
  const type = MARKS[name] ?? name;
  return type === 'link' ? { type, attrs: { href: token.attrGet('href') ?? '' } } : { type };
}

/** What a picture shows: its words as they are read, without the signs that Markdown needs. */
const altOf = ({ children }: Token) => markdown.renderer.renderInlineAsText(children ?? [], markdown.options, {});

function leaf(token: Token): JSONContent | undefined {
  if (token.type === 'hardbreak') return { type: 'hardBreak' };
  if (token.type === 'footnote') return { type: 'footnote', attrs: { ...token.meta } };
  if (token.type === 'image') return { type: 'image', attrs: { src: token.attrGet('src') ?? '', alt: altOf(token) } };
  const text = token.type === 'softbreak' ? '\n' : token.content;
  return text === '' ? undefined : { type: 'text', text };
}

function inlineOf(tokens: readonly Token[]): JSONContent[] {
  const nodes: JSONContent[] = [];
  let marks: Mark[] = [];
  for (const token of tokens) {
    const [, name = '', side] = /^(\w+)_(open|close)$/.exec(token.type) ?? [];
    if (side === 'open') marks = [...marks, markOf(name, token)];
    else if (side === 'close') marks = marks.slice(0, -1);
    else {
      const node = leaf(token);
      const all = token.type === 'code_inline' ? [...marks, { type: 'code' }] : marks;
      if (node) nodes.push(all.length > 0 ? { ...node, marks: all } : node);
    }
  }
  return nodes;
}

/** What holds blocks, and has a place to write in even where nothing is said in it. */
const HOLDERS: ReadonlySet<string> = new Set(['listItem', 'blockquote', 'callout']);

/** A cell of a table holds blocks as well, of which Markdown has one line. */
function contentOf(type: string, content: JSONContent[]): JSONContent[] {
  if (type === 'tableCell' || type === 'tableHeader') return [{ type: 'paragraph', content }];
  return HOLDERS.has(type) && content.length === 0 ? [{ type: 'paragraph' }] : content;
}

/** What a Markdown text says, as the editor has it. Raw HTML is text. */
export const readMarkdown = (text: string): JSONContent => contentOfAll(markdown.parse(text, {}));

/** The same of a text that comes out of the clipboard. */
export const readPastedMarkdown = (text: string): JSONContent => contentOfAll(pasted.parse(text, {}));

function contentOfAll(tokens: readonly Token[]): JSONContent {
  const root: JSONContent[] = [];
  const stack: JSONContent[][] = [root];
  const open: { type: string; attrs: JSONContent['attrs'] }[] = [];
  const add = (node: JSONContent) => stack.at(-1)?.push(node);
  for (const token of tokens) {
    const [, name = '', side] = /^(\w+)_(open|close)$/.exec(token.type) ?? [];
    if (TRANSPARENT.has(name)) continue;
    if (side === 'open') {
      open.push({ type: BLOCKS[name] ?? 'paragraph', attrs: attributesOf(token) });
      stack.push([]);
    } else if (side === 'close') {
      const { type, attrs } = open.pop() ?? { type: 'paragraph', attrs: undefined };
      const content = contentOf(type, stack.pop() ?? []);
      add({ type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) });
    } else if (token.type === 'inline') stack.at(-1)?.push(...inlineOf(token.children ?? []));
    else if (token.type === 'video') add({ type: 'video', attrs: { ...token.meta } });
    else if (token.type === 'hr') add({ type: 'horizontalRule' });
    else if (token.content !== '')
      add({ type: 'codeBlock', content: [{ type: 'text', text: token.content.replace(/\n$/, '') }] });
  }
  return { type: 'doc', content: root.length > 0 ? root : [{ type: 'paragraph' }] };
}
