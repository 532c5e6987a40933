import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, createWorld, jpeg, START, type World } from './support/world.ts';
import { createClock } from './kit/clock.ts';
import { pageIds, personIds } from './vendors/facebook/seed.ts';

const PAGE = pageIds.mayaHomes;
const SCOPES = ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts'];
const open: World[] = [];

async function world(...options: Parameters<typeof createWorld>): Promise<World> {
  const made = await createWorld(...options);
  open.push(made);
  return made;
}

async function closeAll(): Promise<void> {
  for (const made of open.splice(0)) await made.close();
}

afterEach(closeAll);

describe('the clock', () => {
  test('is shown and moved, to a time or by a span', async () => {
    const { get, postJson } = await world();
    expect((await get('/_clock')).body).toEqual({ now: '2026-11-21T15:00:00.000Z', epochMs: START });
    expect((await postJson('/_clock', { advanceMs: 60_000 })).body.now).toBe('2026-11-21T15:01:00.000Z');
    expect((await postJson('/_clock', { at: '2026-12-01T09:00:00-05:00' })).body.now).toBe('2026-12-01T14:00:00.000Z');
    expect((await postJson('/_clock', { at: START })).body.epochMs).toBe(START);
  });

  test('reads a time without a zone as UTC, wherever the machine stands', async () => {
    const { postJson } = await world();
    expect((await postJson('/_clock', { at: '2026-12-01T09:00' })).body.now).toBe('2026-12-01T09:00:00.000Z');
  });

  test.each([
    [{}],
    [{ at: 'noon' }],
    [{ at: 0, advanceMs: 0 }],
    [{ advanceMs: 'x' }],
    [{ advanceMs: 1e15 }],
    [{ at: '1999-01-01' }],
  ])('refuses %j and stays where it is', async (body) => {
    const { clock, postJson } = await world();
    expect((await postJson('/_clock', body)).status).toBe(400);
    expect(clock.now()).toBe(START);
  });
});

describe('a direct grant', () => {
  test('connects a person without the consent screen', async () => {
    const { sandbox, graph } = await world();
    const granted = sandbox.facebook.grant(personIds.maya, { scopes: SCOPES, pageIds: [PAGE] });
    expect(granted).toEqual({
      userId: personIds.maya,
      name: 'Maya Alvarez',
      accessToken: expect.stringMatching(/^EAAB/),
      expiresAt: START + 60 * 86_400_000,
    });
    const { data } = (await graph('GET', '/me/accounts', granted.accessToken)).body;
    expect(data.map(({ id }: { id: string }) => id)).toEqual([PAGE]);
  });

  test('gives the same token in every fresh sandbox, so that a seeded connection heals', async () => {
    const tokens = await Promise.all(
      [1, 2].map(
        async () => (await world()).sandbox.facebook.grant(personIds.luis, { scopes: SCOPES, pageIds: [] }).accessToken,
      ),
    );
    expect(tokens[0]).toBe(tokens[1]);
  });

  test('refuses a person or a page that does not exist', async () => {
    const { sandbox } = await world();
    expect(() => sandbox.facebook.grant('0', { scopes: [], pageIds: [] })).toThrow('There is no person');
    expect(() => sandbox.facebook.grant(personIds.maya, { scopes: [], pageIds: ['0'] })).toThrow('There is no page');
  });
});

describe('a reset', () => {
  test('empties the world, ends what the consent screen made, and keeps the seeded connections', async () => {
    const made = await world();
    const { accessToken } = made.sandbox.facebook.grant(personIds.luis, {
      scopes: SCOPES,
      pageIds: [pageIds.luisHogares],
    });
    const { user, page } = await connect(made, personIds.maya, { pages: [PAGE] });
    await made.graph('POST', `/${PAGE}/feed`, page, { message: 'gone soon' });
    await made.fault({ kind: 'timeout' });
    expect((await made.postJson('/_reset', {})).body).toEqual({ reset: true });
    expect(await made.effects()).toEqual([]);
    expect((await made.get('/facebook/_faults')).body.faults).toEqual([]);
    expect((await made.graph('GET', '/me', user)).body.error.code).toBe(190);
    expect((await made.graph('GET', '/me', accessToken)).body.name).toBe('Luis Herrera');
  });
});

describe('the state file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  });
  afterEach(async () => {
    await closeAll();
    await rm(folder, { recursive: true, force: true });
  });

  const start = () => world({ stateFile: join(folder, 'sandbox.json'), clock: createClock(() => START) });

  test('carries tokens, posts, pictures, effects and scheduled posts over a restart', async () => {
    const before = await start();
    const { user, page } = await connect(before, personIds.maya, { pages: [PAGE] });
    const photo = await before.upload(PAGE, page, jpeg('kept'), { published: 'true', caption: 'kept' });
    const later = { message: 'later', published: 'false', scheduled_publish_time: String(START / 1000 + 3600) };
    await before.graph('POST', `/${PAGE}/feed`, page, later);
    await before.close();
    open.pop();

    const after = await start();
    expect((await after.graph('GET', '/me', user)).body.name).toBe('Maya Alvarez');
    const picture = await after.app.inject(`/sandbox/facebook/photos/${photo.body.id}`);
    expect(picture.rawPayload).toEqual(jpeg('kept'));
    after.clock.advance(3_600_000);
    expect((await after.effects('published')).map(({ message }) => message)).toEqual(['later', 'kept']);
    const { id } = (await after.graph('POST', `/${PAGE}/feed`, page, { message: 'new' })).body;
    expect((await after.effects('published')).filter(({ postId }) => postId === id)).toHaveLength(1);
  });

  test('holds every answered post even if the process dies without a word', async () => {
    const before = await start();
    const { page } = await connect(before, personIds.maya, { pages: [PAGE] });
    const posts = await Promise.all(
      [1, 2, 3, 4, 5].map(
        async (number) => (await before.graph('POST', `/${PAGE}/feed`, page, { message: `post ${number}` })).body.id,
      ),
    );
    // Nothing is closed here: the second sandbox reads what the first one left on the disk.
    const after = await start();
    const kept = (await after.effects('published')).map(({ postId }) => postId);
    expect(kept.toSorted()).toEqual(posts.toSorted());
  });

  test('keeps nobody waiting for the end of a steady stream of changes', async () => {
    const made = await start();
    const { page } = await connect(made, personIds.maya, { pages: [PAGE] });
    const post = (message: string) => made.graph('POST', `/${PAGE}/feed`, page, { message });
    const answered = new Set<string>();
    const stream = [post('first').then(() => answered.add('first'))];
    for (let number = 0; number < 1000 && answered.size === 0; number += 1) {
      stream.push(post(`post ${number}`).then(() => answered.add('later')));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(answered).toContain('first');
    await Promise.all(stream);
  });

  test('runs a late effect that the restart overtook', async () => {
    const before = await start();
    const { page } = await connect(before, personIds.maya, { pages: [PAGE] });
    await before.fault({ kind: 'late_effect', ms: 60_000 });
    await expect(before.graph('POST', `/${PAGE}/feed`, page, { message: 'late' })).rejects.toThrow(/destroyed/);
    await before.close();
    open.pop();
    const after = await start();
    expect(await after.effects('published')).toEqual([]);
    after.clock.advance(60_000);
    expect((await after.effects('published')).map(({ message }) => message)).toEqual(['late']);
  });

  test('leaves no half-written file behind', async () => {
    const made = await start();
    const { page } = await connect(made, personIds.maya, { pages: [PAGE] });
    await made.upload(PAGE, page, jpeg('x'));
    await made.close();
    open.pop();
    const names = await readdir(folder, { recursive: true });
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('of an older version gets the parts that it lacks', async () => {
    await writeFile(join(folder, 'sandbox.json'), '{"facebook":{"posts":{}}}');
    const made = await start();
    expect((await made.get('/facebook/_state')).body.people.length).toBeGreaterThan(3);
  });
});

describe('inside its host', () => {
  test('leaves the host’s own parsers and error answers alone, whatever the host registered', async () => {
    const made = await world({}, (app) => {
      app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null, 'the host’s own'));
      app.setErrorHandler((_error, _request, reply) => reply.code(418).send('the host’s own'));
      app.post('/echo', async (request) => ({ got: request.body }));
    });
    const echo = (headers: Record<string, string>, payload: string) =>
      made.app.inject({ method: 'POST', url: '/echo', headers, payload });
    expect((await echo({ 'content-type': 'application/json' }, '{"a":1}')).json()).toEqual({ got: { a: 1 } });
    expect((await echo({ 'content-type': 'multipart/form-data' }, 'x')).json()).toEqual({ got: 'the host’s own' });
    expect((await echo({ 'content-type': 'text/csv' }, 'x')).statusCode).toBe(418);
    expect((await made.postJson('/_clock', '{')).status).toBe(400);
    const { page } = await connect(made, personIds.maya, { pages: [PAGE] });
    expect((await made.upload(PAGE, page, jpeg('x'))).status).toBe(200);
  });
});
