import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ALL_SCOPES, APP, connect, createWorld, proof, START, type World } from '../../support/world.ts';
import { pageIds, personIds, type SandboxSeed } from './seed.ts';

const PAGE = pageIds.mayaHomes;
let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

describe('me/accounts', () => {
  const manyPages: SandboxSeed = {
    people: [{ id: '1', name: 'Ana Uno' }],
    pages: ['a', 'b', 'c', 'd', 'e'].map((name, index) => ({
      id: `21530000000000${index}`,
      name: `Page ${name}`,
      category: 'Real Estate Agent',
      roles: { '1': ['CREATE_CONTENT', 'MANAGE'] },
    })),
  };

  test('answers the fields asked for, of ticked pages only', async () => {
    const scopes = `${ALL_SCOPES},instagram_basic`;
    const { user } = await connect(world, personIds.maya, { pages: [PAGE], scopes });
    const read = async () =>
      (
        await world.graph('GET', '/me/accounts', user, {
          fields: 'id,name,access_token,tasks,instagram_business_account{id,username}',
          limit: '100',
        })
      ).body.data;
    const data = await read();
    expect(data).toEqual([
      {
        id: PAGE,
        name: 'Maya Alvarez Homes',
        access_token: expect.stringMatching(/^EAAB/),
        tasks: expect.arrayContaining(['CREATE_CONTENT']),
        instagram_business_account: { id: '178400000000101', username: 'mayaalvarezhomes' },
      },
    ]);
    // Without the permission it looks as if no account were linked.
    await world.graph('DELETE', '/me/permissions/instagram_basic', user);
    expect(Object.keys((await read())[0])).not.toContain('instagram_business_account');
  });

  test('can give an empty page with a next one: only the absence of next is the end', async () => {
    await world.close();
    world = await createWorld({ facebook: { ...APP, seed: manyPages } });
    const [first = '', , , , last = ''] = manyPages.pages.map(({ id }) => id);
    const { user } = await connect(world, '1', { pages: [first, last] });
    const sizes: number[] = [];
    const names: string[] = [];
    let next: string | undefined = `/facebook/v25.0/me/accounts?limit=2&fields=name&access_token=${user}`;
    while (next !== undefined) {
      const { body } = await world.get(`${next}&appsecret_proof=${proof(user)}`);
      sizes.push(body.data.length);
      names.push(...body.data.map(({ name }: { name: string }) => name));
      next = (body.paging?.next as string | undefined)?.replace('http://localhost:3000/sandbox', '');
    }
    expect(sizes).toEqual([1, 0, 1]);
    expect(names).toEqual(['Page a', 'Page e']);
  });

  test('refuses a cursor that it never gave', async () => {
    const { user } = await connect(world, personIds.maya, { pages: [PAGE] });
    expect((await world.graph('GET', '/me/accounts', user, { after: 'bm8' })).body.error.code).toBe(100);
  });

  test('is empty for a person without pages', async () => {
    const { user } = await connect(world, personIds.pat, { pages: [] });
    expect((await world.graph('GET', '/me/accounts', user)).body).toEqual({ data: [] });
  });

  test('is empty when the list of pages was not permitted', async () => {
    const { user } = await connect(world, personIds.maya, { pages: [PAGE], grantedScopes: ['public_profile'] });
    expect((await world.graph('GET', '/me/accounts', user)).body.data).toEqual([]);
  });
});

describe('a page', () => {
  test('gives the same token each time to a person who ticked it', async () => {
    const { user, page } = await connect(world, personIds.maya, { pages: [PAGE] });
    const again = await world.graph('GET', `/${PAGE}`, user, { fields: 'access_token' });
    expect(again.body).toEqual({ access_token: page, id: PAGE });
    expect((await world.graph('GET', '/me', page)).body).toEqual({ id: PAGE, name: 'Maya Alvarez Homes' });
  });

  test('that was not ticked, is somebody else’s or does not exist is answered alike', async () => {
    const { user } = await connect(world, personIds.maya, { pages: [PAGE] });
    for (const id of [pageIds.casaAlvarez, pageIds.luisHogares, '999']) {
      const { error } = (await world.graph('GET', `/${id}`, user, { fields: 'access_token' })).body;
      expect(error).toMatchObject({ type: 'GraphMethodException', code: 100, error_subcode: 33 });
    }
  });

  test('refuses a field that does not exist', async () => {
    const { user } = await connect(world, personIds.maya, { pages: [PAGE] });
    const { error } = (await world.graph('GET', `/${PAGE}`, user, { fields: 'name,shoe_size' })).body;
    expect(error.message).toBe('(#100) Tried accessing nonexisting field (shoe_size) on node type (Page)');
  });
});

describe('the wall', () => {
  test('is read newest first, in pages, and from a moment on', async () => {
    const { page } = await connect(world, personIds.maya, { pages: [PAGE] });
    for (const message of ['one', 'two', 'three']) {
      await world.graph('POST', `/${PAGE}/feed`, page, { message });
      world.clock.advance(60_000);
    }
    const read = async (params: Record<string, string>) =>
      (await world.graph('GET', `/${PAGE}/feed`, page, params)).body;
    const messages = (body: { data: { message: string }[] }) => body.data.map(({ message }) => message);
    const first = await read({ limit: '2' });
    expect(messages(first)).toEqual(['three', 'two']);
    expect(messages(await read({ limit: '2', after: first.paging.cursors.after }))).toEqual(['one']);
    expect(messages(await read({ since: String(START / 1000 + 60) }))).toEqual(['three', 'two']);
    expect(messages(await read({ until: String(START / 1000) }))).toEqual(['one']);
  });

  test('can be told to lag behind', async () => {
    const { page } = await connect(world, personIds.maya, { pages: [PAGE] });
    await world.postJson('/facebook/_settings', { listLagMs: 30_000 });
    await world.graph('POST', `/${PAGE}/feed`, page, { message: 'soon' });
    const count = async () => (await world.graph('GET', `/${PAGE}/published_posts`, page)).body.data.length;
    expect(await count()).toBe(0);
    world.clock.advance(30_000);
    expect(await count()).toBe(1);
  });

  test('cannot be read without pages_read_engagement (code 10)', async () => {
    const { page } = await connect(world, personIds.maya, { pages: [PAGE], grantedScopes: ['pages_show_list'] });
    const answer = await world.graph('GET', `/${PAGE}/published_posts`, page);
    expect(answer.status).toBe(403);
    expect(answer.body.error.code).toBe(10);
  });
});

describe('the version', () => {
  test('past its end of life is served by the oldest living one, and only the log says so', async () => {
    const { user } = await connect(world, personIds.maya, { pages: [PAGE] });
    const query = new URLSearchParams({ access_token: user, appsecret_proof: proof(user) });
    const answer = await world.get(`/facebook/v20.0/me?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['facebook-api-version']).toBe('v21.0');
    const [logged] = (await world.get('/facebook/_log')).body.requests;
    expect(logged.warnings).toEqual(['v20.0 is past its end of life; served as v21.0']);
  });

  test('that never existed is refused', async () => {
    expect((await world.get('/facebook/v99.0/me')).body.error.code).toBe(2500);
  });
});

describe('the usage headers', () => {
  test('count the app’s calls and the page’s calls apart', async () => {
    const { user, page } = await connect(world, personIds.maya, { pages: [PAGE] });
    const mine = await world.graph('GET', '/me', user);
    expect(JSON.parse(String(mine.headers['x-app-usage']))).toMatchObject({ call_count: 1 });
    const pages = await world.graph('GET', `/${PAGE}/feed`, page);
    expect(JSON.parse(String(pages.headers['x-business-use-case-usage']))).toEqual({
      [PAGE]: [{ type: 'pages', call_count: 1, total_cputime: 0, total_time: 0, estimated_time_to_regain_access: 0 }],
    });
  });

  test('rise with every call; beyond 100 percent the page is refused with 80001 until its day is over', async () => {
    const { page } = await connect(world, personIds.maya, { pages: [PAGE] });
    await world.postJson('/facebook/_settings', { engagedPeoplePerPage: 5 / 4800 });
    const read = () => world.graph('GET', `/${PAGE}/feed`, page);
    const percents: number[] = [];
    for (let call = 0; call < 5; call += 1) {
      percents.push(JSON.parse(String((await read()).headers['x-business-use-case-usage']))[PAGE][0].call_count);
    }
    expect(percents).toEqual([20, 40, 60, 80, 100]);
    expect((await read()).body.error).toMatchObject({ code: 80_001 });
    world.clock.advance(25 * 3_600_000);
    expect((await read()).status).toBe(200);
  });

  test('beyond the app’s own hourly limit people are refused with 4', async () => {
    const { user } = await connect(world, personIds.maya, { pages: [PAGE] });
    await world.postJson('/facebook/_settings', { callsPerPersonPerHour: 0 });
    expect((await world.graph('GET', '/me', user)).body.error.code).toBe(4);
  });
});
