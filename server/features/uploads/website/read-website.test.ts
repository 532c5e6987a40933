import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../app/settings/config.ts';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { hostSandbox } from '../../../app/testing/networks/hosted-sandbox.ts';
import { playedSites } from '../../../app/wiring/open-outward.ts';
import { internet } from '../../../platform/outward/outside.ts';
import type { Spool } from '../../../platform/http/spool.ts';
import { createOutward } from '../../../platform/outward/outward.ts';
import { addMember, givePlan } from '../../../seeds/scenarios.ts';
import { createUploadLimits, createVisitLimit } from '../limits.ts';
import { readWebsite } from './read-website.ts';

const HOME = `<!doctype html><head>
  <meta name="theme-color" content="#1f6f5c"><meta property="og:site_name" content="Not this one">
  <link rel="icon" sizes="192x192" href="/icon.png">
  <script type="application/ld+json">{"broken": </script>
  <script type="application/ld+json">{"@context":"https://schema.org","@type":"RealEstateAgent","name":"Ann Lee",
    "telephone":"+1 512 555 0142","image":"/notes.txt","memberOf":{"@type":"Organization","name":"Harbor","logo":"/logo.svg"},
    "address":{"addressLocality":"Austin","addressRegion":"TX"}}</script>
  </head><body><a href="mailto:ann%40site.example?subject=Hi">Write</a><a href="tel:1">Call</a>`;

let site: Server;
let app: TestApp;
let maya: string;
let token: string;
beforeAll(async () => {
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#1f6f5c' } })
    .png()
    .toBuffer();
  const files: Record<string, [string, string | Buffer]> = {
    '/': ['text/html; charset=utf-8', HOME],
    '/latin': [
      'text/html',
      Buffer.from('<meta charset="iso-8859-1"><meta name=og:site_name content="Bienes Ra\xedces">', 'latin1'),
    ],
    '/empty': ['text/html', 'hello'],
    '/feed': ['application/json', '{}'],
    '/icon.png': ['image/png', picture],
    '/logo.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    '/notes.txt': ['text/plain', 'no picture'],
  };
  site = createServer((request, answer) => {
    const [type, body] = files[request.url ?? ''] ?? [];
    answer.writeHead(type === undefined ? 404 : 200, { 'content-type': type ?? 'text/html' }).end(body);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  app = await testApp(
    {},
    {
      outside: {
        resolve: async (host) => (host === 'site.example' ? ['93.184.215.14'] : ['10.0.0.1']),
        connect: () => connect((site.address() as AddressInfo).port, '127.0.0.1'),
        deadline: () => new AbortController().signal,
      },
    },
  );
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  token = await app.signIn('maya');
});
afterAll(async () => {
  await app.close();
  site.close();
});

const read = async (address: string, as = { id: maya, token }) => {
  const url = `/api/profile/v1/${as.id}/from-website`;
  const answer = await app.call({ method: 'POST', url, payload: { address }, token: as.token });
  return { status: answer.statusCode, code: answer.json().code, site: answer.json().data?.site };
};

test('a website is read into suggestions, and the first picture that can be used is taken in', async () => {
  const { status, site: found } = await read('http://site.example/');
  expect(status).toBe(200);
  expect(found).toMatchObject({
    firstName: 'Ann',
    lastName: 'Lee',
    organization: 'Harbor',
    phone: '+1 512 555 0142',
    email: 'ann@site.example',
    city: 'Austin',
    state: 'TX',
    website: 'site.example',
    primaryColor: '#1F6F5C',
    photo: null,
    logo: { name: 'website-logo', url: expect.stringMatching(/^\/api\/app\/v1\/files\/[0-9a-f]{64}$/) },
  });
  expect((await app.call({ method: 'GET', url: found.logo.url, token })).statusCode).toBe(200);
});

test('letters of older pages are read as the page says', async () => {
  expect((await read('http://site.example/latin')).site.organization).toBe('Bienes Raíces');
});

test('a page that says nothing is no error', async () => {
  expect((await read('http://site.example/empty')).site).toMatchObject({ firstName: '', logo: null, primaryColor: '' });
});

test.each([
  ['router.example', 'website_refused'],
  ['http://127.0.0.1:5432', 'website_refused'],
  ['not an address', 'website_refused'],
  ['http://site.example/nothing', 'website_unreachable'],
  ['http://site.example/feed', 'website_unreadable'],
])('%s is answered with %s', async (address, code) => {
  expect(await read(address)).toMatchObject({ status: 422, code });
});

test('twenty visits are made in an hour', async () => {
  const id = await addMember(app.world, { username: 'busy', firstName: 'Ann', lastName: 'Busy' });
  await givePlan(app.world, id);
  const busy = { id, token: await app.signIn('busy') };
  for (let visit = 0; visit < 20; visit += 1) expect((await read('router.example', busy)).status).toBe(422);
  expect(await read('router.example', busy)).toMatchObject({ status: 429, code: 'too_many_requests' });
});

test('nobody has a website read for somebody else', async () => {
  const id = await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera' });
  expect(await read('http://site.example/', { id, token })).toMatchObject({ status: 404 });
});

test('in the demo the websites of the sandbox are read, pictures and all', async () => {
  const sandbox = await hostSandbox(app.clock, 1000);
  const { outside } = app.core;
  const played = playedSites(readConfig({ YARDSIGN_SANDBOX_URL: sandbox.url }, []), 'http://127.0.0.1:1');
  const outward = createOutward({ ...outside, connect: internet.connect }, { userAgent: 'Tester', played });
  const limiting = { db: app.db, clock: app.clock, secret: app.core.sessionKey };
  const { files, pictureIntake: intake, spool } = app.core;
  const limits = createUploadLimits(limiting);
  let trays = 0;
  const counted: Spool = {
    tray() {
      const tray = spool.tray();
      trays += 1;
      return { take: tray.take, empty: () => tray.empty().finally(() => (trays -= 1)) };
    },
  };
  const deps = {
    db: app.db,
    clock: app.clock,
    files,
    intake,
    spool: counted,
    limits,
    visits: createVisitLimit(limiting),
    outward,
  };
  const found = await readWebsite(deps, maya, 'norablake.example');
  expect(found).toMatchObject({ firstName: 'Nora', organization: 'Juniper Street Homes', primaryColor: '#7A3E9D' });
  expect([found.logo?.name, found.photo?.name]).toEqual(['website-logo', 'website-photo']);
  // What lies there counts among all that is on its way.
  expect(trays).toBe(0);
  await sandbox.close();
});

test('only the demo reaches the websites of the sandbox; production never does', () => {
  const at = 'http://127.0.0.1:3000';
  const base = { YARDSIGN_URL: 'https://members.example', YARDSIGN_SANDBOX: 'on' };
  expect(playedSites(readConfig({}, []), at)?.at.href).toBe('http://127.0.0.1:3000/sandbox/websites');
  expect(playedSites(readConfig({ ...base, NODE_ENV: 'production' }, []), at)).toBeNull();
  expect(playedSites({ ...readConfig({}, []), NODE_ENV: 'production' }, at)).toBeNull();
  expect(playedSites(readConfig({ YARDSIGN_DEMO: 'off' }, []), at)).toBeNull();
});
