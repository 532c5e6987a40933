import { Parser } from 'htmlparser2';

/** A run of text as the typesetter reads it. */
type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em' | 'super'; nodes: Inline[] }
  | { kind: 'link'; url: string; nodes: Inline[] }
  | { kind: 'break' };

interface Cell {
  nodes: Inline[];
}

/** A part of a text as the typesetter reads it. */
export type Block =
  | { kind: 'heading'; level: number; nodes: Inline[] }
  | { kind: 'paragraph'; nodes: Inline[] }
  | { kind: 'bullets'; items: Block[][] }
  | { kind: 'steps'; start: number; items: Block[][] }
  | { kind: 'quote' | 'callout'; blocks: Block[] }
  | { kind: 'table'; columns: number; head: Cell[]; rows: Cell[][] };

/** An element that is open, with what has been read of it. */
interface Open {
  name: string;
  attributes: Readonly<Record<string, string>>;
  blocks: Block[];
  inlines: Inline[];
  items: Block[][];
  rows: { isHead: boolean; cells: Cell[] }[];
  cells: Cell[];
}

/** The typesetter refuses a longer address, and the whole document with it; no program opens one. */
const LINK = /^(?:https?|mailto|tel):.{1,2000}$/;
const INLINE = new Set(['strong', 'b', 'em', 'i', 'a', 'sup']);
const NESTS = new Set([...INLINE, 'blockquote', 'aside', 'ul', 'ol']);
/** Of quotes, lists and emphasis in one another. What is deeper has no room on paper, and ends the patience of the typesetter. */
const DEEPEST = 8;
/** The way back from a note: on paper there is none. */
const BACK = 'back';

const opened = (name: string, attributes: Readonly<Record<string, string>> = {}): Open => ({
  name,
  attributes,
  blocks: [],
  inlines: [],
  items: [],
  rows: [],
  cells: [],
});

/** What an element within a line becomes. A link that leads nowhere is its words. */
function inlinesOf({ name, attributes, inlines: nodes }: Open): Inline[] {
  if (name === 'sup') return [{ kind: 'super', nodes }];
  if (name !== 'a') return [{ kind: name === 'em' || name === 'i' ? 'em' : 'strong', nodes }];
  const { href: url = '' } = attributes;
  if (attributes['class'] === BACK) return [];
  return LINK.test(url) ? [{ kind: 'link', url, nodes }] : nodes;
}

const isBlank = (nodes: readonly Inline[]) => nodes.every((node) => node.kind === 'text' && node.text.trim() === '');

/** Everything that an element holds as blocks: loose text among them is a paragraph. */
function blocksOf({ blocks, inlines }: Open): Block[] {
  return isBlank(inlines) ? blocks : [...blocks, { kind: 'paragraph', nodes: inlines }];
}

function tableOf({ rows }: Open): Block {
  const head = rows.find(({ isHead }) => isHead)?.cells ?? [];
  const body = rows.filter(({ isHead }) => !isHead).map(({ cells }) => cells);
  const columns = Math.max(1, head.length, ...body.map((cells) => cells.length));
  const filled = (cells: readonly Cell[]) => Array.from({ length: columns }, (_, at) => cells[at] ?? { nodes: [] });
  return { kind: 'table', columns, head: head.length === 0 ? [] : filled(head), rows: body.map(filled) };
}

/** What a block element becomes; null for one that only holds others. */
function blockOf(element: Open): Block | null {
  const { name, attributes, inlines: nodes, items } = element;
  const heading = /^h([1-6])$/.exec(name);
  if (heading) return { kind: 'heading', level: Math.max(1, Number(heading[1]) - 1), nodes };
  if (name === 'p') return { kind: 'paragraph', nodes };
  if (name === 'ul') return { kind: 'bullets', items };
  if (name === 'ol') return { kind: 'steps', start: Number.parseInt(attributes['start'] ?? '1', 10) || 1, items };
  if (name === 'blockquote') return { kind: 'quote', blocks: blocksOf(element) };
  if (name === 'aside') return { kind: 'callout', blocks: blocksOf(element) };
  if (name === 'table') return tableOf(element);
  return null;
}

/** @param depth how many elements that nest it stands in, itself included. */
function close(element: Open, parent: Open, depth: number): void {
  const { name } = element;
  if (depth > DEEPEST && NESTS.has(name)) {
    if (INLINE.has(name)) parent.inlines.push(...element.inlines);
    else parent.blocks.push(...blocksOf(element), ...element.items.flat());
    return;
  }
  if (INLINE.has(name)) return void parent.inlines.push(...inlinesOf(element));
  if (name === 'li') return void parent.items.push(blocksOf(element));
  if (name === 'th' || name === 'td') return void parent.cells.push({ nodes: element.inlines });
  if (name === 'tr') return void parent.rows.push({ isHead: parent.name === 'thead', cells: element.cells });
  if (name === 'thead' || name === 'tbody') return void parent.rows.push(...element.rows);
  const block = blockOf(element);
  parent.blocks.push(...(block === null ? blocksOf(element) : [block]));
}

/**
 * A text of the library, which is HTML made of Markdown, as data for the typesetter. An element that it does not know is what it holds,
 * and so is one that stands too deep.
 */
export function toBlocks(html: string): Block[] {
  const root = opened('root');
  const stack: Open[] = [root];
  const top = () => stack.at(-1) ?? root;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'br') top().inlines.push({ kind: 'break' });
      else if (name !== 'hr' && name !== 'img') stack.push(opened(name, attributes));
    },
    ontext(text) {
      const words = text.replaceAll(/\s+/g, ' ');
      const last = top().inlines.at(-1);
      // An entity ends a run of text, and is a part of it.
      if (last?.kind === 'text') last.text += words;
      else top().inlines.push({ kind: 'text', text: words });
    },
    onclosetag(name) {
      if (name === 'br' || name === 'hr' || name === 'img') return;
      const element = stack.pop();
      const depth = 1 + stack.filter((open) => NESTS.has(open.name)).length;
      if (element && element !== root) close(element, top(), depth);
    },
  });
  parser.end(html);
  return blocksOf(root);
}
