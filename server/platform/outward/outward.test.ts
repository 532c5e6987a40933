import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { makeCertificate } from '@yardsign/sandbox/support/loopback/certificates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayedSites } from './find-place.ts';
import { internet, type Outside, type Place } from './outside.ts';
import { createOutward } from './outward.ts';
import { isPublicAddress } from './public-address.ts';

const PUBLIC = '93.184.215.14';
const NAMES: Record<string, string[]> = {
  'site.example': [PUBLIC],
  'inside.example': ['10.0.0.7'],
  'both.example': [PUBLIC, '127.0.0.1'],
  'mapped.example': ['::ffff:169.254.169.254'],
  intranet: ['192.168.1.1'],
};

function packed(encoding: string, bytes: Buffer): RequestListener {
  return (_, answer) => answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(bytes);
}

const PAGES: Record<string, RequestListener> = {
  '/': (_, answer) => answer.setHeader('content-type', 'text/html; charset="ISO-8859-1"').end('<p>hello'),
  '/packed': packed('gzip', gzipSync('<p>packed')),
  '/brotli': packed('br', brotliCompressSync('<p>packed')),
  '/deflate': packed('deflate', deflateSync('<p>packed')),
  '/bare-deflate': packed('deflate', deflateRawSync('<p>packed')),
  '/bomb': packed('gzip', gzipSync(Buffer.alloc(20_000_000))),
  '/bare-bomb': packed('deflate', deflateRawSync(Buffer.alloc(20_000_000))),
  '/cut': packed('deflate', deflateRawSync('<p>packed').subarray(0, 4)),
  '/endless': (_, answer) => {
    answer.setHeader('content-type', 'text/html');
    const more = () => {
      while (answer.write(Buffer.alloc(64_000))) if (answer.destroyed) return;
    };
    answer.on('drain', more);
    more();
  },
  '/silent': (_, answer) => answer.setHeader('content-type', 'text/html').write('<p>'),
  '/json': (_, answer) => answer.setHeader('content-type', 'application/json').end('{}'),
  '/odd': packed('zstd', Buffer.from('x')),
  '/broken': packed('br', Buffer.from('no')),
  '/gone': (_, answer) => answer.writeHead(404, { 'content-type': 'text/html' }).end(),
  '/logo.png': (_, answer) => answer.setHeader('content-type', 'image/png').end('png'),
};
const location = (request: { url?: string | undefined }) =>
  decodeURIComponent((request.url ?? '').slice('/to/'.length));

let server: Server;
let asked: { host: string | undefined; cookie: string | undefined; agent: string | undefined }[];
beforeAll(async () => {
  server = createServer((request, answer) => {
    const { host, cookie, 'user-agent': agent } = request.headers;
    asked.push({ host, cookie, agent });
    const moved: RequestListener = (request, answer) =>
      answer.writeHead(302, { location: location(request), 'set-cookie': 'a=b' }).end();
    const page = request.url?.startsWith('/to/') === true ? moved : (PAGES[request.url ?? ''] ?? PAGES['/gone']);
    page?.(request, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The internet of these tests: its names, one server for all of it, and a time that ends when the test says so. */
function world(instead: Partial<Outside> = {}, played: PlayedSites | null = null) {
  asked = [];
  const connected: Place[] = [];
  const end = new AbortController();
  const outside: Outside = {
    resolve: async (host) => NAMES[host] ?? Promise.reject(new Error('no such name')),
    connect(place) {
      connected.push(place);
      return connect((server.address() as AddressInfo).port, '127.0.0.1');
    },
    deadline: () => end.signal,
    ...instead,
  };
  const visit = createOutward(outside, { userAgent: 'Tester', played }).visit();
  const get = (address: string, type: 'text/html' | 'image/' = 'text/html') => visit.get(new URL(address), type);
  return { get, connected, end };
}

test('a page is fetched from the address that was checked, with nothing that tells who asks', async () => {
  const { get, connected } = world();
  const page = await get('http://site.example');
  expect(page).toMatchObject({ ok: true, type: 'text/html', charset: 'iso-8859-1', bytes: Buffer.from('<p>hello') });
  expect(connected).toEqual([{ address: PUBLIC, port: 80, secureAs: null }]);
  expect(asked).toEqual([{ host: 'site.example', cookie: undefined, agent: 'Tester' }]);
});

test('with https the certificate must be of the name that was typed', async () => {
  const { get, connected } = world();
  await get('https://site.example./');
  expect(connected).toEqual([{ address: PUBLIC, port: 443, secureAs: 'site.example' }]);
});

test.each([
  'http://127.0.0.1',
  'http://0x7f000001',
  'http://2130706433',
  'http://0177.0.0.1',
  'http://127.1',
  'http://0/',
  'http://[::1]',
  'http://[::]',
  'http://[::ffff:10.0.0.1]',
  'http://[::7f00:1]',
  'http://[64:ff9b::7f00:1]',
  'http://[2002:7f00:1::]',
  'http://[fd12::1]',
  'http://[fe80::1]',
  'http://169.254.169.254/latest/meta-data',
  'http://168.63.129.16',
  'http://100.100.100.200',
  'http://224.0.0.1',
  'http://255.255.255.255',
  'http://localhost',
  'http://localhost.',
  'http://a.localhost',
  'http://inside.example',
  'http://both.example',
  'http://mapped.example',
  'http://intranet',
  'http://site.example:22',
  'http://site.example:8080',
  'http://user:secret@site.example',
  'http://user@site.example',
  'ftp://site.example',
  'file:///etc/passwd',
  'data:text/html,x',
])('%s is refused before any line is opened', async (address) => {
  const { get, connected } = world();
  expect([await get(address), connected]).toEqual([{ ok: false, reason: 'refused' }, []]);
});

test.each([
  'http://127.0.0.1/',
  'http://[::ffff:7f00:1]/',
  'http://inside.example/',
  '//localhost/',
  'http://site.example:6379/',
  'file:///etc/passwd',
])('a redirect to %s is refused like the address itself', async (to) => {
  const { get, connected } = world();
  const answer = await get(`http://site.example/to/${encodeURIComponent(to)}`);
  expect([answer, connected.length]).toEqual([{ ok: false, reason: 'refused' }, 1]);
});

const hops = (count: number) =>
  Array.from({ length: count }).reduce<string>((path) => `/to/${encodeURIComponent(path)}`, '/');

test('three redirects are followed, a fourth is not, and no cookie goes along', async () => {
  const { get } = world();
  expect(await get(`http://site.example${hops(3)}`)).toMatchObject({ ok: true, url: new URL('http://site.example/') });
  expect(asked.map(({ cookie }) => cookie)).toEqual([undefined, undefined, undefined, undefined]);
  expect(await get(`http://site.example${hops(4)}`)).toEqual({ ok: false, reason: 'unreachable' });
});

test('a name that answers otherwise a moment later leads nowhere else', async () => {
  const answers = [[PUBLIC], ['127.0.0.1']];
  const { get, connected } = world({ resolve: async () => answers.shift() ?? [] });
  expect(await get('http://site.example')).toMatchObject({ ok: true });
  expect([connected.map(({ address }) => address), answers.length]).toEqual([[PUBLIC], 1]);
  expect(await get('http://site.example')).toEqual({ ok: false, reason: 'refused' });
});

test.each([
  ['/bomb', 'unusable'],
  ['/bare-bomb', 'unusable'],
  ['/endless', 'unusable'],
  ['/json', 'unusable'],
  ['/logo.png', 'unusable'],
  ['/odd', 'unreachable'],
  ['/broken', 'unreachable'],
  ['/cut', 'unreachable'],
  ['/gone', 'unreachable'],
])('%s is %s', async (path, reason) => {
  expect(await world().get(`http://site.example${path}`)).toEqual({ ok: false, reason });
});

test.each(['/packed', '/brotli', '/deflate', '/bare-deflate'])('what is packed is unpacked: %s', async (path) => {
  expect(await world().get(`http://site.example${path}`)).toMatchObject({ bytes: Buffer.from('<p>packed') });
});

test('a picture is taken where one is asked for', async () => {
  const { get } = world();
  expect(await get('http://site.example/logo.png', 'image/')).toMatchObject({ type: 'image/png' });
  expect(await get('http://site.example/', 'image/')).toEqual({ ok: false, reason: 'unusable' });
});

test('the time of a visit ends it while a name is looked up, and while a body comes', async () => {
  const looking = world({ resolve: () => new Promise(() => {}) });
  const looked = looking.get('http://site.example');
  looking.end.abort();
  expect(await looked).toEqual({ ok: false, reason: 'unreachable' });

  const reading = world();
  const read = reading.get('http://site.example/silent');
  await expect.poll(() => asked.length).toBe(1);
  reading.end.abort();
  expect(await read).toEqual({ ok: false, reason: 'unreachable' });
  expect(await reading.get('http://site.example/')).toEqual({ ok: false, reason: 'unreachable' });
});

test('a line that cannot be opened and a name that nobody has are not reachable', async () => {
  const closed = world({ connect: () => connect(1, '127.0.0.1') });
  expect(await closed.get('http://site.example')).toEqual({ ok: false, reason: 'unreachable' });
  expect(await world().get('http://nobody.example')).toEqual({ ok: false, reason: 'unreachable' });
});

test('a site that the sandbox plays is asked there, and nothing else of this machine', async () => {
  const played = { hosts: new Set(['played.example']), at: new URL('http://127.0.0.1:3000/sandbox/websites') };
  const { get, connected } = world({}, played);
  await get('https://played.example/about?x=1');
  expect([connected, asked[0]?.host]).toEqual([
    [{ address: '127.0.0.1', port: 3000, secureAs: null }],
    '127.0.0.1:3000',
  ]);
  for (const address of ['http://127.0.0.1:3000/sandbox', 'http://127.0.0.1/', 'https://x.played.example'])
    expect(await get(address)).toMatchObject({ ok: false });
  expect(connected).toHaveLength(1);
});

test('a certificate that nobody vouches for is no website', async () => {
  const secure = createSecureServer(makeCertificate(['site.example'], Date.now()), (_, answer) => answer.end('x'));
  await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
  const { port } = secure.address() as AddressInfo;
  const { get } = world({ connect: (place) => internet.connect({ ...place, address: '127.0.0.1', port }) });
  let served = 0;
  secure.on('request', () => (served += 1));
  expect([await get('https://site.example'), served]).toEqual([{ ok: false, reason: 'unreachable' }, 0]);
  secure.close();
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['0.1.2.3', false],
  ['10.1.1.1', false],
  ['100.64.0.1', false],
  ['172.16.0.1', false],
  ['192.0.0.192', false],
  ['192.168.0.1', false],
  ['198.18.0.1', false],
  ['240.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b:1::808:808', false],
  ['2001:db8::1', false],
  ['3fff::1', false],
  ['4000::1', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['nonsense', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
