import { FacebookAdsApiBatch } from 'facebook-nodejs-business-sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMetaWorld, type MetaWorld, PAGE, refusalOf } from '../../../support/meta-client.ts';

let meta: MetaWorld;
beforeAll(async () => {
  meta = await createMetaWorld();
});
afterAll(() => meta.close());
beforeEach(() => meta.reset());

interface Entry {
  method: string;
  path: string[] | string;
  params?: object;
}

/** What became of each call, in the words of Meta's client: its body, or the code and subcode of its refusal. */
async function run(entries: Entry[]): Promise<unknown[]> {
  const batch = new FacebookAdsApiBatch(meta.page);
  const outcomes: unknown[] = [];
  for (const [index, { method, path, params }] of entries.entries()) {
    const succeed = (answer: { body: unknown }) => (outcomes[index] = answer.body);
    const fail = ({ error }: { error: { status: number; response: { error: { code: number } } } }) =>
      (outcomes[index] = [error.status, error.response.error.code]);
    batch.add(method, path, params, undefined, succeed, fail);
  }
  expect(await batch.execute()).toBeNull();
  return outcomes;
}

describe('a batch', () => {
  test('answers each call for itself: one that is refused stops no other', async () => {
    const outcomes = await run([
      { method: 'GET', path: [PAGE], params: { fields: 'name' } },
      { method: 'POST', path: [PAGE, 'feed'], params: { message: 'First of two' } },
      { method: 'POST', path: [PAGE, 'feed'], params: { message: 'First of two' } },
      { method: 'POST', path: [PAGE, 'shoes'], params: { message: 'x' } },
      { method: 'GET', path: `v25.0/${PAGE}/published_posts?fields=message&limit=1` },
      { method: 'GET', path: ['me', 'accounts'] },
    ]);
    expect(outcomes).toEqual([
      { id: PAGE, name: 'Maya Alvarez Homes' },
      { id: expect.stringMatching(new RegExp(`^${PAGE}_`)) },
      [400, 506],
      [400, 100],
      { data: [expect.objectContaining({ message: 'First of two' })], paging: expect.anything() },
      [400, 100],
    ]);
    expect(await meta.world.effects('published')).toHaveLength(1);
  });

  test('gives the headers of each call, unless told not to', async () => {
    const batch = JSON.stringify([
      { method: 'GET', relative_url: PAGE },
      { method: 'GET', relative_url: '999?x=1' },
      {},
    ]);
    const [found, missing, senseless] = await meta.page.call('POST', [], { batch });
    const header = (answer: { headers: { name: string; value: string }[] }, name: string) =>
      answer.headers.find((entry) => entry.name === name)?.value;
    expect(JSON.parse(header(found, 'X-Business-Use-Case-Usage') ?? '')[PAGE][0].call_count).toBe(1);
    expect([found.code, missing.code, senseless.code]).toEqual([200, 400, 400]);
    expect(header(senseless, 'WWW-Authenticate')).toContain('relative_url');
    const bare = await meta.page.call('POST', [], { batch, include_headers: false });
    expect(Object.keys(bare[0])).toEqual(['code', 'body']);
  });

  test('lets each call bring a token of its own', async () => {
    const { accessToken } = meta.user as unknown as { accessToken: string };
    const [accounts, page] = await run([
      { method: 'GET', path: ['me', 'accounts'], params: { access_token: accessToken, fields: 'name' } },
      { method: 'GET', path: ['me'] },
    ]);
    expect((accounts as { data: unknown[] }).data).toHaveLength(2);
    expect(page).toMatchObject({ id: PAGE });
  });

  test('leaves out what was asked to be left out, which Meta’s client takes for a call to be repeated', async () => {
    const silent = { method: 'GET', relative_url: PAGE, omit_response_on_success: true };
    expect(await meta.page.call('POST', [], { batch: [silent] })).toEqual([null]);
    const failing = { ...silent, relative_url: '999' };
    expect((await meta.page.call('POST', [], { batch: [failing] }))[0].code).toBe(400);
  });

  test('holds fifty calls at most, each of which counts', async () => {
    const one = { method: 'GET', relative_url: PAGE };
    const refused = await refusalOf(meta.page.call('POST', [], { batch: Array.from({ length: 51 }, () => one) }));
    expect(refused.response.type).toBe('GraphBatchException');
    expect(refused.message).toBe('Too many requests in batch message. Maximum batch size is 50');
    await meta.world.postJson('/facebook/_settings', { engagedPeoplePerPage: 3 / 4800 });
    expect(await run(Array.from({ length: 4 }, () => ({ method: 'GET', path: [PAGE] })))).toEqual([
      expect.objectContaining({ id: PAGE }),
      expect.objectContaining({ id: PAGE }),
      expect.objectContaining({ id: PAGE }),
      [400, 80_001],
    ]);
  });
});
