import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { checkGuestClient } from './guest-client.ts';

const PAIRS = ['crm:a-secret-of-16-letters', 'kiosk:another-secret-of-22'];
const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;

describe('the pair of a program', () => {
  test.each(PAIRS)('is taken when it is set: %s', (pair) => {
    expect(() => checkGuestClient(basic(pair), PAIRS)).not.toThrow();
  });

  test.each([
    ['a wrong secret', basic('crm:guessed-guessed-1')],
    ['another program’s secret', basic('crm:another-secret-of-22')],
    ['no secret', basic('crm')],
    ['nothing', 'Basic '],
    ['the scheme alone', 'basic'],
    ['what is no base64', 'Basic %%%'],
  ])('is refused with %s', (_case, authorization) => {
    expect(() => checkGuestClient(authorization, PAIRS)).toThrow('not known here');
  });

  test('is not asked for, and nothing else is looked at', () => {
    expect(() => checkGuestClient(undefined, PAIRS)).not.toThrow();
    expect(() => checkGuestClient('Bearer Basic', PAIRS)).not.toThrow();
    expect(() => checkGuestClient(basic('any:pair'), [])).not.toThrow();
  });
});

describe('an installation that knows its programs', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ GUEST_CLIENTS: PAIRS.join(',') });
  });
  afterAll(() => app.close());

  test.each([
    ['a good pair', basic(PAIRS[0] ?? ''), 200],
    ['another pair', basic('crm:guessed-guessed-1'), 401],
  ])('answers a guest with %s: %s', async (_case, authorization, status) => {
    const answer = await app.call({ method: 'GET', url: '/api/app/v1/session', headers: { authorization } });
    expect(answer.statusCode).toBe(status);
  });
});
