import { expect, test } from 'vitest';
import { readDelimited, type Separator } from './delimited.ts';

const cellsOf = (file: string, separator: Separator) => readDelimited(file, separator).rows?.map(({ cells }) => cells);

test.each([
  ['commas', ',', 'a,"b,c"\nd,e'],
  ['semicolons', ';', 'a;"b,c"\nd;e'],
  ['tabs', '\t', 'a\t"b,c"\nd\te'],
] as const)('cells are told apart by %s', (_what, separator, file) => {
  expect(cellsOf(file, separator)).toEqual([
    ['a', 'b,c'],
    ['d', 'e'],
  ]);
});

test('a row knows its line, also below empty lines and cells of several lines', () => {
  expect(readDelimited('\uFEFFa\r\n\r\n"b\nc"\rd', ',').rows).toEqual([
    { line: 1, cells: ['a'] },
    { line: 3, cells: ['b\nc'] },
    { line: 5, cells: ['d'] },
  ]);
});

test('a quote within a cell is a sign like any other, for sizes are written so', () => {
  expect(cellsOf('5" pipe\t6"\n"He said ""no"""\tx', '\t')).toEqual([
    ['5" pipe', '6"'],
    ['He said "no"', 'x'],
  ]);
});

test('blanks around a quoted cell are none of it, and a quote after a blank may still be a sign', () => {
  expect(cellsOf('2026-09, "451,000" ,x\n "a\nb",  c', ',')).toEqual([
    ['2026-09', '451,000', 'x'],
    ['a\nb', '  c'],
  ]);
  expect(cellsOf('a, "b" c, "d', ',')).toEqual([['a', ' "b" c', ' "d']]);
});

test.each([
  ['never ends', 'a,b\nc,"d\ne', 2],
  ['goes on after its end', 'a\n"x\ny",b\nc,"d"e', 4],
])('a quoted cell that %s is named by its line', (_what, file, brokenAt) => {
  expect(readDelimited(file, ',')).toEqual({ rows: null, brokenAt });
});

test('a long line of quotes is read once', () => {
  expect(readDelimited(`${'""'.repeat(200_000)}`, ',').rows?.length).toBe(1);
  expect(readDelimited(`"${'a'.repeat(400_000)}`, ',')).toEqual({ rows: null, brokenAt: 1 });
});
