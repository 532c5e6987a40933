import { Client } from '@hubspot/api-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playVendors } from '../../../support/loopback/listen.ts';
import { createWorld, type World } from '../../../support/world.ts';
import { SANDBOX_HUBSPOT } from '../hubspot.ts';

const MAYA = 'maya@demo.yardsign.test';

let world: World;
let played: { close(): Promise<void> };
beforeAll(async () => {
  world = await createWorld();
  played = await playVendors({ 'api.hubapi.com': { app: world.app, base: '/sandbox/hubspot' } });
});
afterAll(async () => {
  await played.close();
  await world.close();
});
beforeEach(() => world.sandbox.reset());

const contactsOf = (accessToken: string) =>
  new Client({ accessToken, numberOfApiCallRetries: 0 }).crm.contacts.basicApi;
const contacts = contactsOf(SANDBOX_HUBSPOT.token);
const read = (which: string, properties: string[], idProperty?: string) =>
  contacts.getById(which, properties, undefined, undefined, undefined, idProperty);

/** What the official client throws. */
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const { code, body } = error as { code: number; body: { category: string; correlationId: string; status: string } };
  expect(body).toMatchObject({ status: 'error', correlationId: expect.any(String) });
  return [code, body.category];
};

test('a contact is found by its address and by its id', async () => {
  const found = await read(MAYA, ['firstname', 'kcm_li_check_date'], 'email');
  expect(found).toMatchObject({
    id: '51',
    properties: { firstname: 'Maya', kcm_li_check_date: null, hs_object_id: '51' },
    archived: false,
  });
  expect(found.createdAt).toBeInstanceOf(Date);
  expect((await read('51', ['email'])).properties['email']).toBe(MAYA);
});

test('values are written, cleared, and read again', async () => {
  const write = (value: string) =>
    contacts.update(MAYA, { properties: { kcm_li_check_date: value } }, 'email').then(({ properties }) => properties);
  expect(await write('2027-01-20')).toMatchObject({ kcm_li_check_date: '2027-01-20' });
  expect(await write(String(Date.UTC(2027, 2, 1)))).toMatchObject({ kcm_li_check_date: '2027-03-01' });
  expect((await read('51', ['kcm_li_check_date'])).properties).toMatchObject({ kcm_li_check_date: '2027-03-01' });
  expect(await write('')).toMatchObject({ kcm_li_check_date: null });
});

test('a contact is made once', async () => {
  const make = () => contacts.create({ properties: { email: 'new@example.test', firstname: 'New' }, associations: [] });
  const { id } = await make();
  expect((await read('NEW@example.test', ['firstname'], 'email')).id).toBe(id);
  expect(await refusal(make())).toEqual([409, 'CONFLICT']);
});

test('its refusals are those of the vendor', async () => {
  const write = (properties: Record<string, string>) => contacts.update(MAYA, { properties }, 'email');
  expect(await refusal(read('nobody@example.test', [], 'email'))).toEqual([404, 'OBJECT_NOT_FOUND']);
  expect(await refusal(write({ kcm_unheard_of: 'x' }))).toEqual([400, 'VALIDATION_ERROR']);
  expect(await refusal(write({ kcm_fb_check_date: 'tomorrow' }))).toEqual([400, 'VALIDATION_ERROR']);
  expect(await refusal(write({ kcm_fb_check_date: '1700000000001' }))).toEqual([400, 'VALIDATION_ERROR']);
  expect(await refusal(read(MAYA, [], 'firstname'))).toEqual([400, 'VALIDATION_ERROR']);
  expect(await refusal(contactsOf('another-token').getById('51'))).toEqual([401, 'INVALID_AUTHENTICATION']);
});

test('a hundred calls within ten seconds are taken, and more after them', async () => {
  const call = () =>
    world.app.inject({
      url: '/sandbox/hubspot/crm/v3/objects/contacts/51',
      headers: { authorization: `Bearer ${SANDBOX_HUBSPOT.token}` },
    });
  const statuses = [];
  for (let calls = 0; calls < 101; calls += 1) statuses.push((await call()).statusCode);
  expect(new Set(statuses.slice(0, 100))).toEqual(new Set([200]));
  expect((await call()).json()).toMatchObject({ category: 'RATE_LIMITS', policyName: 'TEN_SECONDLY_ROLLING' });
  world.clock.advance(10_000);
  expect((await call()).statusCode).toBe(200);
});
