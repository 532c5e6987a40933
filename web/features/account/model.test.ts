import { describe, expect, test } from 'vitest';
import { looksLikeEmail, readAddressedLink, readEmailLink, readResetLink, readTicket } from './model.ts';

const ID = 'lnk_abcdefghijklmnop';
const SECRET = 'a'.repeat(43);
const encode = (text: string) => btoa(text);

describe('the value of a sign-up link', () => {
  test('is the two halves of a link', () => {
    expect(readTicket(encode(`${ID};${SECRET}`))).toEqual({ id: ID, secret: SECRET });
  });

  test.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['one part', encode(ID)],
    ['three parts', encode(`${ID};${SECRET};x`)],
    ['a name and a password', encode('maya;porch-light-42')],
    ['not base64', 'a;b'],
    ['not text', ['x']],
  ])('is none for %s', (_case, value) => {
    expect(readTicket(value)).toBeNull();
  });
});

test('a link is read off the query names of the documents', () => {
  expect(readResetLink({ token: ID, h: SECRET })).toEqual({ id: ID, secret: SECRET });
  expect(readResetLink({ token: 'usr_abcdefgh', h: SECRET })).toBeNull();
  expect(readAddressedLink({ email: 'a@b.example', h: SECRET, id: ID })).toEqual({
    email: 'a@b.example',
    id: ID,
    secret: SECRET,
  });
  expect(readAddressedLink({ h: SECRET, id: ID })).toBeNull();
  expect(readEmailLink({ email: 'a@b.example', h: SECRET })).toEqual({ email: 'a@b.example', secret: SECRET });
  expect(readEmailLink({ email: 'a@b.example', h: SECRET, id: 'x' })).toBeNull();
});

test.each([
  ['maya@example.com', true],
  [' maya@example.com ', true],
  ['maya@example', false],
  ['maya.example.com', false],
  ['maya@exa mple.com', false],
])('%j looks like an address: %s', (text, expected) => {
  expect(looksLikeEmail(text)).toBe(expected);
});
