import { DAY_MS } from '@yardsign/domain/time/spans';
import { CompactSign } from 'jose';
import { describe, expect, test } from 'vitest';
import { signingKey } from '@yardsign/sandbox/vendors/app-store/chain';
import { FORGED_CHAINS } from '@yardsign/sandbox/vendors/app-store/conformance/forged-chains';
import { noticeOf } from '@yardsign/sandbox/vendors/app-store/notices';
import { signJws } from '@yardsign/sandbox/vendors/app-store/sign';
import type { Purchase } from '@yardsign/sandbox/vendors/app-store/state';
import { createStillClock } from '../../platform/clock.ts';
import { createAppStore } from './adapter.ts';
import { appStoreOf } from './settings.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const APP = { bundleId: 'app.yardsign.sandbox', environment: 'Production' as const };
const WHAT = { type: 'SUBSCRIBED', subtype: 'INITIAL_BUY', at: NOW.getTime(), seed: 'one' };
const BOUGHT: Purchase = {
  originalTransactionId: '2000000000007919',
  transactionId: '2000000000015838',
  appAccountToken: '11111111-2222-4333-a444-555555555555',
  productId: 'app.yardsign.sandbox.elite',
  months: 1,
  purchasedAt: NOW.getTime(),
  expiresAt: NOW.getTime() + 30 * DAY_MS,
  graceEndsAt: null,
  revokedAt: null,
  status: 1,
  renews: true,
  cardFails: false,
};

const settings = appStoreOf({ APPLE_BUNDLE_ID: APP.bundleId, APPLE_STORE: 'Production' }, true);
if (!settings) throw new Error('the sandbox has an app');
const store = createAppStore({ ...settings, clock: createStillClock(NOW.toISOString()) });
const read = (jws: string) => store.readNotice(jws);
const notice = async (
  change: Partial<Purchase> = {},
  app: Parameters<typeof noticeOf>[1] = APP,
  what: Partial<typeof WHAT> = {},
) => (await noticeOf({ ...BOUGHT, ...change }, app, { ...WHAT, ...what })).signedPayload;
const claimsOf = (jws: string) => JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString());

test('a notification of the store says whose it is, what was bought and how it stands', async () => {
  expect(await read(await notice({ graceEndsAt: NOW.getTime(), status: 4, renews: false }))).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    type: 'SUBSCRIBED',
    subtype: 'INITIAL_BUY',
    signedAt: NOW,
    subscription: {
      originalTransactionId: BOUGHT.originalTransactionId,
      productId: BOUGHT.productId,
      accountToken: BOUGHT.appAccountToken,
      status: 'grace_period',
      expiresAt: new Date(BOUGHT.expiresAt),
      graceEndsAt: NOW,
      renews: false,
    },
  });
});

test.each([
  ['a type', { type: 'SOMETHING_NEW' }],
  ['a subtype', { subtype: 'SOMETHING_NEW' }],
])('one with %s that nobody knows is read, and says nothing', async (_what, what) => {
  expect(await read(await notice({}, APP, what))).toMatchObject({ ...WHAT_KNOWN, ...what, subscription: null });
});
const WHAT_KNOWN = { signedAt: NOW };

describe('is refused', () => {
  test.each(Object.entries(FORGED_CHAINS))('a chain %s', async (_name, chain) => {
    expect(await read(await signJws(claimsOf(await notice()), chain))).toBeNull();
    const claims = claimsOf(await notice());
    const signedTransactionInfo = await signJws(claimsOf(claims.data.signedTransactionInfo), chain);
    expect(await read(await signJws({ ...claims, data: { ...claims.data, signedTransactionInfo } }))).toBeNull();
  });

  test.each([
    ['of another app', { ...APP, bundleId: 'com.example.other' }, {}],
    ['of the sandbox of Apple in production', { ...APP, environment: 'Sandbox' as const }, {}],
    ['from eight days ago', APP, { at: NOW.getTime() - 8 * DAY_MS }],
    ['from the future', APP, { at: NOW.getTime() + 6 * 60_000 }],
  ])('one %s', async (_name, app, what) => {
    expect(await read(await notice({}, app, what))).toBeNull();
  });

  test('a purchase in another app within a notification of ours', async () => {
    const claims = claimsOf(await notice());
    const foreign = { ...claimsOf(claims.data.signedTransactionInfo), bundleId: 'com.example.other' };
    const data = { ...claims.data, signedTransactionInfo: await signJws(foreign) };
    expect(await read(await signJws({ ...claims, data }))).toBeNull();
  });

  test('a renewal of another purchase', async () => {
    const claims = claimsOf(await notice());
    const other = { ...claimsOf(claims.data.signedRenewalInfo), originalTransactionId: '1' };
    expect(
      await read(await signJws({ ...claims, data: { ...claims.data, signedRenewalInfo: await signJws(other) } })),
    ).toBeNull();
  });

  test('one without a signature, or with one of another kind', async () => {
    const [header = '', payload = '', signature = ''] = (await notice()).split('.');
    const { x5c } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const headed = (alg: string) => Buffer.from(JSON.stringify({ alg, x5c })).toString('base64url');
    const [other = ''] = (await signJws({ other: true })).split('.').slice(2);
    for (const forged of [
      `${headed('none')}.${payload}.`,
      `${headed('none')}.${payload}.${signature}`,
      `${headed('HS256')}.${payload}.${signature}`,
      `${header}.${payload}.${other}`,
      `${header}.${payload}`,
      'nothing',
      '',
    ])
      expect(await read(forged)).toBeNull();
  });

  test('one whose key comes in another field', async () => {
    const { kty, crv, x, y } = signingKey().export({ format: 'jwk' });
    const jwk = { kty: String(kty), crv: String(crv), x: String(x), y: String(y) };
    const payload = Buffer.from(JSON.stringify(claimsOf(await notice())));
    const signed = await new CompactSign(payload).setProtectedHeader({ alg: 'ES256', jwk }).sign(signingKey());
    expect(await read(signed)).toBeNull();
  });

  test('the root of the sandbox where the sandbox is off', async () => {
    const real = appStoreOf({ APPLE_BUNDLE_ID: 'com.example.members', APPLE_STORE: 'Production' }, false);
    if (!real) throw new Error('an app that is set is there');
    const strict = createAppStore({ ...real, bundleId: APP.bundleId, clock: createStillClock(NOW.toISOString()) });
    expect(await strict.readNotice(await notice())).toBeNull();
    expect(appStoreOf({ APPLE_BUNDLE_ID: APP.bundleId, APPLE_STORE: 'Production' }, false)).toBeNull();
  });
});
