import { pictureAddress } from '@yardsign/domain/studio/pictures';

/** Word writes a list as paragraphs with a bullet or a number of its own, and says so in their style alone. */
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d)/i;
const WORD_NUMBER = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i;

function itemsToLists(root: ParentNode): void {
  let list: Element | undefined;
  let last: Element | undefined;
  for (const paragraph of root.querySelectorAll('p[style*="mso-list"]')) {
    if (!WORD_ITEM.test(paragraph.getAttribute('style') ?? '')) continue;
    const mark = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const tag = WORD_NUMBER.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    if (list?.tagName.toLowerCase() !== tag || paragraph.previousElementSibling !== list || !last) {
      list = paragraph.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    list.append(item);
    last = item;
    paragraph.remove();
  }
}

function renamed(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** More columns than this has no table that can be read. */
const MOST_COLUMNS = 40;

/**
 * Markdown knows no cell that reaches over others, and no more columns than the first row has: each gets empty cells where it reached to,
 * and rows that are shorter are filled up, so that no column is lost. The first row is the head, as it will be.
 */
function evenOut(table: HTMLTableElement): void {
  /** How many more rows the cell above reaches over, for each column. */
  const reaching: number[] = [];
  const empty = () => table.ownerDocument.createElement('td');
  const rows = [...table.rows];
  for (const row of rows) {
    let column = 0;
    const passReaching = (next: Element | null) => {
      for (; (reaching[column] ?? 0) > 0; column += 1) {
        reaching[column] = (reaching[column] ?? 0) - 1;
        row.insertBefore(empty(), next);
      }
    };
    for (const cell of [...row.cells]) {
      passReaching(cell);
      const width = Math.min(cell.colSpan, Math.max(1, MOST_COLUMNS - column));
      for (let at = 0; at < width; at += 1) {
        reaching[column + at] = cell.rowSpan - 1;
        if (at > 0) cell.after(empty());
      }
      column += width;
      cell.removeAttribute('colspan');
      cell.removeAttribute('rowspan');
    }
    passReaching(null);
  }
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
  for (const row of rows) while (row.cells.length < columns) row.append(empty());
  for (const cell of [...(rows[0]?.cells ?? [])]) renamed(cell, 'th');
}

/** The items of a list as lines, each with its sign. */
function itemsToLines(list: Element): void {
  const isNumbered = list.tagName.toLowerCase() === 'ol';
  const begin = Number(list.getAttribute('start') ?? 1);
  for (const [at, item] of [...list.children].entries()) {
    const sign = isNumbered ? `${begin + at}. ` : '• ';
    const first = item.firstElementChild?.tagName.toLowerCase() === 'p' ? item.firstElementChild : item;
    first.prepend(sign);
    renamed(item, 'div');
  }
  renamed(list, 'div');
}

const IN_CELL = 'h1, h2, h3, h4, h5, h6, blockquote, aside, pre, table, thead, tbody, tfoot, tr, td, th';

/** A cell of a table is one line in Markdown: lists, headings, quotes and tables within one are the words that they say. */
function blocksToLines(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(td, th) :is(ul, ol)')) itemsToLines(list);
  for (const block of body.querySelectorAll(`:is(td, th) :is(${IN_CELL})`)) renamed(block, 'div');
  for (const rule of body.querySelectorAll(':is(td, th) hr')) rule.remove();
}

/**
 * What comes from Word, Google Docs or a page, made ready to be read by the editor: lists that are none in name, headings of the first
 * order (the title of the page is that), and emphasis that is only in a style. Everything else falls away because the editor
 * does not know it.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style, head, meta, title, iframe, object, template'))
    element.remove();
  itemsToLists(body);
  blocksToLines(body);
  for (const table of body.querySelectorAll('table')) evenOut(table);
  for (const heading of body.querySelectorAll('h1')) renamed(heading, 'h2');
  for (const span of body.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle } = span.style;
    if (Number(fontWeight) >= 600 || fontWeight === 'bold') renamed(span, 'strong');
    else if (fontStyle === 'italic') renamed(span, 'em');
  }
  return body.innerHTML;
}

/** Whether a text can have a picture of this address: one of the content team, or one of another site that it leads to. */
export const isTaken = (source: string) => source.startsWith('https:') || source.startsWith(pictureAddress(''));

/** Whether pictures fall away of what is pasted: those that stand in the clipboard itself, or on the disk of whoever copied them. */
export function losesPictures(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('img')].some((picture) => !isTaken(picture.getAttribute('src') ?? ''));
}
