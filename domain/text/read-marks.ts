import { readCallout, readFootnote, readVideo } from './article-marks.ts';

/** How words of a text look. */
export type Look = 'heading' | 'strong' | 'emphasis' | 'struck' | 'code';

/** Words that look the same. */
export interface Marked {
  text: string;
  looks: readonly Look[];
}

const SIGNS: readonly (readonly [string, Look])[] = [
  ['**', 'strong'],
  ['__', 'strong'],
  ['~~', 'struck'],
  ['*', 'emphasis'],
  ['_', 'emphasis'],
];
const ESCAPE = /^\\([!-/:-@[-`{-~])/;
const CODE = /^(`+)([^`]+)\1(?!`)/;
const LINK = /^(!?)\[((?:[^[\]\\]|\\.)*)\]\(\s*(?:<([^<>\n]*)>|([^\s<>()]+))(?:\s+"[^"\n]*")?\s*\)/;
const WORD = /[\p{L}\p{N}]/u;

/** Further than this a sign ends nothing, so that a long line of them is read at once. */
const FURTHEST = 2000;

/** The place after the sign that ends what a sign at a place begins; `_` within a word is no sign. Null where none does. */
function endOf(whole: string, at: number, sign: string): number | null {
  const line = whole.slice(0, at + FURTHEST);
  const isWithin = (place: number) => sign.startsWith('_') && WORD.test(line[place] ?? '');
  if (isWithin(at - 1) || /\s/.test(line[at + sign.length] ?? ' ')) return null;
  for (let end = line.indexOf(sign, at + sign.length + 1); end > 0; end = line.indexOf(sign, end + 1)) {
    // Of `***` the last signs end what began first.
    while (line[end + sign.length] === sign[0] && sign.length === 2) end += 1;
    const isLonger = sign.length === 1 && (line[end - 1] === sign || line[end + 1] === sign);
    if (!/[\s\\]/.test(line[end - 1] ?? '') && !isLonger && !isWithin(end + sign.length)) return end;
    if (isLonger) end += 1;
  }
  return null;
}

/** Reads what begins at a place of a line with a sign: the words that it says, and the place after it. Null where there is no sign. */
function readSign(line: string, at: number, looks: readonly Look[]): { words: Marked[]; end: number } | null {
  const rest = line.slice(at);
  const [escaped, letter = ''] = ESCAPE.exec(rest) ?? [];
  if (escaped !== undefined) return { words: [{ text: letter, looks }], end: at + escaped.length };
  const [code, , coded = ''] = CODE.exec(rest) ?? [];
  if (code !== undefined) return { words: [{ text: coded, looks: [...looks, 'code'] }], end: at + code.length };
  const note = readFootnote(line, at);
  if (note)
    return { words: [{ text: ' (', looks }, ...readLine(note.text, looks), { text: ')', looks }], end: note.end };
  const [link, , said = '', within, bare] = LINK.exec(rest) ?? [];
  if (link !== undefined) {
    const address = { text: ` (${within ?? bare ?? ''})`, looks };
    return { words: [...readLine(said, looks), address], end: at + link.length };
  }
  const [sign, look] = SIGNS.find(([each]) => line.startsWith(each, at)) ?? [];
  const end = sign === undefined ? null : endOf(line, at, sign);
  if (sign === undefined || look === undefined || end === null) return null;
  return { words: readLine(line.slice(at + sign.length, end), [...looks, look]), end: end + sign.length };
}

/** The words of a line, without the signs that Markdown needs. */
function readLine(line: string, looks: readonly Look[]): Marked[] {
  const read: Marked[] = [];
  let words = '';
  for (let at = 0; at < line.length;) {
    const sign = /[\\`!^[*_~]/.test(line[at] ?? '') ? readSign(line, at, looks) : null;
    if (sign) {
      read.push({ text: words, looks }, ...sign.words);
      words = '';
      at = sign.end;
    } else {
      words += line[at];
      at += 1;
    }
  }
  return [...read, { text: words, looks }];
}

/** The beginning of a line: an entry has a bullet, a quote and a table have no sign. */
function readLineOfBlock(line: string): Marked[] {
  const [, hashes, titled = ''] = /^ {0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/.exec(line) ?? [];
  if (hashes !== undefined) return readLine(titled, ['heading']);
  if (/^\s*\|.*\|\s*$/.test(line)) return readLine(line.trim().slice(1, -1).trim(), []);
  const plain = line.replace(/^(\s*)[-*+]\s+/, '$1• ').replace(/\\$/, '');
  return readLine(plain, []);
}

const RULE_OF_TABLE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/**
 * A paragraph of an article as it is read: its words without signs, each with how it looks, lines included. Addresses stand in brackets
 * after what leads there, so that another address is another text. What is code from its first line on stays as it is.
 */
export function readMarks(paragraph: string): Marked[] {
  if (/^ {0,3}(?:```|~~~)/.test(paragraph)) return [{ text: paragraph, looks: ['code'] }];
  const video = readVideo(paragraph);
  if (video) return [{ text: `${video.title} (${video.href})`, looks: [] }];
  const quoted = paragraph.replace(/^ {0,3}> ?/gm, '');
  const said = quoted === paragraph ? paragraph : (readCallout(quoted)?.rest ?? quoted);
  const lines = said.split('\n').filter((line) => !RULE_OF_TABLE.test(line));
  const words = lines.flatMap((line, at): Marked[] => [
    ...(at === 0 ? [] : [{ text: '\n', looks: [] }]),
    ...readLineOfBlock(line),
  ]);
  return words.filter(({ text }) => text !== '');
}
