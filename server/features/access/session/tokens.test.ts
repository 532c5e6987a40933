import { beforeEach, describe, expect, test } from 'vitest';
import { ACCESS_SECONDS, readAccessToken, signAccessToken } from './tokens.ts';

const ISSUER = 'https://members.example';
const START = new Date('2026-03-02T09:00:00Z');
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000);

let key: Buffer;
let token: string;

beforeEach(async () => {
  key = Buffer.alloc(32, 5);
  const input = { memberId: 'usr_maya', sessionId: 'ses_one', tokenId: 'tok_one', issuer: ISSUER };
  token = await signAccessToken({ ...input, now: START, expiresAt: later(ACCESS_SECONDS) }, key);
});

const read = (text: string, options: Partial<Parameters<typeof readAccessToken>[1]> = {}) =>
  readAccessToken(text, { issuer: ISSUER, key, now: START, ...options });
const refusal = (promise: Promise<string>) => promise.catch((error: { code: string }) => error.code);

/** What holds of a token that is seen for the first time must hold of one that is remembered. */
describe.each([['seen for the first time'], ['read before']])('an access token %s', (when) => {
  beforeEach(async () => {
    if (when === 'read before') await read(token);
  });

  test('names its session until its time is over', async () => {
    expect(await read(token, { now: later(ACCESS_SECONDS - 1) })).toBe('ses_one');
    expect(await refusal(read(token, { now: later(ACCESS_SECONDS) }))).toBe('token_expired');
  });

  test('is refused before its time, by another issuer and under another key', async () => {
    expect(await refusal(read(token, { now: later(-60) }))).toBe('token_invalid');
    expect(await refusal(read(token, { issuer: 'https://other.example' }))).toBe('token_invalid');
    expect(await refusal(read(token, { key: Buffer.alloc(32, 6) }))).toBe('token_invalid');
  });

  test('is refused with a letter changed', async () => {
    const [head = '', body = '', signature = ''] = token.split('.');
    const other = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    expect(await refusal(read(other))).toBe('token_invalid');
  });
});
