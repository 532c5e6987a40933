import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BLOG, MAYA, PAGE, sharer } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { createToyNetwork, type ToyNetwork, TOY_BOARD, withToy } from '../../../app/testing/networks/toy-network.ts';
import { readPart } from '../../../platform/database/part.ts';
import { AppError } from '../../../platform/errors.ts';
import { createShare, type ShareBody } from '../shares/create-share.ts';
import { createPostDelivery } from './deliver-posts.ts';
import { NetworkError } from '../ports.ts';
import { disconnect } from '../connections/disconnect.ts';
import { servicesPart, readConnections } from '../connections/read-connections.ts';

let world: SharingWorld;
let toy: ToyNetwork;
let deps: SharingWorld['deps'];

beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
  toy = createToyNetwork();
  deps = await withToy(world, toy);
});

type Target = ShareBody['targets'][number];
const onToy = { network: 'toy' as Target['network'], targetId: TOY_BOARD };
const onFacebook: Target = { network: 'facebook', targetId: PAGE };
/** A clock of the wall, for a machine that is busy. */
const patient = { timeout: 20_000 };

async function share(caption: string, targets: Target[], more: Partial<ShareBody> = {}) {
  return createShare(deps, sharer(MAYA), await world.shareBody({ caption, targets, ...more }));
}

async function refusalOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? `${error.code} ${error.issues?.[0]?.path ?? ''}` : String(error);
}

describe('several networks', () => {
  test('take one piece at once, each as a post of its own', async () => {
    const posts = await share('To both', [onFacebook, onToy]);
    expect(posts.map(({ network, target }) => [network, target.kind])).toEqual([
      ['facebook', 'page'],
      ['toy', 'board'],
    ]);
    await createPostDelivery(deps).drain();
    expect(toy.asked).toEqual(['To both']);
    expect((await world.effects()).map(({ message }) => message)).toEqual(['To both']);
  });

  test('starve each other of nothing: while all calls to one hang, the posts of the other go out', async () => {
    const end = toy.hang();
    for (let count = 1; count <= 12; count++) await share(`Slow ${count}`, [onToy]);
    for (let count = 1; count <= 3; count++) await share(`Quick ${count}`, [onFacebook]);
    const delivery = createPostDelivery(deps);
    await delivery.start();
    // Somebody waits for these, so that they may take the quarter that is kept free of planned ones as well.
    const slots = deps.concurrency + Math.floor(deps.concurrency / 4);
    await expect.poll(() => toy.asked.length, patient).toBe(slots);
    await expect.poll(async () => (await world.effects()).length, patient).toBe(3);
    expect(toy.asked).toHaveLength(slots);
    const stopped = delivery.stop();
    end();
    await stopped;
  });
});

describe('what a network gets of its own', () => {
  const own = { network: onToy.network };

  test('is its words and its picture; the others get what all share', async () => {
    const { proofSha256 } = await world.shareBody({ size: 'square' });
    const variants = [{ ...own, caption: 'Short', picture: { size: 'square' as const, proofSha256 } }];
    const posts = await share('For everybody', [onFacebook, onToy], { variants });
    expect(posts.map(({ caption, size, proof }) => [caption, size, proof.sha256 === proofSha256])).toEqual([
      ['For everybody', 'portrait', false],
      ['Short', 'square', true],
    ]);
    await createPostDelivery(deps).drain();
    expect(toy.asked).toEqual(['Short']);
    expect(await world.effects()).toMatchObject([{ message: 'For everybody' }]);
  });

  test('is what counts for what it takes', async () => {
    const long = 'x'.repeat(41);
    expect(await refusalOf(share(long, [onFacebook, onToy]))).toBe('text_too_long targets.1.targetId');
    expect(await share(long, [onFacebook, onToy], { variants: [{ ...own, caption: 'Short' }] })).toHaveLength(2);
  });

  test('must be what the member looked at, and be said once', async () => {
    const picture = { size: 'square' as const, proofSha256: 'f'.repeat(64) };
    expect(await refusalOf(share('x', [onToy], { variants: [{ ...own, picture }] }))).toBe('proof_outdated ');
    const twice = [own, own];
    expect(await refusalOf(share('x', [onToy], { variants: twice }))).toBe('invalid_request variants.1.network');
  });
});

describe('what a network does not take is refused before it is in the ledger:', () => {
  test.each([
    ['a link', 'network_not_supported targets.1.targetId', { contentId: BLOG, size: 'link' as const }],
    ['too long a text', 'text_too_long targets.1.targetId', { caption: 'x'.repeat(41) }],
  ])('%s', async (_what, refusal, more) => {
    expect(await refusalOf(share('Hello', [onFacebook, onToy], more))).toBe(refusal);
    expect(await world.db.selectFrom('post').selectAll().execute()).toEqual([]);
  });

  test('a picture of another shape', async () => {
    const tall = { ...deps, makeProof: async () => ({ sha256: 'a'.repeat(64), url: '/x', width: 1080, height: 1920 }) };
    const body = await world.shareBody({ targets: [onFacebook, onToy], proofSha256: 'a'.repeat(64) });
    expect(await refusalOf(createShare(tall, sharer(MAYA), body))).toBe('picture_not_taken targets.1.targetId');
    expect(await createShare(tall, sharer(MAYA), { ...body, targets: [onFacebook] })).toHaveLength(1);
  });
});

describe('a network that shows its posts to nobody', () => {
  test('leaves a post whose answer was lost to its owner: it is never sent again', async () => {
    toy.network.adapter.publish = async () => {
      throw new NetworkError({ kind: 'unknown-outcome', concerns: 'network' }, 'lost');
    };
    toy.network.adapter.findPost = async () => {
      throw new NetworkError({ kind: 'rejected', concerns: 'target', detail: 'unreadable' }, 'closed');
    };
    const [post] = await share('Once', [onToy]);
    await createPostDelivery(deps).drain();
    world.clock.advance(10_000);
    await createPostDelivery(deps).drain();
    const row = await world.db
      .selectFrom('post')
      .selectAll()
      .where('id', '=', post?.id ?? '')
      .executeTakeFirst();
    expect(row).toMatchObject({ state: 'needs_attention', reason: 'not_readable', attempts: 1 });
  });
});

describe('a network', () => {
  test('that can take back a consent is told when the member disconnects', async () => {
    expect(await disconnect(deps, MAYA, 'toy')).toBe(true);
    expect(toy.revoked).toEqual(['toy']);
    expect(await disconnect(deps, MAYA, 'toy')).toBe(false);
    expect(toy.revoked).toHaveLength(1);
  });

  test('that does not answer to that is disconnected all the same, and the fault is reported', async () => {
    const revoke = () => Promise.reject(new Error('away'));
    const networks = { ...deps.networks, toy: { ...toy.network, adapter: { ...toy.network.adapter, revoke } } };
    expect(await disconnect({ ...deps, networks }, MAYA, 'toy')).toBe(true);
    expect(world.errors).toMatchObject([{ message: 'away' }]);
  });

  test('that is in no list cannot be disconnected, and what was kept of it is not shown', async () => {
    const { networks } = world.deps;
    const services = (of: typeof deps) => readPart(of.db, servicesPart(of), MAYA);
    expect(await disconnect({ ...deps, networks }, MAYA, 'toy')).toBe(false);
    expect((await services({ ...deps, networks })).map(({ slug }) => slug)).toEqual(['facebook']);
    expect((await services(deps)).map(({ slug }) => slug)).toEqual(['facebook', 'toy']);
  });

  test('that is no longer offered is shown to those who are connected, and to nobody else', async () => {
    const networks = { ...deps.networks, toy: { ...toy.network, isOffered: false } };
    const shown = async () => (await readConnections({ ...deps, networks }, MAYA)).map(({ slug }) => slug);
    expect(await shown()).toEqual(['facebook', 'toy']);
    await disconnect(deps, MAYA, 'toy');
    expect(await shown()).toEqual(['facebook']);
  });
});
