import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { defineRoute, type Labour } from '@yardsign/contracts/define-route';
import type { Actor } from '@yardsign/domain/access/actor';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoActor } from '../../seeds/demo-history.ts';
import { BARE_SERVER } from '../testing/bare-server.ts';
import { binary, bind, type RawAnswer } from './bind.ts';
import { createHttpServer } from './create-http-server.ts';
import { createOwnLines } from './own-lines.ts';

/** A call that is under way, and how it ends. */
interface Begun {
  by: string;
  end(answer: RawAnswer): void;
  fail(error: Error): void;
}

const routeOf = (labour: Labour) =>
  defineRoute({
    method: 'GET',
    path: `/api/app/v1/${labour}`,
    feature: 'graphics',
    summary: 'Takes long.',
    labour,
    answerKind: 'binary',
  });
const picture = routeOf('picture');
const document = routeOf('document');
const words = routeOf('words');

let app: Awaited<ReturnType<typeof createHttpServer>>;
let begun: Begun[];
/** Called with each call that begins. */
let whenBegun: () => void;

const answered = binary(Buffer.from('drawn'), { 'content-type': 'image/png' });
const handle = (actor: Actor) =>
  new Promise<RawAnswer>((end, fail) => {
    begun.push({ by: actor.kind === 'guest' ? 'guest' : actor.userId, end, fail });
    whenBegun();
  });

beforeEach(async () => {
  begun = [];
  whenBegun = () => {};
  const policy = () => 'allow' as const;
  app = await createHttpServer({
    ...BARE_SERVER,
    contract: { graphics: { picture, document, words } },
    routes: [picture, document, words].map((route) => bind(route, { policy, handle: ({ actor }) => handle(actor) })),
    resolveActor: async ({ authorization }) =>
      authorization === undefined ? { kind: 'guest' } : demoActor(authorization, { type: null, accessLevel: 1 }),
    trustProxy: 1,
  });
});
afterEach(() => app.close());

/** Asks; a name with a dot is the address of a guest. */
const ask = (by: string, labour: Labour = 'picture') =>
  app
    .inject({
      url: `/api/app/v1/${labour}`,
      headers: by.includes('.') ? { 'x-forwarded-for': by } : { authorization: by },
    })
    .then(({ statusCode, body }) => (statusCode === 200 ? body : statusCode));
const askOften = (by: string, times: number, labour?: Labour) => Array.from({ length: times }, () => ask(by, labour));
/** Resolves once so many calls have begun. */
const until = (count: number) =>
  new Promise<void>((resolve) => {
    whenBegun = () => void (begun.length >= count && resolve());
    whenBegun();
  });
/** What is sent now has been looked at: a call of somebody else's, which waits for nobody, has been answered. */
async function lookedAt(labour: Labour = 'picture'): Promise<void> {
  const before = begun.length;
  const probe = ask('usr_probe', labour);
  await until(before + 1);
  begun.splice(before, 1)[0]?.end(answered);
  await probe;
}

test.each([
  ['picture', 4],
  ['document', 1],
  ['words', 1],
] as const)(
  'whoever asks for many of a %s has %i under way, and everybody else is served at once',
  async (labour, most) => {
    const many = askOften('usr_maya', 20, labour);
    await until(most);
    await lookedAt(labour);
    expect(begun).toHaveLength(most);
    const one = ask('usr_luis', labour);
    await until(most + 1);
    expect(begun[most]?.by).toBe('usr_luis');
    begun[most]?.end(answered);
    expect(await one).toBe('drawn');
    begun.splice(most, 1);
    for (let at = 0; at < 20; at += 1) {
      await until(at + 1);
      begun[at]?.end(answered);
    }
    expect(await Promise.all(many)).toEqual(Array.from({ length: 20 }, () => 'drawn'));
  },
);

test('between two calls of one caller everybody else is heard', async () => {
  const lines = createOwnLines();
  const order: string[] = [];
  const call = { caller: 'usr_maya', labour: 'document', isGone: () => false, whenGone: () => {} } as const;
  const first = lines.run(call, async () => order.push('one'));
  const second = lines.run(call, async () => order.push('two'));
  setImmediate(() => order.push('others'));
  await Promise.all([first, second]);
  expect(order).toEqual(['one', 'others', 'two']);
});

test('guests are told apart by their address, and one who asks without end is told to wait', async () => {
  const many = askOften('203.0.113.7', 4 + 100 + 3);
  const answers = many.map((each) => each.then((answer) => void told.push(answer)));
  const told: unknown[] = [];
  await Promise.all([until(4), Promise.race(answers)]);
  const other = ask('203.0.113.8');
  await until(5);
  begun.splice(4, 1)[0]?.end(answered);
  expect(await other).toBe('drawn');
  for (let at = 0; at < 104; at += 1) {
    await until(at + 1);
    begun[at]?.end(answered);
  }
  await Promise.all(answers);
  expect(told.filter((answer) => answer === 429)).toHaveLength(3);
});

test('a place is free again when a call has failed', async () => {
  const first = ask('usr_maya', 'document');
  await until(1);
  const second = ask('usr_maya', 'document');
  begun[0]?.fail(new Error('no typesetter here'));
  expect(await first).toBe(500);
  await until(2);
  begun[1]?.end(answered);
  expect(await second).toBe('drawn');
});

test('an archive that is drawn while it is sent keeps its place until it is sent', async () => {
  const archive = new PassThrough();
  const first = ask('usr_maya', 'document');
  await until(1);
  const second = ask('usr_maya', 'document');
  begun[0]?.end(binary(archive, { 'content-type': 'application/zip' }));
  await lookedAt('document');
  expect(begun).toHaveLength(1);
  archive.end('zip');
  expect(await first).toBe('zip');
  await until(2);
  begun[1]?.end(answered);
  expect(await second).toBe('drawn');
});

test('what nobody waits for any more is not begun', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const first = ask('usr_maya', 'document');
  await until(1);
  const left = request({ port, path: '/api/app/v1/document', headers: { authorization: 'usr_maya' } });
  const seen = new Promise<void>(
    (resolve) =>
      void app.server.once('request', (_request, response) => {
        response.once('close', () => resolve());
        setImmediate(() => left.destroy());
      }),
  );
  left.on('error', () => {});
  left.end();
  await seen;
  const third = ask('usr_maya', 'document');
  begun[0]?.end(answered);
  await first;
  await until(2);
  begun[1]?.end(answered);
  expect(await third).toBe('drawn');
  expect(begun).toHaveLength(2);
});
