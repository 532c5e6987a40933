import { type FacebookAdsApi, PagePost } from 'facebook-nodejs-business-sdk';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createMetaWorld,
  type MetaWorld,
  PAGE,
  refusalOf,
  type Refused,
  session,
} from '../../../support/meta-client.ts';
import { APP } from '../../../support/world.ts';
import { pageIds, personIds } from '../seed.ts';

let meta: MetaWorld;
let post: PagePost;
beforeAll(async () => {
  meta = await createMetaWorld();
});
afterAll(() => meta.close());
beforeEach(async () => {
  await meta.reset();
  const { id } = await meta.mayaHomes['createFeed']([], { message: 'As it was' });
  post = new PagePost(id, {}, undefined, meta.page);
});

const short = ({ status, response: { code, error_subcode: subcode, type } }: Refused) => [status, code, subcode, type];
const refused = async (method: string, path: string[], params: object = {}, api = meta.page) =>
  refusalOf(api.call(method, path, params));

const OAUTH = 'OAuthException';
const METHOD = 'GraphMethodException';

describe('what is not in the graph is refused in Graph’s words and changes nothing:', () => {
  // The path; `post` stands for a post of ours, `story` for the second part of its id.
  test.each([
    ['an unknown edge that is read', 'GET', [PAGE, 'shoes'], [400, 100, undefined, OAUTH]],
    ['an unknown edge that is written to', 'POST', [PAGE, 'shoes'], [400, 100, 33, METHOD]],
    ['an unknown edge of a post, with words', 'POST', ['post', 'shoes'], [400, 100, 33, METHOD]],
    ['an unknown edge of a post that is deleted', 'DELETE', ['post', 'shoes'], [400, 100, 33, METHOD]],
    ['an edge that can only be read', 'POST', ['post', 'attachments'], [400, 100, 33, METHOD]],
    ['an edge that can only be written to', 'DELETE', [PAGE, 'feed'], [400, 100, 33, METHOD]],
    ['a list that cannot be deleted', 'DELETE', ['post', 'comments'], [400, 100, 33, METHOD]],
    ['a page that is deleted', 'DELETE', [PAGE], [400, 100, 33, METHOD]],
    ['a page that is written to', 'POST', [PAGE], [400, 100, 33, METHOD]],
    ['a method that Graph does not have', 'PUT', ['post'], [400, 100, 33, METHOD]],
    ['a word that every object knows', 'GET', [PAGE, 'constructor'], [400, 100, undefined, OAUTH]],
    ['a path that goes on', 'GET', [PAGE, 'feed', 'more'], [400, 2500, undefined, OAUTH]],
    ['a path that goes on after an act', 'POST', [PAGE, 'feed', 'more'], [400, 2500, undefined, OAUTH]],
    ['a word for an id, with an edge', 'GET', ['nobody', 'feed'], [400, 2500, undefined, OAUTH]],
    ['a user name of nobody', 'GET', ['nobody'], [404, 803, undefined, OAUTH]],
    ['an id of nobody', 'GET', ['999'], [400, 100, 33, METHOD]],
    ['an id of nobody that is deleted', 'DELETE', ['999'], [400, 100, 33, METHOD]],
    ['a post by the second part of its id', 'GET', ['story'], [400, 12, undefined, OAUTH]],
    ['somebody else’s page', 'GET', [pageIds.luisHogares], [400, 100, 33, METHOD]],
    ['the page of a person', 'GET', [personIds.maya], [400, 100, 33, METHOD]],
    ['a word that every object knows in the place of an id', 'GET', ['constructor'], [404, 803, undefined, OAUTH]],
    ['another one that is written to', 'POST', ['__proto__'], [400, 100, 33, METHOD]],
    ['nothing at all', 'GET', [], [400, 100, undefined, METHOD]],
    ['nothing at all that is written to', 'POST', [], [400, 100, undefined, METHOD]],
  ] as const)('%s', async (_name, method, path, expected) => {
    const names = new Map([
      ['post', post.id],
      ['story', post.id.split('_')[1] ?? ''],
    ]);
    const answer = await refused(
      method,
      path.map((part) => names.get(part) ?? part),
      { message: 'Overwritten?' },
    );
    expect(short(answer)).toEqual(expected);
    expect(answer.response.fbtrace_id).toMatch(/^A\w{22}$/);
    expect((await post.get(['message']))['message']).toBe('As it was');
    expect((await meta.world.effects()).map(({ kind }) => kind)).toEqual(['published']);
  });

  test('an unknown path names what it did not know', async () => {
    expect((await refused('GET', [PAGE, 'feed', 'more', 'still'])).message).toBe(
      'Unknown path components: /more/still',
    );
    expect((await refused('GET', ['nobody', 'feed'])).message).toBe('Unknown path components: /feed');
    expect((await refused('POST', [PAGE, 'shoes'])).message).toContain(
      `Unsupported post request. Object with ID '${PAGE}' does not exist`,
    );
  });
});

describe('a token', () => {
  test('that is missing is asked for: code 104, and 2500 where the call says "me"', async () => {
    // The client wants a token to begin with; an empty one in its place is none.
    const nobody = Object.assign(session('none yet'), { accessToken: '' });
    expect(short(await refused('GET', [PAGE], {}, nobody))).toEqual([400, 104, undefined, OAUTH]);
    expect(short(await refused('POST', [PAGE, 'feed'], { message: 'x' }, nobody))).toEqual([
      400,
      104,
      undefined,
      OAUTH,
    ]);
    expect(short(await refused('GET', ['me'], {}, nobody))).toEqual([400, 2500, undefined, OAUTH]);
  });

  test('of a person in the place of a page’s is refused with 190/2069032', async () => {
    const answer = await refused('POST', [PAGE, 'feed'], { message: 'x' }, meta.user);
    expect(short(answer)).toEqual([400, 190, 2_069_032, OAUTH]);
  });

  test('that is wrong is named in the header of OAuth too', async () => {
    const wrong = await refused('GET', ['me'], {}, session('EAABinvented'));
    expect(short(wrong)).toEqual([400, 190, undefined, OAUTH]);
    expect(wrong.headers['www-authenticate']).toBe(
      'OAuth "Facebook Platform" "invalid_token" "Invalid OAuth access token - Cannot parse access token"',
    );
    const field = await refused('GET', [PAGE], { fields: 'shoes' });
    expect(field.headers['www-authenticate']).toBe(
      'OAuth "Facebook Platform" "invalid_request" "(#100) Tried accessing nonexisting field (shoes) on node type (Page)"',
    );
    expect((await refused('GET', ['999'])).headers).not.toHaveProperty('www-authenticate');
    // A header cannot hold every letter that a message can.
    const strange = await refused('GET', ['“nobody”']);
    expect([strange.status, strange.message]).toEqual([404, expect.stringContaining('“nobody”')]);
    expect(strange.headers['www-authenticate']).toContain('nobody');
  });
});

describe('the proof of the app’s secret', () => {
  const proofOf = (api: FacebookAdsApi) => {
    const token = (api as unknown as { accessToken: string }).accessToken;
    return createHmac('sha256', APP.appSecret).update(token).digest('hex');
  };

  test('need not be sent, and is checked when it is', async () => {
    expect((await meta.page.call('GET', [PAGE])).name).toBe('Maya Alvarez Homes');
    expect((await meta.page.call('GET', [PAGE], { appsecret_proof: proofOf(meta.page) })).id).toBe(PAGE);
    const wrong = await refused('GET', [PAGE], { appsecret_proof: proofOf(meta.user) });
    expect(short(wrong)).toEqual([400, 100, undefined, METHOD]);
    expect(wrong.message).toBe('Invalid appsecret_proof provided in the API argument');
  });

  test('must be sent once the app’s switch is on, except with the app’s own token', async () => {
    await meta.world.postJson('/facebook/_settings', { demandProof: true });
    const missing = await refused('GET', [PAGE]);
    expect(missing.message).toBe('API calls from the server require an appsecret_proof argument');
    expect((await meta.page.call('GET', [PAGE], { appsecret_proof: proofOf(meta.page) })).id).toBe(PAGE);
    const app = session(`${APP.appId}|${APP.appSecret}`);
    expect(short(await refused('GET', ['999'], {}, app))).toEqual([400, 100, 33, METHOD]);
    const wrong = await refused('GET', ['999'], { appsecret_proof: '0'.repeat(64) }, app);
    expect(wrong.message).toContain('Invalid appsecret_proof');
  });
});

describe('a page that called too often', () => {
  test('is turned away with 80001, and told by the header how long to stay away', async () => {
    // The post of the beginning was the first call of the day.
    await meta.world.postJson('/facebook/_settings', { engagedPeoplePerPage: 4 / 4800 });
    const read = () => meta.page.setShowHeader(true).call('GET', [PAGE], { fields: 'id' });
    const usageOf = (headers: Record<string, string>) =>
      JSON.parse(headers['x-business-use-case-usage'] ?? '')[PAGE][0];
    const percents: number[] = [];
    for (let call = 0; call < 3; call += 1) percents.push(usageOf((await read()).headers).call_count);
    expect(percents).toEqual([50, 75, 100]);
    const answer = await refusalOf(read());
    expect(short(answer)).toEqual([400, 80_001, undefined, OAUTH]);
    expect(answer.message).toContain('(#80001) There have been too many calls to this Page account.');
    expect(usageOf(answer.headers)).toEqual({
      type: 'pages',
      call_count: 125,
      total_cputime: 0,
      total_time: 0,
      estimated_time_to_regain_access: 24 * 60,
    });
    expect((await meta.maya.get(['name']))['name']).toBe('Maya Alvarez');
  });
});
