import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, createWorld, jpeg, proof, type World } from '../../support/world.ts';
import { sha256 } from '../../kit/digest.ts';
import { instagramFailures } from './instagram/failures.ts';
import { namedFailures } from './graph/named-failures.ts';
import { pageIds, personIds } from './seed.ts';

const PAGE = pageIds.mayaHomes;
const FEED = `/${PAGE}/feed`;

let world: World;
let page: string;
let user: string;
let address: string;

beforeEach(async () => {
  world = await createWorld();
  ({ page, user } = await connect(world, personIds.maya, { pages: [PAGE] }));
  address = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => world.close());

/** Posts over a real socket, so that a cut line is a cut line. */
const post = (message: string, signal?: AbortSignal) =>
  fetch(`${address}/sandbox/facebook/v25.0${FEED}`, {
    method: 'POST',
    body: new URLSearchParams({ message, access_token: page, appsecret_proof: proof(page) }),
    ...(signal === undefined ? {} : { signal }),
  });

const published = async () => (await world.effects('published')).map(({ message }) => message);
const onPosting = { match: { method: 'POST', path: '*/feed' } };

describe('a named failure', () => {
  const expected: [string, number, number, number | undefined][] = [
    ['token_invalid_190', 400, 190, undefined],
    ['app_removed_458', 400, 190, 458],
    ['checkpoint_459', 400, 190, 459],
    ['password_changed_460', 400, 190, 460],
    ['token_expired_463', 400, 190, 463],
    ['role_lost_492', 400, 190, 492],
    ['rate_app_4', 403, 4, undefined],
    ['rate_user_17', 400, 17, 2_446_079],
    ['rate_page_32', 403, 32, undefined],
    ['rate_page_80001', 400, 80_001, undefined],
    ['token_missing_104', 400, 104, undefined],
    ['page_token_needed_190', 400, 190, 2_069_032],
    ['permission_10', 403, 10, undefined],
    ['permission_200', 403, 200, undefined],
    ['bad_parameter_100', 400, 100, undefined],
    ['policy_368', 400, 368, 1_390_008],
    ['duplicate_506', 400, 506, 1_455_006],
    ['link_1609005', 500, 1_609_005, undefined],
    ['unknown_1', 500, 1, undefined],
    ['service_2', 500, 2, undefined],
  ];

  test.each(expected)(
    '%s answers in Graph’s own words and without any effect',
    async (failure, status, code, subcode) => {
      await world.fault({ kind: 'vendor', failure });
      const answer = await world.graph('POST', FEED, page, { message: 'x' });
      expect(answer.status).toBe(status);
      const { error } = answer.body;
      expect(error).toMatchObject({ code, type: 'OAuthException', fbtrace_id: expect.stringMatching(/^A\w{22}$/) });
      expect(error.error_subcode).toBe(subcode);
      expect(await published()).toEqual([]);
      expect((await world.graph('POST', FEED, page, { message: 'x' })).status).toBe(200);
    },
  );

  test('exists for every class, none untested', () => {
    const ofInstagram = Object.keys(instagramFailures);
    const names = [...expected.map(([name]) => name), ...ofInstagram];
    expect(Object.keys(namedFailures).toSorted()).toEqual(names.toSorted());
  });

  test('can be told to come although the post was made', async () => {
    await world.fault({ kind: 'vendor', failure: 'service_2', afterEffect: true });
    expect((await post('made all the same')).status).toBe(500);
    expect(await published()).toEqual(['made all the same']);
  });
});

describe('a fault', () => {
  test('of kind status answers its code and body', async () => {
    await world.fault({ kind: 'status', code: 502, body: { oops: 'gateway' } });
    const answer = await post('x');
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ oops: 'gateway' });
    expect(await published()).toEqual([]);
  });

  test('drop_before_effect cuts the line and nothing is published', async () => {
    await world.fault({ kind: 'drop_before_effect' });
    await expect(post('lost')).rejects.toThrow('fetch failed');
    expect(await published()).toEqual([]);
  });

  test('drop_after_effect cuts the line and the post is there', async () => {
    await world.fault({ kind: 'drop_after_effect' });
    await expect(post('there')).rejects.toThrow('fetch failed');
    expect(await published()).toEqual(['there']);
  });

  test('late_effect cuts the line; the post appears when the clock passes its time', async () => {
    await world.fault({ kind: 'late_effect', ms: 3_600_000 });
    await expect(post('late')).rejects.toThrow('fetch failed');
    expect(await published()).toEqual([]);
    await world.postJson('/_clock', { advanceMs: 3_599_999 });
    expect(await published()).toEqual([]);
    await world.postJson('/_clock', { advanceMs: 1 });
    expect(await published()).toEqual(['late']);
    await world.postJson('/_clock', { advanceMs: 3_600_000 });
    expect(await published()).toEqual(['late']);
  });

  test('late_effect happens by itself when the real time is over', async () => {
    await world.fault({ kind: 'late_effect', ms: 20 });
    await expect(post('late')).rejects.toThrow('fetch failed');
    await expect.poll(published).toEqual(['late']);
  });

  test('late_effect takes the uploaded bytes with it', async () => {
    const bytes = jpeg('late picture');
    await world.fault({ kind: 'late_effect', ms: 1000 });
    await expect(world.upload(PAGE, page, bytes, { published: 'true', caption: 'c' })).rejects.toThrow(/destroyed/);
    await world.postJson('/_clock', { advanceMs: 1000 });
    expect((await world.effects('published'))[0]?.['fileDigests']).toEqual([sha256(bytes)]);
  });

  test('timeout keeps the line open until the client gives up, without an effect', async () => {
    await world.fault({ kind: 'timeout' });
    await expect(post('never', AbortSignal.timeout(100))).rejects.toThrow(/timeout|aborted/i);
    expect(await published()).toEqual([]);
  });

  test('timeout does not keep the host from closing', async () => {
    await world.fault({ kind: 'timeout' });
    const ended = post('never').catch((error: unknown) => error);
    await expect.poll(async () => (await world.get('/facebook/_log')).body.requests[0].fault).toBe('timeout');
    await world.app.close();
    expect(await ended).toBeInstanceOf(TypeError);
  });

  test('slow answers properly', async () => {
    await world.fault({ kind: 'slow', ms: 20 });
    expect((await post('slowly')).status).toBe(200);
    expect(await published()).toEqual(['slowly']);
  });

  test('hits only what it matches, as often as it says, and shows what is left', async () => {
    await world.fault({ ...onPosting, kind: 'vendor', failure: 'service_2', times: 2 });
    expect((await world.graph('GET', '/me', user)).status).toBe(200);
    expect((await world.graph('GET', FEED, page)).status).toBe(200);
    expect((await post('a')).status).toBe(500);
    expect((await world.get('/facebook/_faults')).body.faults).toMatchObject([{ kind: 'vendor', times: 1 }]);
    expect((await post('a')).status).toBe(500);
    expect((await post('a')).status).toBe(200);
    expect((await world.get('/facebook/_faults')).body.faults).toEqual([]);
  });

  test('with a path without stars matches any part of the path', async () => {
    await world.fault({ match: { path: 'accounts' }, kind: 'vendor', failure: 'service_2' });
    expect((await world.graph('GET', '/me', user)).status).toBe(200);
    expect((await world.graph('GET', '/me/accounts', user)).status).toBe(500);
  });

  test('can be switched off', async () => {
    await world.fault({ kind: 'drop_before_effect', times: 5 });
    expect((await world.remove('/facebook/_faults')).status).toBe(200);
    expect((await post('fine')).status).toBe(200);
  });

  test('with a probability asks for randomness and spares the rest', async () => {
    await world.close();
    const dice = [0.9, 0.1];
    world = await createWorld({ random: () => dice.shift() ?? 1 });
    ({ user } = await connect(world, personIds.maya, { pages: [PAGE] }));
    await world.fault({ kind: 'vendor', failure: 'service_2', probability: 0.5 });
    expect((await world.graph('GET', '/me', user)).status).toBe(200);
    expect((await world.graph('GET', '/me', user)).status).toBe(500);
  });

  test.each([
    [{}, '"kind" must be one of'],
    [{ kind: 'earthquake' }, '"kind" must be one of'],
    [{ kind: 'vendor', failure: 'nothing' }, '"failure" must be one of'],
    [{ kind: 'status' }, '"code" is needed'],
    [{ kind: 'status', code: 99 }, '"code" must be a number from 200 to 599'],
    [{ kind: 'late_effect' }, '"ms" is needed'],
    [{ kind: 'timeout', times: 0 }, '"times"'],
    [{ kind: 'timeout', times: 1.5 }, '"times"'],
    [{ kind: 'timeout', match: { host: 'x' } }, '"match.host" is not known'],
    [{ kind: 'timeout', matches: {} }, '"matches" is not known'],
    ['not json', 'not valid JSON'],
    ['[]', 'must be a JSON object'],
  ])('made of %j is refused with a text that says why', async (body, why) => {
    const answer = await world.postJson('/facebook/_faults', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(why);
  });
});

describe('life', () => {
  const revoke = (reason: string, more: Record<string, string> = {}) =>
    world.postJson('/facebook/_revoke', { personId: personIds.maya, reason, ...more });

  test.each([
    ['password_changed', 460],
    ['app_removed', 458],
    ['checkpoint', 459],
    ['logged_out', 467],
  ])('%s ends the person’s session and those of their pages with %i', async (reason, subcode) => {
    await revoke(reason);
    expect((await world.graph('GET', '/me', user)).body.error).toMatchObject({ code: 190, error_subcode: subcode });
    expect((await world.graph('POST', FEED, page, { message: 'x' })).body.error.error_subcode).toBe(subcode);
    const again = await connect(world, personIds.maya, { pages: [PAGE] });
    expect((await world.graph('POST', FEED, again.page, { message: 'back' })).status).toBe(200);
  });

  test('role_lost ends the page’s session with 492 and leaves the person’s alive', async () => {
    await revoke('role_lost', { pageId: PAGE });
    expect((await world.graph('POST', FEED, page, { message: 'x' })).body.error).toMatchObject({
      code: 190,
      error_subcode: 492,
    });
    expect((await world.graph('GET', '/me/accounts', user)).body.data).toEqual([]);
  });

  test('a page token outlives the sixty days of the session it was made from', async () => {
    world.clock.advance(61 * 86_400_000);
    expect((await world.graph('GET', '/me', user)).body.error.error_subcode).toBe(463);
    expect((await world.graph('POST', FEED, page, { message: 'still here' })).status).toBe(200);
  });

  test('happens to nobody who does not exist, and for no unknown reason', async () => {
    expect((await world.postJson('/facebook/_revoke', { personId: '0', reason: 'role_lost' })).status).toBe(400);
    expect((await revoke('bored')).body.error).toContain('"reason" must be one of');
  });
});

describe('the log', () => {
  test('shows the newest request first with the digests of its body and of every file, and no secret in clear', async () => {
    const bytes = jpeg('logged');
    await world.upload(PAGE, page, bytes);
    await world.graph('POST', FEED, page, { message: 'after it' });
    const { text, body } = await world.get('/facebook/_log');
    const [feed, photo] = body.requests;
    expect(feed).toMatchObject({
      method: 'POST',
      path: `/v25.0${FEED}`,
      status: 200,
      bodyDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(feed.params).toMatchObject({ message: 'after it', access_token: `…${page.slice(-4)}` });
    expect(photo.files).toEqual([
      { field: 'source', filename: 'graphic.jpg', type: 'image/jpeg', bytes: bytes.length, digest: sha256(bytes) },
    ]);
    const state = await world.get('/facebook/_state');
    for (const secret of [page, user, proof(page), 'sandbox-secret-of-the-tests']) {
      expect(text).not.toContain(secret);
      expect(state.text).not.toContain(secret);
    }
  });
});

describe('bad input', () => {
  const raw = (type: string, payload: string) =>
    world.app.inject({
      method: 'POST',
      url: `/sandbox/facebook/v25.0${FEED}?${new URLSearchParams({ access_token: page, appsecret_proof: proof(page) })}`,
      headers: { 'content-type': type },
      payload,
    });

  test.each([
    ['application/json', '{"message":'],
    ['application/json', '"text"'],
    ['multipart/form-data', 'no boundary'],
    ['text/csv', 'a,b'],
    ['application/x-www-form-urlencoded', 'attached_media=nonsense'],
    ['application/x-www-form-urlencoded', 'attached_media=[1'],
    ['application/x-www-form-urlencoded', 'attached_media[0]=1'],
    ['application/x-www-form-urlencoded', 'message[a]=b'],
    ['application/x-www-form-urlencoded', 'message=x&published=perhaps'],
    ['application/x-www-form-urlencoded', 'message=x&published=false&scheduled_publish_time=soon'],
    ['application/json', '{"__proto__":{"message":"x"}}'],
  ])('%s %s is answered as Graph answers it, with code 100', async (type, payload) => {
    const answer = await raw(type, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: { code: number } }>().error.code).toBe(100);
    expect(await published()).toEqual([]);
  });
});
