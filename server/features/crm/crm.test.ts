import { HOUR_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hostSandbox, type HostedSandbox } from '../../app/testing/networks/hosted-sandbox.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { createStillClock } from '../../platform/clock.ts';
import { addMember } from '../../seeds/scenarios.ts';
import { tellContactsJob } from './jobs.ts';
import { type Contacts, type CrmDeps, CrmError } from './ports.ts';
import { tellContacts } from './tell-contacts.ts';

// Runs on PostgreSQL too.

let hosted: HostedSandbox;
let crm: ReturnType<HostedSandbox['on']>;
let app: TestApp;
let beginAgain: () => Promise<void>;
let token: string;
let luis: string;
let memberId: string;

const EMAIL = 'maya@demo.yardsign.test';
const START = '2026-11-21T15:00:00.000Z';
const url = (contact: string) => `/api/hubspot/v1/contact/${encodeURIComponent(contact)}`;

beforeAll(async () => {
  hosted = await hostSandbox(createStillClock(START), 5_000);
  crm = hosted.on('hubspot');
  app = await testApp({ HUBSPOT_URL: `${hosted.url}/sandbox/hubspot` });
  const person = { username: 'maya', firstName: 'Maya', lastName: 'Alvarez', email: EMAIL };
  memberId = await addMember(app.world, person);
  await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'H', email: 'luis@example.test' });
  token = await app.signIn('maya');
  luis = await app.signIn('luis');
  beginAgain = await app.remember();
});
afterAll(async () => {
  await app.close();
  await hosted.close();
});
beforeEach(async () => {
  await beginAgain();
  hosted.sandbox.reset();
  await crm.clearFaults();
});

/** One run of the job, as the product does it. */
async function run({ product }: Pick<TestApp, 'product'> = app): Promise<void> {
  const handlers = product.features.flatMap((feature) => feature.handlers);
  const found = handlers.find(({ job }) => job.name === tellContactsJob.name);
  if (!found) throw new Error('nobody tells the CRM');
  await found.handle({});
}

const depsWith = (contacts: Contacts): CrmDeps => ({
  db: app.db,
  clock: app.clock,
  contacts,
  limit: { take: async () => ({ ok: true }) },
  reportError: () => {},
});

interface Change {
  email: string;
  properties: Record<string, string | null>;
}
const changes = async () => {
  const effects = (await crm.effects('updated')) as unknown as Change[];
  return effects.toReversed().map(({ properties }) => properties);
};

const connect = (network: string, values: { expires_at?: Date; ended_at?: Date } = {}) =>
  app.db
    .insertInto('connection')
    .values({
      ...{ member_id: memberId, network, grant_id: `grt_${network}`, account_id: '1', account_name: 'Maya' },
      ...{ scopes: [], expires_at: null, ended_at: null, created_at: new Date(START), checked_at: new Date(START) },
      ...values,
    })
    .execute();
const keepSecret = (network: string) =>
  app.db
    .insertInto('connection_secret')
    .values({ member_id: memberId, network, field: 'user', sealed: '{}', created_at: new Date(START) })
    .execute();
const change = (network: string, values: { expires_at?: Date | null; ended_at?: Date | null; grant_id?: string }) =>
  app.db.updateTable('connection').set(values).where('network', '=', network).execute();
const answer = (name: string, value: string) =>
  app.db
    .insertInto('profile_field')
    .values({ member_id: memberId, feature: 'basic', name, value })
    .onConflict((conflict) => conflict.columns(['member_id', 'feature', 'name']).doUpdateSet({ value }))
    .execute();
const waiting = () => app.db.selectFrom('crm_contact').selectAll().where('is_due', '=', true).execute();

describe('what the CRM is told', () => {
  test('the end of a LinkedIn connection, and nothing more at the next run', async () => {
    await connect('linkedin', { expires_at: new Date('2027-01-20T10:00:00Z') });
    await run();
    await run();
    expect(await changes()).toEqual([{ kcm_li_check_date: '2027-01-20' }]);
    expect(await waiting()).toEqual([]);
  });

  test('a later end once the connection is renewed, and none once it is gone', async () => {
    await connect('linkedin', { expires_at: new Date('2027-01-20T10:00:00Z') });
    await run();
    await change('linkedin', { expires_at: new Date('2027-03-01T10:00:00Z'), grant_id: 'grt_2' });
    await run();
    await app.db.deleteFrom('connection').execute();
    await run();
    expect(await changes()).toEqual([
      { kcm_li_check_date: '2027-01-20' },
      { kcm_li_check_date: '2027-03-01' },
      { kcm_li_check_date: null },
    ]);
  });

  test('the day on which Facebook was lost, which the next connect clears', async () => {
    await connect('facebook', { expires_at: new Date('2027-01-20T10:00:00Z') });
    await run();
    await change('facebook', { ended_at: new Date('2026-12-01T08:00:00Z') });
    await run();
    await change('facebook', { ended_at: null, grant_id: 'grt_2' });
    await run();
    expect(await changes()).toEqual([{ kcm_fb_check_date: '2026-12-01' }, { kcm_fb_check_date: null }]);
  });

  test('nothing of a Facebook connection whose tokens are kept', async () => {
    await connect('facebook');
    await keepSecret('facebook');
    await change('facebook', { ended_at: new Date('2026-12-01T08:00:00Z') });
    await run();
    expect(await changes()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('the answers of the onboarding, and no other field of the profile', async () => {
    await answer('kcm_onboarding_goal', 'learn');
    await answer('company', 'Harbor & Pine');
    await run();
    await answer('kcm_onboarding_goal', 'post');
    await run();
    expect(await changes()).toEqual([{ kcm_onboarding_goal: 'learn' }, { kcm_onboarding_goal: 'post' }]);
  });

  test('the same again under another address', async () => {
    await answer('kcm_onboarding_goal', 'learn');
    await run();
    await app.db.updateTable('member').set({ email: 'nora@demo.yardsign.test' }).where('id', '=', memberId).execute();
    await run();
    const told = (await crm.effects('updated')) as unknown as Change[];
    expect(told.toReversed().map(({ email, properties }) => [email, properties])).toEqual([
      [EMAIL, { kcm_onboarding_goal: 'learn' }],
      ['nora@demo.yardsign.test', { kcm_onboarding_goal: 'learn' }],
    ]);
  });

  test('nothing of other networks, and nothing of who is blocked', async () => {
    await connect('x', { expires_at: new Date('2027-01-20T10:00:00Z') });
    expect(await waiting()).toEqual([]);
    await answer('kcm_onboarding_goal', 'learn');
    await app.db
      .updateTable('member')
      .set({ blocked_at: new Date(START) })
      .where('id', '=', memberId)
      .execute();
    await run();
    expect(await changes()).toEqual([]);
  });
});

describe('a CRM with trouble', () => {
  const goal = () => answer('kcm_onboarding_goal', 'learn');

  test('is told again what it may not have heard, also when the value is back at what it was', async () => {
    await connect('facebook', { ended_at: new Date('2026-12-01T08:00:00Z') });
    await crm.fault({ kind: 'drop_after_effect', times: 1 });
    await run();
    await change('facebook', { ended_at: null });
    await run();
    expect(await changes()).toEqual([{ kcm_fb_check_date: '2026-12-01' }, { kcm_fb_check_date: null }]);
  });

  test.each([
    ['busy', { kind: 'vendor', failure: 'rate_limit_429' }],
    ['down', { kind: 'status', code: 503 }],
    ['answering the page of a proxy', { kind: 'status', code: 404, body: '<html>not here</html>' }],
  ])('is asked again a minute later when it was %s', async (_name, fault) => {
    await goal();
    await crm.fault({ ...fault, times: 1 });
    await run();
    expect(await waiting()).toHaveLength(1);
    expect(app.reports).toEqual([]);
    await run();
    expect(await changes()).toEqual([{ kcm_onboarding_goal: 'learn' }]);
  });

  test('is asked a day later about somebody whom it does not know', async () => {
    await app.db.updateTable('member').set({ email: 'new@example.test' }).where('id', '=', memberId).execute();
    await goal();
    await run();
    const asked = (await crm.requests()).length;
    app.clock.advance(23 * HOUR_MS);
    await run();
    expect(await crm.requests()).toHaveLength(asked);
    app.clock.advance(HOUR_MS);
    await run();
    expect(await crm.requests()).toHaveLength(asked + 1);
  });

  test('tells the operator when it refuses the token or a value', async () => {
    await goal();
    await crm.fault({ kind: 'vendor', failure: 'token_invalid_401', times: 1 });
    await run();
    await crm.fault({
      kind: 'status',
      code: 400,
      body: { message: 'no such property', category: 'VALIDATION_ERROR' },
      times: 1,
    });
    await run();
    expect(app.reports.map(({ message }) => message)).toEqual([
      expect.stringContaining('401'),
      expect.stringContaining('no such property'),
    ]);
  });

  /** Another member, who is to be told as well. */
  async function addAnother(): Promise<string> {
    const id = await addMember(app.world, {
      username: 'aaa',
      firstName: 'A',
      lastName: 'B',
      email: 'aaa@example.test',
    });
    await app.db
      .insertInto('profile_field')
      .values({ member_id: id, feature: 'basic', name: 'kcm_onboarding_goal', value: 'plan' })
      .execute();
    return id;
  }

  test('one contact that is not there keeps no other waiting', async () => {
    await goal();
    const other = await addAnother();
    await run();
    expect(await changes()).toEqual([{ kcm_onboarding_goal: 'learn' }]);
    expect((await waiting()).map(({ member_id: id }) => id)).toEqual([other]);
  });

  test('one contact at which the CRM breaks each time keeps no other waiting', async () => {
    await goal();
    const other = await addAnother();
    // The one whose turn comes first.
    const broken = other < memberId ? 'aaa@example.test' : EMAIL;
    const told: string[] = [];
    const update = async (email: string) => {
      if (email === broken) throw new CrmError('later', '500');
      told.push(email);
      return '1';
    };
    const deps = depsWith({ find: async () => '1', update });
    await tellContacts(deps);
    expect(told).toEqual([]);
    await tellContacts(deps);
    expect(told).toEqual([other < memberId ? EMAIL : 'aaa@example.test']);
  });

  test('a change that comes while it is told is told as well', async () => {
    await answer('kcm_onboarding_goal', 'learn');
    const told: unknown[] = [];
    const contacts: Contacts = {
      find: async () => '1',
      async update(_email, values) {
        told.push(values);
        if (told.length === 1) await answer('kcm_onboarding_goal', 'post');
        return '1';
      },
    };
    const deps = depsWith(contacts);
    await tellContacts(deps);
    await tellContacts(deps);
    expect(told).toEqual([{ kcm_onboarding_goal: 'learn' }, { kcm_onboarding_goal: 'post' }]);
    expect(await waiting()).toEqual([]);
  });

  test('an error of our own is no trouble of the CRM', async () => {
    await goal();
    const contacts = { update: () => Promise.reject(new TypeError('ours')) } as unknown as Contacts;
    const deps = { db: app.db, clock: app.clock, contacts } as unknown as CrmDeps;
    await expect(tellContacts(deps)).rejects.toThrow('ours');
    const closed = { update: () => Promise.reject(new CrmError('later', 'busy')) } as unknown as Contacts;
    await expect(tellContacts({ ...deps, contacts: closed })).resolves.toBeUndefined();
  });
});

describe('the calls of the documents', () => {
  const read = (contact: string, who = token) =>
    app.call({ method: 'GET', url: `${url(contact)}?fields=hs_object_id`, token: who });
  const write = (contact: string, payload: object, who = token) =>
    app.call({ method: 'POST', url: url(contact), payload, token: who });

  test('the id of the caller’s contact, by the address in any case, and by that id from then on', async () => {
    const answered = await read(EMAIL.toUpperCase());
    expect(answered.json()).toEqual({ properties: { hs_object_id: '51' } });
    expect((await read('51')).json()).toEqual({ properties: { hs_object_id: '51' } });
  });

  test('a value of the caller’s contact', async () => {
    const values = { kcm_value_moment: '2026-11-21' };
    expect((await write(EMAIL, values)).json()).toEqual({ properties: values });
    expect(await changes()).toEqual([values]);
  });

  test('nobody else’s contact is there, whatever it is called', async () => {
    await read(EMAIL);
    for (const contact of ['51', EMAIL, '52', 'nora@demo.yardsign.test'])
      for (const answered of [await read(contact, luis), await write(contact, { kcm_value_moment: '' }, luis)])
        expect([answered.statusCode, answered.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    expect(await changes()).toEqual([]);
  });

  test.each([
    ['another property', { email: 'me@example.test' }],
    ['no property', {}],
    ['a day that is none', { kcm_fb_check_date: '2026-02-30' }],
    ['words without an end', { kcm_onboarding_role: 'x'.repeat(201) }],
    ['a number', { kcm_value_moment: 5 }],
  ])('%s is refused', async (_name, payload) => {
    expect((await write(EMAIL, payload)).statusCode).toBe(400);
    expect(await crm.requests()).toEqual([]);
  });

  test('each trouble of the CRM has an answer of its own', async () => {
    expect((await read('luis@example.test', luis)).json()).toMatchObject({ code: 'crm_no_contact' });
    await crm.fault({ kind: 'status', code: 503, times: 1 });
    expect((await read(EMAIL)).json()).toMatchObject({ code: 'crm_unavailable' });
    await crm.fault({ kind: 'status', code: 400, body: { message: 'no', category: 'VALIDATION_ERROR' }, times: 1 });
    expect((await write(EMAIL, { kcm_value_moment: '' })).json()).toMatchObject({ code: 'crm_refused' });
  });

  test('a member who asks without an end is told to wait', async () => {
    for (let asked = 0; asked < 60; asked += 1) await write(EMAIL, { kcm_value_moment: '' });
    expect((await read(EMAIL)).statusCode).toBe(429);
    expect((await read('luis@example.test', luis)).statusCode).toBe(404);
  });
});

test('an installation without a CRM says so, and forgets nothing', async () => {
  const alone = await testApp({ YARDSIGN_SANDBOX: 'off' });
  const id = await addMember(alone.world, {
    username: 'sam',
    firstName: 'S',
    lastName: 'T',
    email: 'sam@example.test',
  });
  const answered = await alone.call({ method: 'GET', url: url('sam@example.test'), token: await alone.signIn('sam') });
  expect(answered.json()).toMatchObject({ code: 'crm_not_connected' });
  await alone.db
    .insertInto('profile_field')
    .values({ member_id: id, feature: 'basic', name: 'kcm_onboarding_goal', value: 'plan' })
    .execute();
  await run(alone);
  expect(await alone.db.selectFrom('crm_contact').select('is_due').execute()).toEqual([{ is_due: true }]);
  await alone.close();
});
