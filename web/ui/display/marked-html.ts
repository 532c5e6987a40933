import { alignParagraphs } from '@yardsign/domain/studio/align';
import { markedLine } from './marked-line.ts';

/** What is different is marked by these elements, which no text of ours has. */
type Mark = 'del' | 'ins';

/** Elements that hold others of a text below each other. */
const BLOCKS = 'p,h1,h2,h3,h4,h5,h6,ul,ol,li,blockquote,aside,table,thead,tbody,tr,th,td,pre,hr,section';
const HEADING = /^H[1-6]$/;

const childrenOf = (element: Element) => [...element.children];
const holdsBlocks = (element: Element) => childrenOf(element).some((child) => child.matches(BLOCKS));

/** A text as our server made it into HTML, without what a part of it cannot have: places to lead to, and pictures in their size. */
function read(html: string): Element {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const one of body.querySelectorAll('.back, .notes > h2')) one.remove();
  for (const one of body.querySelectorAll('a[href^="#"]')) one.replaceWith(...one.childNodes);
  for (const one of body.querySelectorAll('[id]')) one.removeAttribute('id');
  for (const one of body.querySelectorAll('a')) {
    one.target = '_blank';
    one.rel = 'noopener';
  }
  for (const one of body.querySelectorAll('img')) {
    const words = document.createElement('span');
    words.dataset['picture'] = one.getAttribute('src') ?? '';
    words.textContent = one.alt;
    one.replaceWith(words);
  }
  return body;
}

/** A whole block marked, each of its lines by itself. */
function markedWhole(element: Element, mark: Mark): Element {
  const copy = element.cloneNode(!holdsBlocks(element)) as Element;
  if (holdsBlocks(element)) copy.append(...childrenOf(element).map((child) => markedWhole(child, mark)));
  else if (copy.childNodes.length > 0) {
    const marked = document.createElement(mark);
    marked.append(...copy.childNodes);
    copy.append(marked);
  }
  return copy;
}

/** One sign for each block that is not the same as another, behind its words: two are equal as blocks, and alike as words. */
function signs() {
  const known = new Map<string, string>();
  const FIRST = 0xf0000;
  return (element: Element) => {
    const html = element.outerHTML;
    const sign = known.get(html) ?? String.fromCodePoint(FIRST + known.size);
    known.set(html, sign);
    return `${HEADING.test(element.tagName) ? '# ' : ''}${element.textContent}${sign}`;
  };
}

/** Two blocks that belong together, as one or as two. */
function markedPair(before: Element, after: Element): Element[] {
  if (before.outerHTML === after.outerHTML) return [after.cloneNode(true) as Element];
  const isOneKind = before.tagName === after.tagName && holdsBlocks(before) === holdsBlocks(after);
  const asTwo = () => [markedWhole(before, 'del'), markedWhole(after, 'ins')];
  if (!isOneKind || (before.tagName === 'TR' && before.children.length !== after.children.length)) return asTwo();
  const copy = after.cloneNode(false) as Element;
  if (holdsBlocks(after)) {
    copy.append(...markedBlocks(childrenOf(before), childrenOf(after)));
    return [copy];
  }
  const line = markedLine(before, after, /^T[HD]$/.test(after.tagName));
  if (line === null) return asTwo();
  copy.append(...line);
  return [copy];
}

/** Blocks below each other: what is gone stands where it stood. */
function markedBlocks(before: readonly Element[], after: readonly Element[]): Element[] {
  if (after[0]?.parentElement?.tagName === 'TR')
    return after.flatMap((cell, at) => markedPair(before[at] ?? cell, cell));
  const sign = signs();
  const { places, moved } = alignParagraphs(before.map(sign), after.map(sign));
  const formerOf = new Map<number, number>();
  for (const [from, place] of places.entries()) if (place !== null && !moved.has(from)) formerOf.set(place, from);
  const marked: Element[] = [];
  let reached = 0;
  const addGoneBefore = (end: number) => {
    for (; reached < end; reached += 1) marked.push(markedWhole(before[reached] as Element, 'del'));
  };
  for (const [place, element] of after.entries()) {
    const from = formerOf.get(place);
    if (from === undefined) marked.push(markedWhole(element, 'ins'));
    else {
      addGoneBefore(from);
      reached = from + 1;
      marked.push(...markedPair(before[from] as Element, element));
    }
  }
  addGoneBefore(before.length);
  return marked;
}

/**
 * What is different between two texts, as they are read, within what the server made of them: headings, lists and tables stay what they
 * are, and words that are gone or new stand in `del` and `ins`.
 *
 * @param before, after HTML of our own server, which has made it safe to insert; null where there is no such text. @returns such HTML.
 */
export function markedHtml(before: string | null, after: string | null): string {
  const marked = document.createElement('div');
  const blocksOf = (html: string | null) => (html === null ? [] : childrenOf(read(html)));
  marked.append(...markedBlocks(blocksOf(before), blocksOf(after)));
  return marked.innerHTML;
}
