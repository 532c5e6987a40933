import { writeVideo } from '@yardsign/domain/text/article-marks';
import { Parser } from 'htmlparser2';
import { listOf, tableOf } from './markdown-blocks.ts';
import { asLine, asWords, marked } from './markdown-words.ts';

/** An element that is open: what it is, and the Markdown of what it holds. */
interface Open {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Finished blocks. */
  blocks: string[];
  /** The line that is being written. */
  line: string;
  /** The cells of a row, or the rows of a table. */
  cells: string[];
  /** Of a table: how many more rows the last cell of each column reaches over. */
  reaching: number[];
}

const DROPPED = new Set([
  'script',
  'style',
  'head',
  'template',
  'noscript',
  'object',
  'svg',
  'math',
  'form',
  'button',
  'select',
  'textarea',
]);
const MARKS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', s: '~~', del: '~~' };
const BLOCKS = new Set(
  'p div section article aside main header footer figure figcaption blockquote ul ol li h1 h2 h3 h4 h5 h6 table thead tbody tfoot tr td th pre hr address dl dt dd'.split(
    ' ',
  ),
);
const LINK = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"]+$/i;

/** Pictures that come along with a text: whoever reads it may fetch them. */
export const PICTURE = /^https:\/\/[^\s<>"()]+$/i;
const FILM = /^(?:https:)?\/\/(?:www\.)?(youtube(?:-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/)([\w-]+)/;

const opened = (name: string, attributes: Open['attributes'] = {}): Open => ({
  name,
  attributes,
  blocks: [],
  line: '',
  cells: [],
  reaching: [],
});

/** Elements within one another that are told apart, and entries and quotes among them, of which each indents all that is in it once more. What lies deeper is words. */
const DEEPEST = 200;
const DEEPEST_INDENTED = 12;
const INDENTING = new Set(['li', 'blockquote']);

/** Elements within one another beyond which nothing was written by a person: the time of reading them grows with the square of their number. */
const MOST_OPEN = 5000;

/** More columns, or rows under one cell, than this has no table that can be read. */
const FURTHEST = 40;

/** How far a cell reaches, in columns or in rows. */
const reachOf = (written: string | undefined) =>
  Math.min(FURTHEST, Math.max(1, Number.parseInt(written ?? '1', 10) || 1));

class TooDeep extends Error {}

/** Not by one call: it would have as many arguments as there are blocks. */
function addAll(to: string[], blocks: readonly string[]): void {
  for (const block of blocks) to.push(block);
}

/** The films that two large houses show, by the address where they are watched. */
function filmOf(address: string): string | null {
  const [, house, id] = FILM.exec(address) ?? [];
  if (house === undefined || id === undefined) return null;
  return house.startsWith('player') ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
}

/** HTML of another system as Markdown. */
class MarkdownWriter {
  readonly #stack: Open[] = [opened('root')];
  #dropped = 0;
  #tooDeep = 0;
  #open = 0;
  #isVerbatim = false;

  get #top(): Open {
    return this.#stack.at(-1) ?? opened('root');
  }

  /** Ends the line that is being written: it is a paragraph. */
  #endLine(element = this.#top): void {
    const line = asLine(element.line.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n'));
    element.line = '';
    if (line !== '' && line !== '\\') element.blocks.push(line.replace(/\\\n$/, ''));
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#open += 1;
    if (this.#open > MOST_OPEN) throw new TooDeep();
    if (this.#dropped > 0 || DROPPED.has(name)) return void (this.#dropped += 1);
    if (BLOCKS.has(name) && !/^t[dhr]$/.test(name)) this.#endLine();
    if (name === 'br') this.#top.line += '\\\n';
    else if (name === 'hr') this.#top.blocks.push('---');
    else if (name === 'img') this.#picture(attributes);
    else if (name === 'iframe') this.#film(attributes);
    else if (this.#isTooDeep(name)) this.#tooDeep += 1;
    else {
      this.#stack.push(opened(name, attributes));
      if (name === 'pre') this.#isVerbatim = true;
    }
  }

  #isTooDeep(name: string): boolean {
    if (this.#tooDeep > 0) return true;
    // The parts of a table go with it.
    if (this.#stack.length > DEEPEST) return !/^(?:t[dhr]|t(?:head|body|foot))$/.test(name);
    return INDENTING.has(name) && this.#stack.filter((one) => INDENTING.has(one.name)).length >= DEEPEST_INDENTED;
  }

  /** Whether what is being closed lies in a cell of a table. */
  #isInCell(): boolean {
    return this.#stack.some(({ name }) => name === 'td' || name === 'th');
  }

  #picture({ src = '', alt = '' }: Readonly<Record<string, string>>): void {
    if (PICTURE.test(src)) this.#top.line += `![${asWords(alt.replace(/\s+/g, ' '))}](${src})`;
  }

  #film({ src = '', title = '' }: Readonly<Record<string, string>>): void {
    const href = filmOf(src);
    if (href === null) return;
    this.#endLine();
    this.#top.blocks.push(writeVideo({ title: title.trim() || new URL(href).hostname.replace('www.', ''), href }));
  }

  text(text: string): void {
    if (this.#dropped > 0) return;
    this.#top.line += this.#isVerbatim ? text : asWords(text.replace(/\s+/g, ' '));
  }

  close(name: string): void {
    this.#open -= 1;
    if (this.#dropped > 0) return void (this.#dropped -= 1);
    if (['br', 'hr', 'img', 'iframe'].includes(name) || this.#stack.length < 2) return;
    if (this.#tooDeep > 0) {
      if (BLOCKS.has(name)) this.#endLine();
      return void (this.#tooDeep -= 1);
    }
    const element = this.#stack.pop();
    if (!element) return;
    if (name === 'pre') this.#isVerbatim = false;
    if (BLOCKS.has(element.name)) this.#closeBlock(element);
    else this.#closeInline(element);
  }

  #closeInline(element: Open): void {
    const parent = this.#top;
    const { name, attributes, line, blocks } = element;
    if (blocks.length > 0) {
      // A link around whole paragraphs is these paragraphs.
      this.#endLine(element);
      this.#endLine(parent);
      return addAll(parent.blocks, element.blocks);
    }
    const href = (attributes['href'] ?? '').trim();
    const sign = Object.hasOwn(MARKS, name) ? MARKS[name] : undefined;
    if (name === 'code')
      parent.line += this.#isVerbatim ? line : `\`${line.replace(/\\(.)/g, '$1').replaceAll('`', '')}\``;
    else if (sign !== undefined) parent.line += marked(line, sign);
    else if (name === 'a' && LINK.test(href) && line.trim() !== '')
      parent.line += marked(line, '\0').replace(/\0([^\0]*)\0/, (_all, words: string) => `[${words}](<${href}>)`);
    else parent.line += line;
  }

  /** Leaves the columns empty that a cell of a row above reaches over. */
  #passReaching(row: Open): void {
    const { reaching = [] } = this.#stack.findLast(({ name }) => name === 'table') ?? {};
    for (let at = row.cells.length; (reaching[at] ?? 0) > 0; at += 1) {
      reaching[at] = (reaching[at] ?? 0) - 1;
      row.cells.push('');
    }
  }

  /** Markdown knows no cell that reaches over others: where it reached to stand empty ones. */
  #closeCell({ blocks, attributes }: Open, row: Open): void {
    this.#passReaching(row);
    const { reaching = [] } = this.#stack.findLast(({ name }) => name === 'table') ?? {};
    for (let at = 0; at < reachOf(attributes['colspan']); at += 1) {
      reaching[row.cells.length] = reachOf(attributes['rowspan']) - 1;
      row.cells.push(at === 0 ? blocks.join(' ').replace(/\\?\n/g, ' ') : '');
    }
  }

  #closeBlock(element: Open): void {
    const parent = this.#top;
    const { name } = element;
    if (name === 'td' || name === 'th') {
      this.#endLine(element);
      return this.#closeCell(element, parent);
    }
    if (name === 'tr') this.#passReaching(element);
    if (name === 'tr' && this.#isInCell()) return addAll(parent.cells, element.cells);
    if (name === 'tr') return void parent.cells.push(`| ${element.cells.join(' | ')} |`);
    if (/^t(?:head|body|foot)$/.test(name)) return addAll(parent.cells, element.cells);
    if (name === 'pre')
      return void (
        element.line.trim() !== '' && parent.blocks.push(`\`\`\`\n${element.line.trim().replaceAll('```', '')}\n\`\`\``)
      );
    this.#endLine(element);
    addAll(parent.blocks, this.#blocksOf(element));
  }

  /** What a block says in a cell, which is one line: a list has its signs, and a table within one is words. */
  #blocksInCell({ name, blocks, cells }: Open): string[] {
    if (name === 'table') return cells.filter(Boolean);
    if (name === 'li') return [blocks.join(' ')].filter(Boolean);
    if (name === 'ul') return blocks.map((item) => `• ${item}`);
    return name === 'ol' ? blocks.map((item, at) => `${at + 1}. ${item}`) : blocks;
  }

  #blocksOf(element: Open): string[] {
    if (this.#isInCell()) return this.#blocksInCell(element);
    const { name, blocks, cells } = element;
    const heading = /^h([1-6])$/.exec(name);
    // The title of the page is the heading of the first order.
    if (heading)
      return [blocks.join(' ').replace(/\\?\n/g, ' ')]
        .filter(Boolean)
        .map((words) => `${'#'.repeat(Math.min(4, Math.max(2, Number(heading[1]))))} ${words}`);
    if (name === 'table') return tableOf(cells);
    if (name === 'blockquote')
      return blocks.length === 0
        ? []
        : [
            blocks
              .join('\n\n')
              .replace(/^(?=.)/gm, '> ')
              .replace(/^$/gm, '>'),
          ];
    if (name === 'li') return [blocks.join('\n\n')].filter(Boolean);
    if (name === 'ul' || name === 'ol') return blocks.length === 0 ? [] : [listOf(name, blocks)];
    return blocks;
  }

  end(): string {
    while (this.#stack.length > 1) this.close(this.#top.name);
    this.#endLine();
    return this.#top.blocks.join('\n\n');
  }
}

/**
 * HTML of another system as the Markdown of ours: headings, lists, tables, emphasis, links, pictures by their address, and films of two
 * large houses. Scripts, styles, frames and forms fall away with what they hold; of every other element its words stay.
 */
export function htmlToMarkdown(html: string): string {
  const writer = new MarkdownWriter();
  const parser = new Parser({
    onopentag: (name, attributes) => writer.open(name, attributes),
    ontext: (text) => writer.text(text),
    onclosetag: (name) => writer.close(name),
  });
  try {
    parser.end(html);
  } catch (error) {
    if (error instanceof TooDeep) return '';
    throw error;
  }
  return writer.end();
}
