import { tmpdir } from 'node:os';
import pino from 'pino';
import { expect, test } from 'vitest';
import { createHttpServer } from './create-http-server.ts';
import { createSpool } from './spool.ts';

test('what arrives while the server stops is answered as ever: the process lives, is not ready, and says so in our own words', async () => {
  const app = await createHttpServer({
    contract: {},
    routes: [],
    resolveActor: async () => ({ kind: 'guest' }),
    recordImpersonatedAct: async () => {},
    logger: pino({ level: 'silent' }),
    secureCookies: false,
    strictSubdomains: false,
    isOwnHost: () => true,
    probes: { phase: () => 'stopping', databaseAnswers: async () => true },
    pageNotice: null,
    requestsPerMinute: 100,
    trustProxy: 0,
    refusalAlarm: { answered: () => {} },
    spool: createSpool(tmpdir()),
    reportError: () => {},
    tellAway: () => {},
  });
  let address = '';
  let answered: unknown;
  // The stop has begun, and the door is not shut yet.
  app.addHook('preClose', async () => {
    const [alive, ready] = await Promise.all(['/livez', '/readyz'].map((path) => fetch(`${address}${path}`)));
    answered = [alive?.status, ready?.status, await ready?.json()];
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  await app.close();
  expect(answered).toEqual([200, 503, { status: 'stopping' }]);
});
