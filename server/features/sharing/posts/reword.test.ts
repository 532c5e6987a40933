import { HOUR_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { GRAPHIC, LUIS, MAYA, sharer } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { TRIAL_NETWORKS } from '../../../app/testing/networks/trial-networks.ts';
import { AppError } from '../../../platform/errors.ts';
import { readConnection } from '../connections/read-connections.ts';
import { openTargetTokens } from '../connections/target-access.ts';
import type { Post } from '../deps.ts';
import { createPostDelivery } from '../posting/deliver-posts.ts';
import { renewProofs } from '../posting/renew-proofs.ts';
import { createShare } from '../shares/create-share.ts';
import { readPost } from './read-post.ts';
import { rewordPost } from './reword-post.ts';
import { takeDownPost } from './take-down-post.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
let deps: SharingWorld['deps'];

beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
  ({ deps } = world);
});

async function scheduled(caption = 'Call me, 1'): Promise<string> {
  const when = { kind: 'at', date: '2027-03-01', time: '16:00', timeZone: 'UTC' } as const;
  const [post] = await createShare(deps, sharer(MAYA), await world.shareBody({ when, caption }));
  return post?.id ?? '';
}

async function published(): Promise<string> {
  const [post] = await createShare(deps, sharer(MAYA), await world.shareBody());
  await world.delivery.drain();
  return post?.id ?? '';
}

const read = async (id: string) => (await readPost(deps, MAYA, id)).post;
const notes = async (id: string) => (await readPost(deps, MAYA, id)).history.map(({ note }) => note);
const refusalOf = async (call: Promise<Post>) => {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? error.code : String(error);
};

describe('other words before a post goes out', () => {
  test('are what goes out, once, whatever the brand suggests by then', async () => {
    const id = await scheduled();
    expect(await rewordPost(deps, MAYA, id, 'New words')).toMatchObject({ caption: 'New words', state: 'scheduled' });
    world.changeBrand();
    await renewProofs(deps, MAYA);
    world.clock.advance(HOUR_MS);
    await world.delivery.drain();
    expect(await world.effects()).toMatchObject([{ message: 'New words' }]);
    expect(await notes(id)).toContain('reworded');
  });

  test('go to the network with a picture that was uploaded with the old ones', async () => {
    const trial = TRIAL_NETWORKS.find(({ key, contentId }) => key === 'instagram' && contentId === GRAPHIC);
    if (!trial) throw new Error('Instagram is not tried');
    deps = { ...world.deps, networks: { ...world.deps.networks, [trial.key]: trial.create(world) } };
    await trial.connect(world, deps);
    await world.settings({ containerMs: 20_000 });
    const targets = [{ network: 'instagram' as const, targetId: trial.targetId }];
    const [post] = await createShare(deps, sharer(MAYA), await world.shareBody({ targets, caption: 'Old words' }));
    const delivery = createPostDelivery(deps);
    await delivery.drain();
    expect((await read(post?.id ?? '')).state).toBe('scheduled');
    await rewordPost(deps, MAYA, post?.id ?? '', 'New words');
    for (let look = 0; look < 10; look++) {
      world.clock.advance(30_000);
      await delivery.drain();
    }
    expect(await world.effects()).toMatchObject([{ message: 'New words' }]);
  });

  test('are agreed to anew by whoever has to, and refused where nobody may agree', async () => {
    const id = await scheduled();
    const asks = (stops: boolean) => ({ ...deps, mustAsk: async () => new Map([[id, { stops }]]) });
    expect(await refusalOf(rewordPost(asks(true), MAYA, id, 'Stopped'))).toBe('wording_stopped');
    expect((await read(id)).caption).toBe('Call me, 1');
    const held = await rewordPost(asks(false), MAYA, id, 'Please agree');
    expect(held).toMatchObject({ caption: 'Please agree', reason: 'awaiting_approval' });
    world.clock.advance(HOUR_MS);
    await world.delivery.drain();
    expect(await world.effects()).toEqual([]);
  });

  test('are under the rules of a share, and of the member alone', async () => {
    const id = await scheduled();
    expect(await refusalOf(rewordPost(deps, MAYA, id, 'No children in this building'))).toBe('wording_refused');
    expect(await refusalOf(rewordPost(deps, MAYA, id, 'x'.repeat(70_000)))).toBe('text_too_long');
    expect(await refusalOf(rewordPost(deps, LUIS, id, 'Mine'))).toBe('not_found');
    expect((await read(id)).caption).toBe('Call me, 1');
  });

  test('come too late once a worker has the post', async () => {
    const id = await scheduled();
    await world.db.updateTable('post').set({ state: 'claimed' }).where('id', '=', id).execute();
    expect(await refusalOf(rewordPost(deps, MAYA, id, 'Too late'))).toBe('post_not_changeable');
  });
});

describe('a post that is out', () => {
  test('gets other words on its page, and its history says so', async () => {
    const id = await published();
    expect(await read(id)).toMatchObject({ can: { reword: true, takeDown: true } });
    expect(await rewordPost(deps, MAYA, id, 'Sunday instead')).toMatchObject({ caption: 'Sunday instead' });
    expect(await world.effects('updated')).toMatchObject([{ message: 'Sunday instead' }]);
    expect(await notes(id)).toContain('reworded_there');
  });

  test('keeps its words where somebody of a team would have to agree to others', async () => {
    const id = await published();
    const asks = (stops: boolean) => ({ ...deps, mustAsk: async () => new Map([[id, { stops }]]) });
    expect(await refusalOf(rewordPost(asks(false), MAYA, id, 'Nobody saw this'))).toBe('words_need_yes');
    expect(await refusalOf(rewordPost(asks(true), MAYA, id, 'Stopped'))).toBe('wording_stopped');
    expect(await world.effects('updated')).toEqual([]);
    expect((await read(id)).caption).toBe('Open house on Saturday');
  });

  test('is taken down once, and may then be posted again without a question', async () => {
    const id = await published();
    const taken = await takeDownPost(deps, MAYA, id);
    expect(taken).toMatchObject({ remote: null, can: { reword: false, takeDown: false } });
    expect(taken.takenDownAt).toBe(world.clock.now().toISOString());
    expect(await world.effects('deleted')).toHaveLength(1);
    expect(await refusalOf(takeDownPost(deps, MAYA, id))).toBe('post_not_changeable');
    await createShare(deps, sharer(MAYA), { ...(await world.shareBody({ caption: 'Once more' })), again: false });
  });

  test.each([
    ['waits', { kind: 'vendor', failure: 'rate_page_80001' }, 'scheduled'],
    ['is in doubt', { kind: 'drop_after_effect' }, 'unconfirmed'],
  ])('goes with its first comment, also one that %s', async (_how, fault, state) => {
    await world.fault({ match: { method: 'POST', path: '*/comments' }, ...fault });
    const [post] = await createShare(deps, sharer(MAYA), await world.shareBody({ firstComment: 'Call me' }));
    await world.delivery.drain();
    const comment = async () => (await readPost(deps, MAYA, post?.id ?? '')).comment?.post;
    expect(await comment()).toMatchObject({ state });
    await takeDownPost(deps, MAYA, post?.id ?? '');
    world.clock.advance(HOUR_MS);
    await world.delivery.drain();
    const nothing = { cancel: false, checkAgain: false, settle: false, retry: false };
    expect(await comment()).toMatchObject({ state: 'cancelled', reason: 'comment_post_gone', can: nothing });
  });

  test('that somebody has removed there already counts as taken down', async () => {
    const id = await published();
    const { remote, target } = await read(id);
    const asked = { owner_id: MAYA, target_id: target.id };
    const held = (await openTargetTokens(deps, 'facebook', [asked]))(asked);
    if (!held || !remote) throw new Error('The post is not there');
    await world.network.changing?.takeDown({ targetId: target.id, token: held.token }, remote.id);
    expect((await takeDownPost(deps, MAYA, id)).takenDownAt).not.toBeNull();
  });

  test('stays as it is where the network does not answer, refuses, or was disconnected', async () => {
    const id = await published();
    await world.fault({ match: { method: 'DELETE' }, kind: 'status', code: 500 });
    expect(await refusalOf(takeDownPost(deps, MAYA, id))).toBe('network_unavailable');
    await world.clearFaults();
    await world.fault({ match: { method: 'POST' }, kind: 'vendor', failure: 'permission_10' });
    expect(await refusalOf(rewordPost(deps, MAYA, id, 'New'))).toBe('permissions_missing');
    expect(await read(id)).toMatchObject({ takenDownAt: null, caption: 'Open house on Saturday' });
    await world.db.deleteFrom('connection').execute();
    expect(await refusalOf(takeDownPost(deps, MAYA, id))).toBe('not_connected');
  });

  test('stays where the token is refused, which ends the connection', async () => {
    const id = await published();
    await world.revoke({ personId: personIds.maya, reason: 'password_changed' });
    expect(await refusalOf(takeDownPost(deps, MAYA, id))).toBe('not_connected');
    expect(await readConnection(deps, MAYA, 'facebook')).toMatchObject({ state: 'expired' });
  });
});
