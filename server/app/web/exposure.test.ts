import { afterEach, describe, expect, test } from 'vitest';
import { isExposed, readConfig } from '../settings/config.ts';
import { announce } from '../announce.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  YARDSIGN_SANDBOX: 'on',
  YARDSIGN_URL: 'https://members.example.com',
  YARDSIGN_HOSTS: 'members.internal,10.0.0.7',
};

let app: TestApp | undefined;
afterEach(async () => app?.close());

const open = async (settings: Record<string, string> = {}) => (app = await testApp(settings));

describe('the name in the Host header', () => {
  test.each(['members.example.com', 'members.internal:8080', '10.0.0.7', 'localhost:3000', '127.0.0.1:3000'])(
    'is answered when it is ours: %s',
    async (host) => {
      const { app: server } = await open(PRODUCTION);
      expect((await server.inject({ url: '/api/app/v1/site', headers: { host } })).statusCode).toBe(200);
    },
  );

  test.each(['/api/app/v1/site', '/', '/api/docs', '/nowhere'])('is refused on %s when it is another', async (url) => {
    const { app: server } = await open(PRODUCTION);
    const answer = await server.inject({ url, headers: { host: 'rebound.example:3000' } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([421, 'wrong_host']);
  });

  test('is not looked at for the probes, which come by the bare address', async () => {
    const { app: server } = await open(PRODUCTION);
    for (const url of ['/livez', '/readyz', '/healthz', '/health'])
      expect((await server.inject({ url, headers: { host: '172.17.0.3:3000' } })).statusCode).toBe(200);
  });
});

describe('in production with the sandbox on', () => {
  test('every page says so: those of the app by the configuration of the site, finished ones in themselves', async () => {
    const { app: server } = await open(PRODUCTION);
    const { banners } = (await server.inject({ url: '/site-config.json' })).json<{ banners: object[] }>();
    expect(banners).toMatchObject([{ id: 'sandbox', kind: 'attention', lasting: true }]);
    expect((await server.inject({ url: '/api/docs' })).body).toContain('This is a trial installation');
  });

  test('and nowhere else', async () => {
    const { app: server } = await open();
    expect((await server.inject({ url: '/site-config.json' })).json()).toMatchObject({ banners: [] });
    expect((await server.inject({ url: '/api/docs' })).body).not.toContain('trial installation');
  });
});

describe('who can reach the sandbox', () => {
  test.each([
    [{}, false],
    [{ HOST: '127.0.0.1' }, false],
    [{ HOST: '::1' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ HOST: '192.168.1.7' }, true],
    [{ YARDSIGN_URL: 'https://tunnel.example.com' }, true],
    [{ ...PRODUCTION, HOST: '127.0.0.1' }, true],
  ])('%j: others %s', (settings, others) => {
    expect(isExposed(readConfig(settings, []))).toBe(others);
  });

  test('is said loudly at the start, with the link that opens it', () => {
    const config = readConfig(PRODUCTION, []);
    const lines = announce(config, 'https://members.example.com', { demo: false, adminToken: null, sandboxKey: 'KEY' });
    expect(lines.join('\n')).toContain('WARNING');
    expect(lines.join('\n')).toContain('https://members.example.com/sandbox?key=KEY');
  });
});

test.each([
  [['--services=web,worker'], 'Yardsign is ready at https://members.example.com'],
  [
    ['--services=worker'],
    'Yardsign is ready: this process does the work that is due, and another one answers the pages',
  ],
  [['--services=sandbox'], 'The sandbox of Yardsign is ready'],
])('a start with %j says where its pages are, or that it has none', (argv, said) => {
  const config = readConfig(
    { ...PRODUCTION, DATABASE_URL: 'postgres://db/members', YARDSIGN_SANDBOX_URL: 'https://box.example.com' },
    argv,
  );
  const [first] = announce(config, 'https://members.example.com', { demo: false, adminToken: null, sandboxKey: 'KEY' });
  expect(first).toBe(said);
});

describe('https', () => {
  const hsts = async (settings: Record<string, string>) =>
    (await (await open({ ...PRODUCTION, ...settings })).app.inject({ url: '/api/app/v1/site' })).headers[
      'strict-transport-security'
    ];

  test('is insisted on for this name, and for those below it only when the operator says so', async () => {
    expect(await hsts({})).toBe('max-age=31536000');
    await app?.close();
    expect(await hsts({ YARDSIGN_HSTS_SUBDOMAINS: 'on' })).toBe('max-age=31536000; includeSubDomains');
  });
});

test('a line of the log tells the caller’s own address, as far as the proxies in front are believed', async () => {
  const { app: server, log } = await open({ YARDSIGN_TRUST_PROXY: '1' });
  await server.inject({ url: '/api/app/v1/site', headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(log.map((line) => JSON.parse(line) as { address?: string })).toContainEqual(
    expect.objectContaining({ address: '203.0.113.9' }),
  );
});
