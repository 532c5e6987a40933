import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './time-cursor.ts';

const PLACE = { at: new Date('2026-11-21T15:00:00.123Z'), id: 'led_abcdef234567' };

test('a place comes back as it was written', () => {
  expect(readCursor(writeCursor(PLACE), 'led')).toEqual(PLACE);
});

const coded = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  ['', 'led'],
  ['%%%', 'led'],
  [writeCursor(PLACE), 'pst'],
  [writeCursor(PLACE), 'le'],
  [coded('x.led_abcdef'), 'led'],
  [coded('1.led_ab'), 'led'],
  [coded("1.led_abcdef' or 1=1"), 'led'],
  [coded('12345678901234567.led_abcdef'), 'led'],
])('%j is not from a list of %s', (cursor, prefix) => {
  expect(() => readCursor(cursor, prefix)).toThrow('The request does not have the expected shape');
});
