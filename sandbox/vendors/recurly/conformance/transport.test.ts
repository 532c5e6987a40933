import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClock } from '../../../kit/clock.ts';
import { createSandbox } from '../../../sandbox.ts';
import { signatureOf } from '../hooks.ts';
import { SANDBOX_RECURLY } from '../recurly.ts';
import { CARDS } from './in-process.ts';
import { createMerchant, type Merchant, START } from './merchant.ts';

let merchant: Merchant;
beforeEach(async () => {
  merchant = await createMerchant();
});
afterEach(() => merchant.close());

const HEADERS = {
  authorization: `Basic ${Buffer.from(`${SANDBOX_RECURLY.privateKey}:`).toString('base64')}`,
  accept: 'application/vnd.recurly.v2021-02-25',
};
const subscribe = async (key?: string) =>
  merchant.call({
    method: 'POST',
    url: '/subscriptions',
    headers: { ...HEADERS, ...(key !== undefined && { 'idempotency-key': key }) },
    payload: { plan_code: 'expert-monthly', currency: 'USD', account: { code: 'maya' } },
  });
const withCard = async () =>
  merchant.client.createAccount({ code: 'maya', billingInfo: { tokenId: await merchant.card() } });
const payments = async () => (await merchant.effects('payment')).length;
const fault = (payload: object) => merchant.call({ method: 'POST', url: '/_faults', payload });

describe('the transport', () => {
  test('asks for the key and the version', async () => {
    const plans = (headers: Record<string, string>) => merchant.call({ url: '/plans', headers });
    expect((await plans({ ...HEADERS, authorization: 'Basic eDo=' })).json()).toMatchObject({
      error: { type: 'unauthorized' },
    });
    expect((await plans({ ...HEADERS, accept: 'application/json' })).statusCode).toBe(406);
    expect((await plans(HEADERS)).headers['recurly-version']).toBe('recurly.v2021-02-25');
  });

  test('counts calls in a window of five minutes that slides', async () => {
    merchant.clock.advance(1000);
    const ask = async () => merchant.call({ url: '/plans?limit=1', headers: HEADERS });
    for (let call = 0; call < 4; call += 1) await ask();
    const { headers } = await ask();
    expect(headers['x-ratelimit-remaining']).toBe(String(2000 - 5));
    merchant.clock.advance(5 * 60_000);
    expect((await ask()).headers['x-ratelimit-remaining']).toBe('1999');
  });

  test('refuses numbers of cards', async () => {
    await withCard();
    const answer = await merchant.call({
      method: 'PUT',
      url: '/accounts/code-maya/billing_info',
      headers: HEADERS,
      payload: { number: CARDS.good },
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('a repeated key', () => {
  test('is answered as before and does nothing, for an hour', async () => {
    await withCard();
    const first = await subscribe('cmd:1');
    const again = await subscribe('cmd:1');
    expect([again.statusCode, again.headers['idempotency-prior'], again.body]).toEqual([201, 'true', first.body]);
    expect(await payments()).toBe(1);
    merchant.clock.advance(3_600_000);
    expect((await subscribe('cmd:1')).statusCode).toBe(422);
    expect(await payments()).toBe(1);
  });

  test('finds what was done although the line was cut', async () => {
    await withCard();
    await fault({ kind: 'drop_after_effect', match: { path: '/subscriptions' } });
    await expect(subscribe('cmd:2')).rejects.toThrow('destroyed');
    const again = await subscribe('cmd:2');
    expect([again.statusCode, again.headers['idempotency-prior']]).toEqual([201, 'true']);
    expect(await payments()).toBe(1);
  });

  test('does it now where nothing was done', async () => {
    await withCard();
    await fault({ kind: 'drop_before_effect', match: { path: '/subscriptions' } });
    await expect(subscribe('cmd:3')).rejects.toThrow('destroyed');
    expect((await subscribe('cmd:3')).headers['idempotency-prior']).toBeUndefined();
    expect(await payments()).toBe(1);
  });

  test('is refused while the first call runs', async () => {
    await withCard();
    await fault({ kind: 'slow', ms: 60_000, match: { path: '/subscriptions' } });
    const first = subscribe('cmd:4');
    const second = await subscribe('cmd:4');
    expect([second.statusCode, second.headers['recurly-should-retry']]).toEqual([409, 'true']);
    await merchant.call({ method: 'POST', url: '/../_reset' });
    expect((await first).statusCode).toBe(422);
  });
});

describe('webhooks', () => {
  test('are signed as the known vector says', () => {
    const body = '{"id":"n1","object_type":"subscription","event_type":"paused","uuid":"u1"}';
    expect(signatureOf('whk-test', body, 1_763_654_400_000)).toBe(
      '1763654400000,c5487b8a7b44c07aa4c89232dd371d6376a9d7896e7abdcb45da31adbcabc916',
    );
  });

  test('come late, doubled and in another order, as they are told to', async () => {
    const received: { type: string; signed: boolean }[] = [];
    const listener = fastify();
    listener.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    listener.post('/hooks', async (request) => {
      const [at = '', signature] = String(request.headers['recurly-signature']).split(',');
      const expected = createHmac('sha256', 'whk')
        .update(`${at}.${String(request.body)}`)
        .digest('hex');
      const { object_type: type } = JSON.parse(String(request.body)) as { object_type: string };
      received.push({ type, signed: signature === expected });
      return {};
    });
    await listener.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(listener.server.address() as AddressInfo).port}/hooks`;
    const clock = createClock(() => START);
    const sandbox = await createSandbox({
      clock,
      publicUrl: 'http://localhost:3000',
      facebook: { appId: '1', appSecret: 'x' },
      recurly: { privateKey: 'k', webhooks: { url, key: 'whk' } },
    });
    const app = fastify();
    await app.register(sandbox.plugin, { prefix: '/sandbox' });
    const headers = { ...HEADERS, authorization: `Basic ${Buffer.from('k:').toString('base64')}` };
    const post = (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/sandbox/recurly${path}`, headers, payload });
    await post('/_hooks', { delayMs: 60_000, times: 2, reversed: true });
    await post('/accounts', { code: 'maya' });
    await post('/subscriptions', { plan_code: 'free', currency: 'USD', account: { code: 'maya' } });
    await app.inject('/sandbox/recurly/_state');
    expect(received).toEqual([]);
    clock.advance(60_000);
    await app.inject('/sandbox/recurly/_state');
    const about = ['subscription', 'charge_invoice', 'charge_invoice', 'account', 'account'];
    expect(received.map(({ type }) => type)).toEqual(about.flatMap((type) => [type, type]));
    expect(received.every(({ signed }) => signed)).toBe(true);
    await app.close();
    await sandbox.close();
    await listener.close();
  });
});
