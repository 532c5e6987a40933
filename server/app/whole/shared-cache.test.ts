import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namedRoutes } from '../../features/site/routes.ts';
import { libraryContentId } from '../../features/content/load-library.ts';
import { addMember, givePlan, joinTeam } from '../../seeds/scenarios.ts';
import { sampleOf } from '../testing/routes/arbitrary-of.ts';
import { addOwned } from '../testing/routes/owned-objects.ts';
import { createSharedCache, type Cached } from '../testing/routes/shared-cache.ts';
import { TEST_PASSWORD, testApp, type TestApp } from '../testing/test-app.ts';

/**
 * Two people use one browser, one after the other: whatever its cache still holds of the first, the second must be answered
 * as if there were none. Every GET route of the contract is asked, and every address that the answers name.
 */

let app: TestApp;
let oscar: Person;
let lou: Person;

interface Person {
  token: string;
  /** What stands in addresses, by parameter. */
  values: Record<string, string[]>;
}

async function upload(memberId: string, token: string, color: string): Promise<string> {
  const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: color } })
    .png()
    .toBuffer();
  const head = '--b\r\ncontent-disposition: form-data; name="upload"; filename="me.png"\r\n\r\n';
  const answer = await app.call({
    method: 'POST',
    url: `/api/profile/v1/${memberId}/upload`,
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    token,
  });
  const { id } = answer.json<{ data: { upload: { id: string } } }>().data.upload;
  await app.call({
    method: 'POST',
    url: `/api/profile/v1/${memberId}/basic`,
    payload: [
      { position: 'photo', value: id },
      { position: 'phone', value: `(512) 555-01${color.slice(1, 3)}` },
    ],
    token,
  });
  return id;
}

async function addPerson(username: string, type: 'Team Owner' | null, color: string): Promise<Person> {
  const id = await addMember(app.world, { username, firstName: username, lastName: 'Test', ...(type && { type }) });
  await givePlan(app.world, id);
  const token = await app.signIn(username);
  const photo = await upload(id, token, color);
  const contentId = libraryContentId('five-checks');
  const proof = await app.call({
    method: 'POST',
    url: '/api/app/v1/proofs',
    payload: { contentId, language: 'en', size: 'square' },
    token,
  });
  const owned = [await addOwned(app, 'post', id), id];
  return {
    token,
    values: {
      memberId: [id],
      id: [...owned, contentId, libraryContentId('earnest-money-explained')],
      contentId: [contentId],
      slug: ['five-checks', 'earnest-money-explained'],
      sha256: [photo, proof.json<{ proof: { sha256: string } }>().proof.sha256],
    },
  };
}

beforeAll(async () => {
  app = await testApp();
  oscar = await addPerson('oscar', 'Team Owner', '#114488');
  lou = await addPerson('lou', 'Team Owner', '#228844');
  await joinTeam(
    app.world,
    oscar.values['memberId']?.[0] ?? '',
    await addMember(app.world, { username: 'theo', firstName: 'Theo', lastName: 'Park' }),
  );
});
afterAll(() => app.close());

/** Addresses of every GET route with what belongs to a person, and with what the contract allows where nothing does. */
function addressesOf({ values }: Person): string[] {
  return namedRoutes()
    .filter(({ route }) => route.method === 'GET')
    .flatMap(({ route }) => {
      const sample = route.params ? (sampleOf(route.params) as Record<string, unknown>) : {};
      const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const paths = names.reduce<string[]>(
        (made, name) =>
          made.flatMap((path) =>
            (values[name] ?? [String(sample[name])]).map((value) =>
              path.replace(`:${name}`, encodeURIComponent(value)),
            ),
          ),
        [route.path],
      );
      const query = route.path.includes('/search') ? '?query=home' : '';
      return paths.map((path) => path + query);
    });
}

const LINK = /\/(?:api|p)\/[^"\s\\]+/g;

/** Everything that a person is answered, with the addresses that their own answers name. */
async function browse(get: (url: string) => Promise<Cached>, addresses: readonly string[]): Promise<Cached[]> {
  const seen = new Set(addresses);
  const answers: Cached[] = [];
  for (const url of seen) {
    const answer = await get(url);
    answers.push(answer);
    const isJson = String(answer.headers['content-type'] ?? '').includes('json');
    // The description of the API names patterns and no addresses.
    if (isJson && !url.includes('openapi')) for (const [link] of String(answer.body).matchAll(LINK)) seen.add(link);
  }
  return answers;
}

/** A page's nonce is another each time, and means nothing. */
const withoutNonce = (body: Buffer) => body.toString('latin1').replaceAll(/nonce="[^"]*"/g, '');

const ask = (token: string) => (url: string, headers: Record<string, string>) =>
  app.call({ method: 'GET', url, token, headers });

test('no answer of one member is given to the next, on any address', async () => {
  const cache = createSharedCache();
  const addresses = [...new Set([...addressesOf(oscar), ...addressesOf(lou)])];
  expect(addresses.length).toBeGreaterThan(50);
  const faults: string[] = [];
  let fromCache = 0;
  for (const { token } of [oscar, lou, oscar]) {
    await browse(async (url) => {
      const given = await cache(url, ask(token));
      if (!given.fromCache) return given;
      fromCache += 1;
      const own: LightMyRequestResponse = await ask(token)(url, {});
      if (own.statusCode !== given.statusCode || withoutNonce(own.rawPayload) !== withoutNonce(given.body))
        faults.push(url);
      return given;
    }, addresses);
  }
  expect(faults).toEqual([]);
  // Pictures are kept: otherwise this test would hold for nothing.
  expect(fromCache).toBeGreaterThan(10);
}, 120_000);

const browser = { 'x-client-app': 'members-web' };
const cookiesOf = (answer: LightMyRequestResponse) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
const clears = (answer: LightMyRequestResponse) => [answer.statusCode, answer.headers['clear-site-data']];

test('the browser is told to drop what it keeps at logout, and when impersonation begins and ends', async () => {
  const post = (url: string, payload: object, cookies: Record<string, string> = {}) =>
    app.call({ method: 'POST', url, payload, cookies, headers: browser });
  const signIn = { username: 'oscar', password: TEST_PASSWORD, industry_id: 1 };
  const signedIn = await post('/api/auth/v1/authenticate', signIn);
  expect(clears(signedIn)).toEqual([200, undefined]);
  const own = cookiesOf(signedIn);
  const id = oscar.values['memberId']?.[0] ?? '';
  const theo = await app.db.selectFrom('member').select('id').where('username', '=', 'theo').executeTakeFirstOrThrow();
  const impersonation = await post(`/api/auth/v1/users/${id}/teams/impersonate/${theo.id}`, { industry_id: 1 }, own);
  expect(clears(impersonation)).toEqual([200, '"cache"']);
  const ended = await post('/api/app/v1/impersonation/end', {}, { ...own, ...cookiesOf(impersonation) });
  expect(clears(ended)).toEqual([200, '"cache"']);
  const back = { ...own, ...cookiesOf(ended) };
  const another = await post('/api/auth/v1/authenticate', { ...signIn, username: 'lou' }, back);
  expect(clears(another)).toEqual([200, '"cache"']);
  const left = await post('/api/app/v1/logout', {}, cookiesOf(another));
  expect(left.headers['clear-site-data']).toBe('"cache"');
});
