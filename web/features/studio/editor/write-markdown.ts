import type { Mark, Node } from '@tiptap/pm/model';
import { noteText, writeVideo } from '@yardsign/domain/text/article-marks';
import { readMarkdown } from './read-markdown.ts';

/**
 * How a text is written: as it stands, with a backslash before whatever Markdown could take for a sign, or without emphasis as well.
 */
type Style = 'plain' | 'escaped' | 'bare';

const SIGNS = /[\\`*_[\]<>~|#!&]/g;
const LINE_START = /^(\s*)([-+=]|\d+[.)])/gm;

function escaped(text: string): string {
  return text
    .replace(SIGNS, '\\$&')
    .replace(LINE_START, (_all, space: string, sign: string) =>
      /\d/.test(sign) ? `${space}${sign.slice(0, -1)}\\${sign.at(-1)}` : `${space}\\${sign}`,
    );
}

const DELIMITERS: Readonly<Record<string, string>> = { bold: '**', italic: '*', strike: '~~' };

/** The order in which marks open: a link is around what it says. */
const ORDER = ['link', 'bold', 'italic', 'strike', 'code'];

const orderOf = (mark: Mark) => ORDER.indexOf(mark.type.name);

function addressOf(mark: Mark): string {
  const href = String(mark.attrs['href']);
  return /[\s()<>]/.test(href) ? `<${href.replace(/[<>\n]/g, encodeURIComponent)}>` : href;
}

const opening = (mark: Mark) => (mark.type.name === 'link' ? '[' : (DELIMITERS[mark.type.name] ?? ''));
const closing = (mark: Mark) =>
  mark.type.name === 'link' ? `](${addressOf(mark)})` : (DELIMITERS[mark.type.name] ?? '');

function codeOf(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const gap = longest > 0 ? ' ' : '';
  return `${ticks}${gap}${text}${gap}${ticks}`;
}

/** The address of a picture, which brackets end where they do not come in pairs. */
function pictureSource(src: string): string {
  const whole = src.replace(/[\s<>]/g, encodeURIComponent);
  const isPaired = whole.split('(').length === whole.split(')').length;
  return isPaired ? whole : whole.replaceAll('(', '%28').replaceAll(')', '%29');
}

function leafOf(node: Node, style: Style): string {
  if (node.type.name === 'hardBreak') return '\\\n';
  if (node.type.name === 'footnote') return `^[${noteText(String(node.attrs['text']))}]`;
  if (node.type.name === 'image')
    return `![${escaped(String(node.attrs['alt']))}](${pictureSource(String(node.attrs['src']))})`;
  const text = node.text ?? '';
  if (node.marks.some((mark) => mark.type.name === 'code')) return codeOf(text);
  return style === 'plain' ? text : escaped(text);
}

const isBreak = (node: Node) => node.type.name === 'hardBreak';
const isBlank = (node: Node) => isBreak(node) || (node.isText && (node.text ?? '').trim() === '');

/** What a line says, without the breaks and blanks around it: a break that nothing follows would be read as a backslash. */
function inlinesOf({ children }: Node): readonly Node[] {
  const isSaid = (node: Node) => !isBlank(node);
  const first = children.findIndex(isSaid);
  return first === -1 ? [] : children.slice(first, children.findLastIndex(isSaid) + 1);
}

/** Blanks and breaks at the edge of a mark belong outside of it: `**so **` is not bold. */
function withEdges(node: Node, style: Style): { before: string; core: string; after: string } {
  const text = leafOf(node, style);
  if (isBreak(node)) return { before: '', core: '', after: text };
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return { before, core, after };
}

function inlineOf(parent: Node, style: Style): string {
  let text = '';
  let open: Mark[] = [];
  let pending = '';
  const isWritten = (mark: Mark) => mark.type.name === 'link' || (mark.type.name !== 'code' && style !== 'bare');
  for (const node of inlinesOf(parent)) {
    // Nothing opens at a break: it would open before the blank of its line.
    const marks = isBreak(node)
      ? open.filter((mark) => mark.isInSet(node.marks))
      : node.marks.filter(isWritten).toSorted((a, b) => orderOf(a) - orderOf(b));
    const shared = open.findIndex((mark, at) => !marks[at]?.eq(mark));
    const kept = shared === -1 ? open.length : shared;
    const closed = open.slice(kept).toReversed().map(closing).join('');
    const opened = marks.slice(kept).map(opening).join('');
    const { before, core, after } =
      marks.length > 0 || closed !== '' ? withEdges(node, style) : { before: '', core: leafOf(node, style), after: '' };
    text += `${closed}${pending}${before}${opened}${core}`;
    pending = after;
    open = marks;
  }
  return `${text}${open.toReversed().map(closing).join('')}${pending}`.trim();
}

/** Of what has to stand on one line: a break is a blank there. */
const onOneLine = (text: string) => text.replace(/\s*\\?\n\s*/g, ' ');

const indented = (text: string, by: number) => text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`);

function listOf(node: Node, style: Style): string {
  const items: string[] = [];
  let isLoose = false;
  node.forEach((item) => {
    const blocks = blocksOf(item, style);
    // A list within an item stands right below its words.
    const isTight = item.childCount < 2 || (item.childCount === 2 && item.child(1).type.name.endsWith('List'));
    if (!isTight) isLoose = true;
    items.push(isTight ? blocks.join('\n') : blocks.join('\n\n'));
  });
  const start = Number(node.attrs['start'] ?? 1);
  const marker = (at: number) => (node.type.name === 'bulletList' ? '- ' : `${start + at}. `);
  return items.map((item, at) => `${marker(at)}${indented(item, marker(at).length)}`).join(isLoose ? '\n\n' : '\n');
}

function tableOf(table: Node, style: Style): string {
  const rows: string[][] = [];
  table.forEach((row) => {
    const cells: string[] = [];
    row.forEach((cell) => cells.push(onOneLine(blocksOf(cell, style).join(' ')).replace(/(?<!\\)\|/g, '\\|')));
    rows.push(cells);
  });
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

/** Code between fences that are longer than any within it. */
function fenced(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/^ {0,3}(`+)/gm)].map(([, ticks = '']) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}

const quoted = (text: string) => text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');

/** A quote with the mark of its kind above: right above the words of its first paragraph. */
function calloutOf(node: Node, style: Style): string {
  const mark = `[!${String(node.attrs['kind']).toUpperCase()}]`;
  const begin = node.firstChild?.type.name === 'paragraph' && node.firstChild.childCount > 0 ? '\n' : '\n\n';
  return quoted(`${mark}${begin}${blocksOf(node, style).join('\n\n')}`.trim());
}

function blockOf(node: Node, style: Style): string {
  switch (node.type.name) {
    case 'heading':
      return `${'#'.repeat(Number(node.attrs['level']))} ${onOneLine(inlineOf(node, style))}`;
    case 'bulletList':
    case 'orderedList':
      return listOf(node, style);
    case 'blockquote':
      return quoted(blocksOf(node, style).join('\n\n'));
    case 'callout':
      return calloutOf(node, style);
    case 'video':
      return writeVideo({ title: String(node.attrs['title']), href: String(node.attrs['href']) });
    case 'codeBlock':
      return fenced(node.textContent);
    case 'horizontalRule':
      return '---';
    case 'table':
      return tableOf(node, style);
    default:
      return inlineOf(node, style);
  }
}

function blocksOf(parent: Node, style: Style): string[] {
  const blocks: string[] = [];
  parent.forEach((node) => {
    const text = blockOf(node, style);
    if (text !== '') blocks.push(text);
  });
  return blocks;
}

/** Whether a text says what this block says. Blanks count for nothing where they end. */
function says(text: string, node: Node): boolean {
  const read = node.type.schema.nodeFromJSON(readMarkdown(text));
  const blank = (leaf: Node) => (isBreak(leaf) ? ' ' : '');
  const words = (of: Node) => of.textBetween(0, of.content.size, ' ', blank).replace(/\s+/g, ' ').trim();
  return read.childCount === 1 && read.child(0).type === node.type && words(read) === words(node);
}

const written = new WeakMap<Node, string>();

/**
 * A block of a text as Markdown. It is written as a person would write it; with backslashes only where it would say something else
 * without them; and where Markdown has no way to emphasize a part of a word, without emphasis. Blocks that were not touched are the
 * same objects, and are not written again.
 */
function writeBlock(node: Node): string {
  const known = written.get(node);
  if (known !== undefined) return known;
  const plain = blockOf(node, 'plain');
  const styles = ['escaped', 'bare'] as const;
  const text =
    plain === '' || says(plain, node)
      ? plain
      : (styles.map((style) => blockOf(node, style)).find((other) => says(other, node)) ?? blockOf(node, 'bare'));
  written.set(node, text);
  return text;
}

/** A text as Markdown, block by block. */
export function writeMarkdown(doc: Node): string[] {
  const blocks: string[] = [];
  doc.forEach((node) => {
    const text = writeBlock(node);
    if (text !== '') blocks.push(text);
  });
  return blocks;
}
