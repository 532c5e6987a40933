import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddresses } from './read-addresses.ts';
import { seatsLeft } from './seats.ts';

describe('pasted addresses', () => {
  test('are read by line, comma and semicolon, with and without names', () => {
    expect(
      readAddresses('ana@example.com\nTheo Park <theo@example.com>; "Reyes, Tina" <tina@example.com>,  bo@example.com'),
    ).toEqual({
      people: [
        { email: 'ana@example.com', firstName: '', lastName: '' },
        { email: 'theo@example.com', firstName: 'Theo', lastName: 'Park' },
        { email: 'tina@example.com', firstName: 'Tina', lastName: 'Reyes' },
        { email: 'bo@example.com', firstName: '', lastName: '' },
      ],
      unreadable: [],
    });
  });

  test('are each taken once, whatever their case', () => {
    expect(readAddresses('Ana@Example.com, ana@example.com').people).toHaveLength(1);
  });

  test.each(['ana', 'ana@', 'ana@example', 'Theo <theo>', `${'a'.repeat(250)}@example.com`])(
    'that are none, such as %s, are given back and nothing is lost beside them',
    (wrong) => {
      expect(readAddresses(`ok@example.com\n${wrong}`)).toMatchObject({
        people: [{ email: 'ok@example.com' }],
        unreadable: [wrong],
      });
    },
  );

  test('survive whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        for (const { email } of readAddresses(text).people) expect(email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/);
      }),
    );
  });
});

test('seats that are left are never fewer than none', () => {
  expect(seatsLeft({ total: 10, members: 2, invites: 1 })).toBe(7);
  expect(seatsLeft({ total: 1, members: 2, invites: 1 })).toBe(0);
});
