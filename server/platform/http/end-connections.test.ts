import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { endConnectionsWhenStopping } from './end-connections.ts';

test('a call that is under way when the server stops is answered, and its connection does not keep the server', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  endConnectionsWhenStopping(app);
  let answer = (_text: string) => {};
  const arrived = new Promise<void>((resolve) =>
    app.get('/', () => {
      resolve();
      return new Promise<string>((done) => (answer = done));
    }),
  );
  // The stop has begun.
  app.addHook('preClose', async () => answer('done'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise<IncomingMessage>((resolve) =>
    get({ port, host: '127.0.0.1', agent }, (message) => resolve(message.resume())),
  );
  await arrived;
  const closed = app.close();
  const { statusCode, headers } = await answered;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await closed;
  agent.destroy();
});
