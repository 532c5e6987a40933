import { expect, test } from 'vitest';
import { firstHeading } from './first-heading.ts';

test.each([
  ['# A porch\n\nWords', { title: 'A porch', body: '\nWords' }],
  ['\n  #   A porch  \nWords', { title: 'A porch', body: 'Words' }],
  ['# A porch ##  \nWords', { title: 'A porch', body: 'Words' }],
  ['# Written in C#\nWords', { title: 'Written in C#', body: 'Words' }],
  ['# # of rooms #', { title: '# of rooms', body: '' }],
  ['# A porch', { title: 'A porch', body: '' }],
  ['## A porch\nWords', null],
  ['#A porch', null],
  ['# \nWords', null],
  ['#', null],
  ['', null],
])('%j begins with %j', (text, heading) => {
  expect(firstHeading(text)).toEqual(heading);
});

test('a line of a hundred thousand blanks takes no longer than its letters', () => {
  const line = `# a${' '.repeat(100_000)}b`;
  const begun = process.cpuUsage();
  expect(firstHeading(line)?.title).toHaveLength(line.length - 2);
  // Microseconds. A pattern that begins anew at each blank takes ten seconds, and does so for a hundred times as long with a megabyte.
  expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
});
