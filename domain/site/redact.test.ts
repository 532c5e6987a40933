import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact, redactValue } from './redact.ts';

describe('what is told of an error', () => {
  test.each([
    ['GET /login?ticket=abc&redirectFrom=/local', 'GET /login?ticket=[removed]&redirectFrom=/local'],
    ['/reset-password?token=lnk_1&h=s3cret#top', '/reset-password?token=[removed]&h=[removed]#top'],
    ['/login?email=maya&page=2', '/login?email=[removed]&page=2'],
    ['https://maya:hush@files.example/x', 'https://files.example/x'],
    ['Authorization: Bearer abc.def.ghi', 'Authorization: Bearer [removed]'],
    ['{"password":"porch \\"light\\" 42","name":"x"}', '{"password":"[removed]","name":"x"}'],
    ["{'token': 'abc', 'n': 1}", "{'token': \"[removed]\", 'n': 1}"],
    ['no account for maya@demo.yardsign.test', 'no account for [address]'],
    ['jwt eyJhbGciOi.eyJzdWIi.sig', 'jwt [removed]'],
    ['key 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', 'key [removed]'],
  ])('%s becomes %s', (text, clean) => {
    expect(redact(text)).toBe(clean);
  });

  test.each([
    "TypeError: Cannot read properties of undefined (reading 'title')",
    'at Shell (https://members.example/assets/shell-BqW3kd9f.js:12:3401)',
    'duplicate key value violates unique constraint "member_username"',
    'too many redirects: status at /dashboard',
  ])('%s stays as it is', (text) => {
    expect(redact(text)).toBe(text);
  });

  test('never holds a secret, wherever it stood', () => {
    const secret = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{38,60}[0-9]$/);
    const places: ((value: string) => string)[] = [
      (value) => `/confirm-delete?email=a@b.test&h=${value}`,
      (value) => `Bearer ${value}`,
      (value) => JSON.stringify({ refresh_token: value }),
      (value) => `password=${value}&username=maya`,
      (value) => `cookie: yardsign_session=${value}; path=/`,
      (value) => `failed for ${value}`,
    ];
    fc.assert(
      fc.property(secret, fc.constantFrom(...places), fc.string(), (value, place, around) => {
        expect(redact(`${around} ${place(value)} ${around}`)).not.toContain(value);
      }),
    );
  });

  test('does not grow slow on long texts', () => {
    expect(redact('a'.repeat(20_000)).length).toBe(20_000);
    expect(redact('?'.repeat(20_000)).length).toBe(20_000);
  });
});

test('a value is told by its name: nothing of one that opens something, and any other without its addresses', () => {
  const values = [
    ['Token', 'abc'],
    ['h', 's3&cret'],
    ['page', '2'],
    ['to', 'maya@example.test'],
  ] as const;
  expect(values.map(([name, value]) => redactValue(name, value))).toEqual(['[removed]', '[removed]', '2', '[address]']);
});
