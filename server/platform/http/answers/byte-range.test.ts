import { expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-5', { first: 2, last: 5 }],
  ['bytes=7-', { first: 7, last: 9 }],
  ['bytes=7-99', { first: 7, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['Bytes=1-2', { first: 1, last: 2 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-1', null],
  ['bytes=a-b', null],
  ['bytes=1-99999999999999999999', null],
  ['', null],
])('of ten bytes %j asks for %j', (header, range) => {
  expect(readByteRange(header, 10)).toEqual(range);
});

test.each(['bytes=0-', 'bytes=0-0', 'bytes=-1'])('of an empty file %s cannot be had', (header) => {
  expect(readByteRange(header, 0)).toBe('unsatisfiable');
});
