import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv, toCsv, toCsvFile } from './csv.ts';

/** Reads what RFC 4180 says, written apart from what writes it. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n|$)/gy;
  for (let match = cells.exec(csv); match; match = cells.exec(csv)) {
    rows.at(-1)?.push((match[1] ?? '').replaceAll('""', '"') + (match[2] ?? ''));
    if (match[3] === '') break;
    if (match[3] === '\r\n') rows.push([]);
  }
  return rows;
}

const text = fc.oneof(
  fc.string(),
  fc.constantFrom('=1+1', '+1', '-1', '@x', '\t=1', '\r=1', "'=1", "''", '"', 'a,b', 'a\r\nb', ''),
  fc
    .array(fc.constantFrom('=', '+', '-', '@', ';', '\n', '\t', '\r', "'", '"', '(', 'x'), { maxLength: 8 })
    .map((signs) => signs.join('')),
);

test('whatever stands in the cells, every row and cell is found again, and none begins a formula', () => {
  const tables = fc
    .integer({ min: 1, max: 5 })
    .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));
  fc.assert(
    fc.property(tables, (rows) => {
      const found = read(toCsv(rows));
      const heads = (cells: readonly string[]) => cells.map((value) => value.replace(/^'(?='*[=+\-@\t\r])/, '')[0]);
      expect(found.map(heads)).toEqual(rows.map((row) => row.map((value) => value[0])));
      // What is read back leaves out lines without a character.
      expect(readCsv(toCsvFile([toCsv(rows)]).toString())).toEqual(rows.filter((row) => row.join(',') !== ''));
      for (const value of found.flat()) expect(value).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

test('numbers stay numbers and what is missing is empty', () => {
  expect(toCsv([[-5, null, 'x']])).toBe('-5,,x');
});

test('nor does what a program makes a cell of that takes semicolons for what stands between them', () => {
  const message =
    'Hello;=HYPERLINK("https://evil.example";"Open")\n@SUM(1)\n+cmd|\'/c calc\'!A0\n-WEBSERVICE("x");"=1"';
  const [line = ''] = toCsv([['Ana', message]]).split('\r\n');
  for (const part of line.split(/[;\n]/)) expect(part).not.toMatch(/^"*[=+\-@]/);
  expect(readCsv(toCsv([['Ana', message]]))).toEqual([['Ana', message]]);
  expect(toCsv([['Wanted:\n- a yard\n- two baths']])).toBe('"Wanted:\n- a yard\n- two baths"');
});

test('no cell begins a formula', () => {
  expect(toCsv([['=1', "'=1", '@a', 'plain']])).toBe("'=1,''=1,'@a,plain");
});

test.each([
  [
    'other line breaks',
    'a,b\nc,d\r\ne,f\rg,h',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ],
  ],
  ['empty lines', 'a\n\n\nb\n', [['a'], ['b']]],
  [
    'an empty cell at the end',
    'a,\nb,',
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
  ['a quote within a cell', 'a,b"c\n', [['a', 'b"c']]],
  ['nothing', '', []],
])('a file of somebody else is read: %s', (_what, file, rows) => {
  expect(readCsv(file)).toEqual(rows);
});

test.each([
  ['never ends', 'a,"b\nc'],
  ['goes on after its end', 'a,"b"c\n'],
])('a quotation that %s is no CSV', (_what, file) => {
  expect(readCsv(file)).toBeNull();
});
