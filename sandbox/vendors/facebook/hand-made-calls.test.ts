import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '../../kit/digest.ts';
import { connect, createWorld, jpeg, proof, type World } from '../../support/world.ts';
import { pageIds, personIds } from './seed.ts';

// What Meta's own client, which the conformance tests use, cannot send.
const PAGE = pageIds.mayaHomes;
let world: World;
let page: string;
let user: string;

beforeEach(async () => {
  world = await createWorld();
  ({ page, user } = await connect(world, personIds.maya, { pages: [PAGE] }));
});
afterEach(() => world.close());

interface Entry {
  code: number;
  body: string;
}

describe('a batch', () => {
  const send = async (entries: object[], more: Record<string, string> = {}): Promise<Entry[]> =>
    (await world.postForm('/facebook/v25.0', { batch: JSON.stringify(entries), access_token: page, ...more })).body;

  test('hands each call the files that it names, and no others', async () => {
    const batch = [
      { method: 'POST', relative_url: `${PAGE}/photos`, body: 'caption=One', attached_files: 'first' },
      { method: 'POST', relative_url: `${PAGE}/photos`, body: 'caption=Two' },
    ];
    const form = new FormData();
    form.append('batch', JSON.stringify(batch));
    form.append('access_token', page);
    form.append('first', new Blob([new Uint8Array(jpeg('first'))], { type: 'image/jpeg' }), 'first.jpg');
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const answer = await world.app.inject({
      method: 'POST',
      url: '/sandbox/facebook/v25.0',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(answer.json<Entry[]>().map(({ code }) => code)).toEqual([200, 400]);
    expect(await world.effects('published')).toMatchObject([{ message: 'One', fileDigests: [sha256(jpeg('first'))] }]);
  });

  test('lends its calls its token together with the proof of it; a call with its own token needs its own proof', async () => {
    await world.postJson('/facebook/_settings', { demandProof: true });
    const entries = [
      { method: 'GET', relative_url: 'me' },
      { method: 'GET', relative_url: `me?access_token=${user}` },
      { method: 'GET', relative_url: `me?access_token=${user}&appsecret_proof=${proof(user)}` },
    ];
    const answers = await send(entries, { appsecret_proof: proof(page) });
    expect(answers.map(({ code }) => code)).toEqual([200, 400, 200]);
    expect((await send(entries)).map(({ code }) => code)).toEqual([400, 400, 200]);
  });

  test('says that it does not play references between its calls', async () => {
    const [first, second] = await send([
      { method: 'GET', name: 'posts', relative_url: `${PAGE}/posts` },
      { method: 'GET', relative_url: '?ids={result=posts:$.data.*.id}' },
    ]);
    expect([first?.code, second?.code]).toEqual([200, 400]);
    expect(second?.body).toContain('not played in the sandbox');
  });

  test('cannot be part of another one', async () => {
    const within = JSON.stringify([{ method: 'GET', relative_url: 'me' }]);
    const [answer] = await send([{ method: 'POST', relative_url: '', body: `batch=${within}` }]);
    expect(answer?.code).toBe(400);
    expect(answer?.body).toContain('cannot be part of a batch');
  });

  test('that is no list of calls is refused as a whole', async () => {
    const answer = await world.postForm('/facebook/v25.0', { batch: 'nonsense', access_token: page });
    expect([answer.status, answer.body.error.code]).toEqual([400, 100]);
    expect((await send([1 as unknown as object]))[0]?.code).toBe(400);
  });
});

describe('the log', () => {
  const warnings = async () => (await world.get('/facebook/_log')).body.requests[0].warnings;

  test('says where the sandbox does less than Facebook may do', async () => {
    await world.graph('GET', `/${PAGE}`, page, { fields: 'name,about,location{city}' });
    expect(await warnings()).toEqual([
      '"about" of Page is always empty here.',
      '"location" of Page is always empty here.',
    ]);
    await world.graph('GET', `/${PAGE}/insights`, page);
    expect(await warnings()).toEqual(['"insights" of Page is not played here, whether or not Facebook has it.']);
    await world.graph('POST', `/${PAGE}/live_videos`, page, { title: 'Open house' });
    expect(await warnings()).toEqual(['POST live_videos of Page is not played here, whether or not Facebook has it.']);
    await world.graph('GET', `/${PAGE}`, page, { fields: 'name,fan_count' });
    expect(await warnings()).toEqual([]);
  });
});

describe('a picture of a person or a page', () => {
  test('is where picture says, and the way there can be followed', async () => {
    const sent = await world.graph('GET', `/${PAGE}/picture`, page);
    expect(sent.status).toBe(302);
    const { pathname, search } = new URL(String(sent.headers['location']));
    const shown = await world.get(`${pathname.replace('/sandbox', '')}${search}`);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(shown.text).toMatch(/>\s*MA\s*</);
    expect((await world.get('/facebook/pictures/1')).status).toBe(404);
  });
});
