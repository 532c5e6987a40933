import { expect, test } from 'vitest';
import { BARE_SERVER } from '../testing/bare-server.ts';
import { createHttpServer } from './create-http-server.ts';

test('what arrives while the server stops is answered as ever: the process lives, is not ready, and says so in our own words', async () => {
  const app = await createHttpServer({
    ...BARE_SERVER,
    probes: { phase: () => 'stopping', databaseAnswers: async () => true },
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
