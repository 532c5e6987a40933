import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { DatabaseAwayError, isDatabaseAway } from './database-away.ts';
import { openPostgres } from './open-postgres.ts';
import { createSilenceWatch } from './silence.ts';

/** What a server of PostgreSQL says to who comes: welcome, and go ahead. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** What it says of a transaction that it has begun: done, and go ahead. */
const BEGUN = Buffer.from([0x43, 0, 0, 0, 10, 0x42, 0x45, 0x47, 0x49, 0x4e, 0, 0x5a, 0, 0, 0, 5, 0x54]);

/** A server that welcomes who comes, unless it is silent, and hands over what is then asked. */
let server: Server;
let isSilent: boolean;
let onAsked: (socket: Socket) => void;
let database: OpenDatabase;
let now: number;
let isThere: boolean;
let look: () => Promise<void>;

beforeEach(async () => {
  isSilent = false;
  onAsked = () => {};
  now = 0;
  isThere = false;
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      server.emit('came');
      if (!isSilent) socket.write(WELCOME);
      socket.on('data', () => {
        onAsked(socket);
        server.emit('asked');
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `postgres://somebody@127.0.0.1:${(server.address() as AddressInfo).port}/some`;
  const silence = createSilenceWatch({ ask: async () => isThere, elapsed: () => now });
  look = async () => {
    await silence.look();
    now += 5000;
    return silence.look();
  };
  database = openPostgres({ url, poolSize: 1, onError: () => {}, silence });
});
afterEach(async () => {
  await database.close();
  server.close();
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const ask = () => sql`select 1`.execute(database.db).then(String, (error: unknown) => error);

test('a connection that the server ends in the middle of a transaction fails that, and not the process', async () => {
  // The second thing that is asked is the statement: what follows it finds a connection that is broken.
  let asked = 0;
  onAsked = (socket) => (++asked === 1 ? socket.write(BEGUN) : socket.resetAndDestroy());
  const failed = database.db.transaction().execute(async (tx) => sql`select 1`.execute(tx));
  await expect(failed).rejects.toSatisfy(isDatabaseAway);
});

test('a statement that a silent server never answers fails, the next ones at once, and all is well when it is back', async () => {
  const asked = once(server, 'asked');
  const waiting = ask();
  await asked;
  await look();
  expect(await waiting).toBeInstanceOf(DatabaseAwayError);
  // Nobody looks meanwhile.
  expect(await ask()).toBeInstanceOf(DatabaseAwayError);
  isThere = true;
  await look();
  const again = once(server, 'asked');
  onAsked = (socket) => socket.destroy();
  void ask();
  await again;
});

test('a connection that a silent server never welcomes fails, and so does whoever waits for it', async () => {
  isSilent = true;
  const came = once(server, 'came');
  const waiting = [ask(), ask()];
  await came;
  await look();
  for (const each of waiting)
    expect(String(await each)).toBe('DatabaseAwayError: The database cannot be reached: it does not answer');
});

test('a connection that is idle when the server falls silent is given up by who needs it', async () => {
  const { connectionString, Client } = database.queueDatabase as { connectionString: string; Client: typeof pg.Client };
  expect(connectionString).toContain('postgres://somebody@');
  const idle = new Client({ connectionString });
  await idle.connect();
  const asked = once(server, 'asked');
  const waiting = ask();
  await asked;
  await look();
  await waiting;
  await expect(idle.query('select 1')).rejects.toThrow('does not answer');
});

test.each([
  [true, 1],
  [false, 0],
])(
  'a process that asks nothing for a minute, of the product: %s, goes on with %i connections, by which others know that it runs',
  async (lasting, left) => {
    onAsked = (socket) => socket.write(BEGUN);
    const { port } = server.address() as AddressInfo;
    const url = `postgres://somebody@127.0.0.1:${port}/some`;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const idle = openPostgres({ url, poolSize: 2, lasting, onError: () => {} });
    try {
      await sql`select 1`.execute(idle.db);
      await vi.advanceTimersByTimeAsync(60_000);
      await expect.poll(() => connections(), { interval: 10 }).toBe(left);
    } finally {
      vi.useRealTimers();
      await idle.close();
    }
  },
);
