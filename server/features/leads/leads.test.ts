import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { queuedNotices } from '../../app/testing/processes/queued.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';
import { readCsv } from '../../platform/csv.ts';
import { newLeadNotice } from './notices/new-lead.ts';
import type { Lead } from './ports.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let beginAgain: () => Promise<void>;
let maya: { id: string; code: string; token: string };
let luis: { id: string; code: string; token: string };

const FORM = {
  name: 'Ana López',
  email: 'Ana@Example.test',
  phone: '(512) 555-0190',
  // As browsers send line breaks.
  message: 'Is it still open?\r\nWe would come on Sunday.',
  consent: 'on',
};

async function addPerson(username: string) {
  const id = await addMember(app.world, { username, firstName: username, lastName: 'Test' });
  await givePlan(app.world, id);
  await fillProfile(app.world, id, { first_name: username, last_name: 'Test' });
  const { public_code: code } = await app.db
    .selectFrom('member')
    .select('public_code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, code, token: await app.signIn(username) };
}

beforeAll(async () => {
  app = await testApp();
  maya = await addPerson('maya');
  luis = await addPerson('luis');
  beginAgain = await app.remember();
});
afterAll(() => app.close());
beforeEach(() => beginAgain());

const ARTICLE = 'first-hour-open-house';

function send(
  form: Partial<typeof FORM> & Record<string, string>,
  to = `/p/${maya.code}/en/${ARTICLE}`,
  ip = '10.0.0.1',
) {
  return app.call({
    method: 'POST',
    url: to,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    remoteAddress: ip,
  });
}
const leadsOf = async ({ token }: typeof maya, query = '') =>
  (await app.call({ method: 'GET', url: `/api/app/v1/leads${query}`, token })).json<{
    items: { id: string; [field: string]: unknown }[];
    nextCursor: string | null;
    open: number;
  }>();
const change = (method: 'PUT' | 'DELETE', id: string, token: string, answered?: boolean) =>
  app.call({
    method,
    url: `/api/app/v1/leads/${id}`,
    token,
    ...(answered !== undefined && { payload: { answered } }),
  });

describe('a visitor who writes on a public page', () => {
  test('sees what they may leave out', async () => {
    const { body } = await app.call({ method: 'GET', url: `/p/${maya.code}/en/${ARTICLE}` });
    const labels = [...body.matchAll(/<label for="lead-(\w+)">(.*?)<\/label>/g)];
    const optional = labels.flatMap(([, field, words]) => (words?.includes('(optional)') ? [field] : []));
    expect(optional).toEqual(['phone', 'message']);
  });

  test('is thanked on the same page, and the member finds what they wrote', async () => {
    const answer = await send(FORM);
    const url = `http://localhost:3000/p/${maya.code}/en/${ARTICLE}`;
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${url}?sent=1#write`]);
    const page = await app.call({ method: 'GET', url: `/p/${maya.code}/en/${ARTICLE}?sent=1` });
    expect(page.body).toContain('maya has your message');
    expect(page.body).not.toContain('<form');
    // Whoever opens the page after them finds the form.
    expect((await app.call({ method: 'GET', url: `/p/${maya.code}/en/${ARTICLE}` })).body).toContain('<form');
    const { items, open } = await leadsOf(maya);
    expect(open).toBe(1);
    expect(items).toMatchObject([
      {
        name: 'Ana López',
        email: 'ana@example.test',
        phone: '(512) 555-0190',
        message: 'Is it still open?\nWe would come on Sunday.',
        language: 'en',
        page: { path: `/shareable-content/blog/${ARTICLE}` },
        times: 1,
        answeredAt: null,
      },
    ]);
    expect(items[0]?.['consent']).toContain('you agree that maya may contact you');
    expect((await leadsOf(luis)).items).toEqual([]);
  });

  test('may press twice, and come back another day with the same words: one lead, and one mail a day', async () => {
    await Promise.all([send(FORM), send(FORM)]);
    app.clock.advance(24 * 3_600_000);
    await send(FORM);
    const { items } = await leadsOf({ ...maya, token: await app.signIn('maya') });
    expect(items).toMatchObject([{ times: 3 }]);
    const told = await queuedNotices(app.db, newLeadNotice);
    expect(told.filter(({ leadId }) => leadId === items[0]?.id)).toHaveLength(2);
  });

  test('may have pasted characters that nobody sees', async () => {
    const pasted = {
      name: 'Ana\u0000\u202E L\u0007ópez',
      email: 'ana\u200B@example.com',
      phone: '\u202A512-555-0190 x4\u202C',
    };
    expect((await send({ ...FORM, ...pasted, message: 'a\rb\u0007c\u000bd' })).statusCode).toBe(303);
    expect((await leadsOf(maya)).items).toMatchObject([
      { name: 'Ana López', email: 'ana@example.com', dial: 'tel:+15125550190;ext=4', message: 'a\nbc\nd' },
    ]);
  });

  test('writes on the home page too, in Spanish', async () => {
    const answer = await send(FORM, `/p/${maya.code}/es`);
    expect(answer.headers.location).toBe(`http://localhost:3000/p/${maya.code}/es?sent=1#write`);
    expect((await leadsOf(maya)).items).toMatchObject([{ language: 'es', page: null }]);
  });

  test.each([
    [{ name: '' }, 'Your name: please fill this in.'],
    [{ email: 'ana@' }, 'not a complete email address'],
    [{ phone: 'call me' }, 'not a phone number'],
    [{ phone: '5'.repeat(41) }, 'Phone number: this is too long.'],
    [{ consent: '' }, 'Your consent: please fill this in.'],
  ])('who leaves %j wrong reads why, and nothing of what they typed is lost', async (wrong, why) => {
    const answer = await send({ ...FORM, ...wrong, name: 'name' in wrong ? '' : '"><b>Ana' });
    expect(answer.statusCode).toBe(422);
    // The visitor's Back shows it again without sending anything.
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.body).toContain(why);
    expect(answer.body).toContain('We would come on Sunday.');
    expect(/<input id="lead-consent"[^>]* checked/.test(answer.body)).toBe(!('consent' in wrong));
    expect(answer.body).not.toContain('<b>Ana');
    expect((await leadsOf(maya)).items).toEqual([]);
  });

  test.each([
    [413, { message: 'x'.repeat(70_000) }, {}],
    [400, { message: 'x'.repeat(10_001) }, {}],
    [403, {}, { 'sec-fetch-site': 'cross-site' }],
  ])('is told in words that nothing was sent where the form cannot be read: %s', async (status, wrong, headers) => {
    const call = {
      method: 'POST',
      url: `/p/${maya.code}/en/${ARTICLE}`,
      payload: new URLSearchParams({ ...FORM, ...wrong }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    } as const;
    const answer = await app.call(call);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('it was not sent');
    expect(answer.body).toContain('no se envió');
    const machine = await app.call({ ...call, headers: { ...call.headers, accept: '*/*' } });
    expect([machine.statusCode, machine.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8']);
  });

  test('is taken for a machine when it fills in what nobody sees: thanked, and dropped', async () => {
    expect((await send({ ...FORM, reference: 'http://spam.example' })).statusCode).toBe(303);
    expect((await leadsOf(maya)).items).toEqual([]);
  });

  test('is asked to wait after five messages in ten minutes, with the words kept', async () => {
    for (let index = 0; index < 5; index += 1) await send({ ...FORM, message: `${index}` });
    const answer = await send({ ...FORM, message: 'the sixth' });
    expect([answer.statusCode, answer.body.includes('the sixth'), answer.body.includes('wait a few minutes')]).toEqual([
      429,
      true,
      true,
    ]);
    const spanish = await send({ ...FORM, message: 'the seventh' }, `/p/${maya.code}/es/${ARTICLE}`);
    expect([spanish.statusCode, spanish.body.includes('Espere unos minutos')]).toEqual([429, true]);
    expect((await send({ ...FORM, message: 'another' }, undefined, '10.0.9.1')).statusCode).toBe(303);
  });

  test('is not shut out by others who write without end: what comes is kept, and sixty an hour are told by mail', async () => {
    const lead = (index: number) => send({ ...FORM, message: `${index}` }, undefined, `10.0.${index % 25}.1`);
    for (let index = 0; index < 75; index += 1) expect((await lead(index)).statusCode).toBe(303);
    const after = await send({ ...FORM, message: 'a real one' }, undefined, '10.1.0.1');
    expect(after.statusCode).toBe(303);
    expect((await leadsOf(maya)).open).toBe(76);
    expect(await queuedNotices(app.db, newLeadNotice)).toHaveLength(60);
  });

  test('is led back to the page of a member who takes no messages, and nothing is kept', async () => {
    await fillProfile(app.world, maya.id, { lead_capture: 'off' }, 'blog');
    const answer = await send(FORM);
    await fillProfile(app.world, maya.id, { lead_capture: 'on' }, 'blog');
    expect(answer.headers.location).toBe(`http://localhost:3000/p/${maya.code}/en/${ARTICLE}#write`);
    expect((await leadsOf(maya)).items).toEqual([]);
  });

  test('cannot be sent there by another site, nor to nobody', async () => {
    const foreign = await app.call({
      method: 'POST',
      url: `/p/${maya.code}/en/${ARTICLE}`,
      payload: new URLSearchParams(FORM).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.statusCode).toBe(403);
    expect((await send(FORM, `/p/nobody-at-all/en/${ARTICLE}`)).statusCode).toBe(404);
    expect((await send(FORM, `/p/${maya.code}/en/no-such-article`)).statusCode).toBe(404);
    expect((await leadsOf(maya)).items).toEqual([]);
  });
});

describe('a member', () => {
  test('is told by a mail whose answer goes to the visitor', async () => {
    await send(FORM);
    const [lead] = (await leadsOf(maya)).items;
    const deps = { db: app.db, clock: app.clock, sessionKey: app.core.sessionKey, publicUrl: app.core.publicUrl };
    const [letter] = await newLeadNotice.write(deps, { leadId: lead?.id ?? '' });
    expect(letter).toMatchObject({ to: 'maya@demo.yardsign.test', replyTo: 'ana@example.test' });
    expect(letter?.content.subject).toBe('Ana López wrote to you');
    expect(letter?.content.button.url).toBe('http://localhost:3000/my-blog#leads');
    await change('DELETE', lead?.id ?? '', maya.token);
    expect(await newLeadNotice.write(deps, { leadId: lead?.id ?? '' })).toEqual([]);
  });

  test('marks a lead as answered and open again, which it is when it is sent again, and sees how many are open', async () => {
    await send(FORM);
    const [lead] = (await leadsOf(maya)).items;
    const id = lead?.id ?? '';
    const answered = await change('PUT', id, maya.token, true);
    expect(answered.json().lead.answeredAt).toBe(app.clock.now().toISOString());
    expect([(await leadsOf(maya)).open, (await leadsOf(maya, '?show=open')).items]).toEqual([0, []]);
    await send(FORM);
    expect((await leadsOf(maya, '?show=open')).items).toMatchObject([{ id, answeredAt: null }]);
    await change('PUT', id, maya.token, true);
    await change('PUT', id, maya.token, false);
    expect((await leadsOf(maya, '?show=open')).items).toHaveLength(1);
    expect((await change('PUT', id, luis.token, true)).statusCode).toBe(404);
    await change('DELETE', id, luis.token);
    expect((await leadsOf(maya)).items).toHaveLength(1);
  });

  test('turns the pages of many leads, and takes all of them home in a file that runs nothing', async () => {
    for (let index = 0; index < 7; index += 1) {
      app.clock.advance(1000);
      await send({ ...FORM, name: `=1+${index}` }, undefined, `10.1.${index}.1`);
    }
    const names: unknown[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof leadsOf>> = await leadsOf(maya, `?limit=3${cursor && `&cursor=${cursor}`}`);
      names.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    expect(names).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `=1+${index}`));
    const file = await app.call({ method: 'GET', url: '/api/app/v1/leads/leads.csv', token: maya.token });
    expect(file.headers['content-disposition']).toMatch(/filename="leads-\d{4}-\d\d-\d\d\.csv"/);
    expect(file.body.split('\r\n')[1]).toMatch(/^'=1\+6,ana@example\.test,/);
    const listed = (await leadsOf(maya, '?limit=100')).items as unknown as Lead[];
    expect(readCsv(file.body)?.slice(1)).toEqual(
      listed.map((lead) =>
        [
          ...[lead.name, lead.email, lead.phone, lead.message, lead.language, lead.page?.title ?? ''],
          ...[lead.createdAt, lead.lastSentAt, lead.times, lead.answeredAt ?? '', lead.consent],
        ].map(String),
      ),
    );
    expect((await app.call({ method: 'GET', url: '/api/app/v1/leads?cursor=xyz', token: maya.token })).statusCode).toBe(
      400,
    );
  });

  test('takes what visitors left along when the account is deleted', async () => {
    const gone = await addPerson('gone');
    await send(FORM, `/p/${gone.code}/en`);
    await app.db.deleteFrom('member').where('id', '=', gone.id).execute();
    expect(await app.db.selectFrom('lead').selectAll().execute()).toEqual([]);
  });
});
