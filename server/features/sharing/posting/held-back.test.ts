import { HOUR_MS, MINUTE_MS } from '@yardsign/domain/time/spans';
import type { AccountStatus } from '@yardsign/domain/access/actor';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postingHands } from '../../../app/testing/processes/posting-hands.ts';
import { BLOG, MAYA, PAGE, SECOND_PAGE, timings } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, oneNetwork, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { createPostDelivery } from './deliver-posts.ts';
import { createPostingRights } from './posting-rights.ts';
import { disconnect } from '../connections/disconnect.ts';
import { readConnection } from '../connections/read-connections.ts';
import { listPosts } from '../posts/list-posts.ts';
import { readPost } from '../posts/read-post.ts';
import { retryPost } from '../posts/retry-post.ts';
import { connectionsWithTargets, findSecret } from '../connections/connection-store.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
const { shareOne, read, history, pass, onFeed } = postingHands(() => world);

beforeAll(async () => {
  world = await createSharingWorld();
});

afterAll(() => world.close());

beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

describe('when the account is not active', () => {
  const inAnHour = { kind: 'at', date: '2027-03-01', time: '16:00', timeZone: 'UTC' } as const;
  const setAccount = (change: { status?: AccountStatus; blocked_at?: Date | null; deletion_due_at?: Date | null }) =>
    world.db.updateTable('member').set(change).where('id', '=', MAYA).execute();

  test.each(['paused', 'inactive', 'limited', 'incomplete'] as const)(
    'because it became %s, what was scheduled waits, and goes out by itself once it is active again',
    async (status) => {
      const id = await shareOne({ when: inAnHour });
      await setAccount({ status });
      await pass(6 * HOUR_MS, 5 * MINUTE_MS);
      expect(await world.effects()).toEqual([]);
      expect(await read(id)).toMatchObject({
        state: 'scheduled',
        reason: 'account_not_active',
        attempts: 0,
        can: { cancel: true, reschedule: true },
      });
      await setAccount({ status: 'active' });
      await pass(15 * MINUTE_MS, 5 * MINUTE_MS);
      expect(await read(id)).toMatchObject({ state: 'published', reason: null, attempts: 1 });
      await pass(24 * HOUR_MS, HOUR_MS);
      expect(await world.effects()).toHaveLength(1);
      // However often it was looked at: the history says once why it waits.
      expect(await history(id)).toEqual([
        'scheduled: created',
        'scheduled: account_not_active',
        'sending',
        'published',
      ]);
    },
  );

  test.each([
    ['blocked', { blocked_at: new Date('2027-03-01T15:00:00Z') }],
    ['to be deleted', { deletion_due_at: new Date('2027-03-15T15:00:00Z') }],
  ])('because it is %s, a post that a worker gave back in that moment is not sent', async (_how, change) => {
    const id = await shareOne();
    await setAccount(change);
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: 'account_not_active' });
    expect(await world.effects()).toEqual([]);
  });

  test('for a day, the post is missed for that reason as soon as its window closes, and can be tried again', async () => {
    const id = await shareOne();
    await setAccount({ status: 'paused' });
    await world.delivery.drain();
    await pass(24 * HOUR_MS - 10 * MINUTE_MS, 10 * MINUTE_MS);
    expect((await read(id)).state).toBe('scheduled');
    await pass(10 * MINUTE_MS, 5 * MINUTE_MS);
    expect(await read(id)).toMatchObject({
      state: 'missed',
      reason: 'account_not_active',
      can: { retry: true, reschedule: true, cancel: false },
    });
    await setAccount({ status: 'active' });
    await pass(2 * HOUR_MS, 10 * MINUTE_MS);
    expect(await world.effects()).toEqual([]);
    await retryPost(world.deps, MAYA, id);
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await world.effects()).toHaveLength(1);
  });

  test('the reason stays also when no worker was there as the window closed', async () => {
    const id = await shareOne();
    await setAccount({ status: 'paused' });
    await world.delivery.drain();
    await setAccount({ status: 'active' });
    world.clock.advance(timings.windowMs + MINUTE_MS);
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({ state: 'missed', reason: 'account_not_active' });
    expect(await world.effects()).toEqual([]);
  });

  test('a post in doubt is looked for all the same, and one that arrived is published', async () => {
    const id = await shareOne();
    await onFeed({ kind: 'drop_after_effect' });
    await world.delivery.drain();
    await setAccount({ status: 'paused' });
    await pass(MINUTE_MS);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await world.effects()).toHaveLength(1);
  });

  test('a post in doubt that did not arrive is not sent again before it is', async () => {
    const id = await shareOne();
    await onFeed({ kind: 'drop_before_effect' });
    await world.delivery.drain();
    await setAccount({ status: 'paused' });
    await pass(HOUR_MS, MINUTE_MS);
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: 'account_not_active', attempts: 1 });
    await setAccount({ status: 'active' });
    await pass(15 * MINUTE_MS, MINUTE_MS);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 2 });
    expect(await world.effects()).toHaveLength(1);
  });
});

describe('when the plan has ended', () => {
  const inAnHour = { kind: 'at', date: '2027-03-01', time: '16:00', timeZone: 'UTC' } as const;

  test('a graphic without its feature waits, and goes out by itself once a plan has it again', async () => {
    const id = await shareOne({ when: inAnHour });
    const article = await shareOne({ when: inAnHour, contentId: BLOG });
    world.setFeatures(['video']);
    await pass(6 * HOUR_MS, 5 * MINUTE_MS);
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: 'feature_missing', attempts: 0 });
    // An article takes no feature of its own.
    expect((await read(article)).state).toBe('published');
    world.setFeatures(['social-graphics']);
    await pass(15 * MINUTE_MS, 5 * MINUTE_MS);
    expect(await read(id)).toMatchObject({ state: 'published', reason: null });
    expect(await history(id)).toEqual(['scheduled: created', 'scheduled: feature_missing', 'sending', 'published']);
  });

  test('a graphic that has left the library takes its feature as before', async () => {
    await shareOne({ when: inAnHour });
    const posts = await world.db.selectFrom('post').selectAll().execute();
    const obstacles = async () => {
      const obstacleTo = await createPostingRights({ ...world.deps, namePieces: async () => new Map() })(posts);
      return posts.map((post) => obstacleTo(post));
    };
    expect(await obstacles()).toEqual([null]);
    world.setFeatures(['video']);
    expect(await obstacles()).toEqual(['feature_missing']);
  });

  test('a free account posts nothing, and what waited for a day is missed for that reason', async () => {
    const id = await shareOne({ when: inAnHour, contentId: BLOG });
    world.setFeatures(['free']);
    await pass(26 * HOUR_MS, 10 * MINUTE_MS);
    expect(await read(id)).toMatchObject({ state: 'missed', reason: 'feature_missing', can: { reschedule: true } });
    expect(await world.effects()).toEqual([]);
  });
});

describe('when the page that it links to is not public', () => {
  const inAnHour = { kind: 'at', date: '2027-03-01', time: '16:00', timeZone: 'UTC' } as const;

  test('an article is not posted, its member is told why, and can try again once it is public', async () => {
    const id = await shareOne({ when: inAnHour, contentId: BLOG });
    const picture = await shareOne({ when: inAnHour });
    world.setPublic(false);
    await pass(HOUR_MS, HOUR_MS);
    expect(await read(id)).toMatchObject({ state: 'failed', reason: 'link_gone', can: { retry: true } });
    // A picture links nowhere.
    expect(await read(picture)).toMatchObject({ state: 'published' });
    world.setPublic(true);
    await retryPost(world.deps, MAYA, id);
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({ state: 'published' });
  });

  test('an article cannot be shared', async () => {
    world.setPublic(false);
    await expect(shareOne({ contentId: BLOG })).rejects.toMatchObject({ code: 'piece_not_public' });
  });
});

describe('when the connection ends', () => {
  const later = { kind: 'at', date: '2027-03-01', time: '16:00', timeZone: 'UTC' } as const;

  test('all its posts wait together, come back with the next one, and go out once', async () => {
    const ids = [await shareOne({ caption: 'now' }), await shareOne({ caption: 'later', when: later })];
    await world.revoke({ personId: '104600000000101', reason: 'password_changed' });
    await world.delivery.drain();
    for (const id of ids) expect(await read(id)).toMatchObject({ state: 'needs_reconnect', reason: 'token_lost' });
    expect(await readConnection(world.deps, MAYA, 'facebook')).toMatchObject({
      state: 'expired',
      connected: false,
      targets: [],
    });

    world.clock.advance(10 * MINUTE_MS);
    await world.connectMaya();
    await world.delivery.drain();
    expect((await Promise.all(ids.map(read))).map(({ state }) => state)).toEqual(['published', 'scheduled']);
    await pass(HOUR_MS, 5 * MINUTE_MS);
    expect((await Promise.all(ids.map(read))).map(({ state }) => state)).toEqual(['published', 'published']);
    expect(await world.effects()).toHaveLength(2);
  });

  test('for one of the three reasons of the documents the stored data is dropped, otherwise kept', async () => {
    const secret = () => findSecret(world.db, MAYA, 'facebook', 'user');
    await shareOne();
    await onFeed({ kind: 'vendor', failure: 'checkpoint_459' });
    await world.delivery.drain();
    expect(await secret()).toBeDefined();
    await world.connectMaya();
    await onFeed({ kind: 'vendor', failure: 'token_expired_463' });
    await world.delivery.drain();
    expect(await secret()).toBeUndefined();
    expect(await connectionsWithTargets(world.db, { memberId: MAYA })).toHaveLength(1);
  });

  test('and stays ended for a day, what was due is missed', async () => {
    const id = await shareOne();
    await world.revoke({ personId: '104600000000101', reason: 'app_removed' });
    await world.delivery.drain();
    world.clock.advance(timings.windowMs + MINUTE_MS);
    await world.connectMaya();
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({ state: 'missed', reason: 'window_closed' });
    expect(await world.effects()).toEqual([]);
  });

  test('a post in doubt is looked for after the next one, and not sent again', async () => {
    const id = await shareOne();
    await onFeed({ kind: 'drop_after_effect' });
    await world.delivery.drain();
    await world.revoke({ personId: '104600000000101', reason: 'password_changed' });
    await pass(MINUTE_MS);
    expect(await read(id)).toMatchObject({ state: 'unconfirmed', reason: 'reconnect_to_check' });
    await pass(HOUR_MS, 10 * MINUTE_MS);
    await world.connectMaya();
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await world.effects()).toHaveLength(1);
  });

  test('because the member disconnects, posts wait as well', async () => {
    const id = await shareOne({ when: later });
    expect(await disconnect(world.deps, MAYA, 'facebook')).toBe(true);
    expect(await read(id)).toMatchObject({ state: 'needs_reconnect', reason: 'disconnected', can: { cancel: true } });
    expect(await disconnect(world.deps, MAYA, 'facebook')).toBe(false);
    expect(await findSecret(world.db, MAYA, 'facebook', 'user')).toBeUndefined();
  });

  test('a refusal of the token before last says nothing of the present one', async () => {
    const id = await shareOne();
    const network = {
      ...world.network,
      publish: async (...input: Parameters<typeof world.network.publish>) => {
        // While the call is on its way the member connects anew.
        const refused = world.network.publish(...input);
        await refused.catch(() => undefined);
        await world.connectMaya();
        return refused;
      },
    };
    await onFeed({ kind: 'vendor', failure: 'token_expired_463' });
    await createPostDelivery({ ...world.deps, networks: oneNetwork(network) }).drain();
    expect(await readConnection(world.deps, MAYA, 'facebook')).toMatchObject({ state: 'connected' });
    await pass(MINUTE_MS);
    expect((await read(id)).state).toBe('published');
  });
});

describe('when whoever runs the installation has stopped a network', () => {
  const inAnHour = { kind: 'at', date: '2027-03-01', time: '16:00', timeZone: 'UTC' } as const;
  const stop = (more: { target_id?: string; until?: Date } = {}) =>
    world.db
      .insertInto('sending_hold')
      .values({
        network: 'facebook',
        target_id: '',
        reason: 'operator',
        until: null,
        created_at: world.clock.now(),
        ...more,
      })
      .execute();
  const goOn = () => world.db.deleteFrom('sending_hold').execute();

  test('nothing is sent, its members read why, and what is due goes out once posting goes on', async () => {
    const [due, later] = [await shareOne(), await shareOne({ when: inAnHour, caption: 'later' })];
    await stop();
    await pass(30 * MINUTE_MS, 5 * MINUTE_MS);
    expect(await world.effects()).toEqual([]);
    const stopped = { state: 'scheduled', reason: 'sending_stopped', nextTryAt: null };
    expect(await read(due)).toMatchObject(stopped);
    expect((await listPosts(world.deps, MAYA, { view: 'upcoming', limit: 1 })).items).toMatchObject([stopped]);
    expect(await read(later)).toMatchObject({ state: 'scheduled', reason: null });
    await goOn();
    await world.delivery.drain();
    expect(await read(due)).toMatchObject({ state: 'published', reason: null });
  });

  test('until a time, posts say until when', async () => {
    const until = new Date(world.clock.now().getTime() + HOUR_MS);
    const id = await shareOne();
    await stop({ until });
    expect(await read(id)).toMatchObject({ reason: 'sending_stopped', nextTryAt: until.toISOString() });
  });

  test('for longer than posts may wait, they are missed, and none is spaced out meanwhile', async () => {
    const ids = [await shareOne({ when: inAnHour }), await shareOne({ when: inAnHour, caption: 'second' })];
    await stop();
    await pass(2 * HOUR_MS, 20 * MINUTE_MS);
    await pass(22 * HOUR_MS, 11 * HOUR_MS);
    for (const id of ids) expect(await read(id)).toMatchObject({ state: 'scheduled', reason: 'sending_stopped' });
    await pass(2 * HOUR_MS, 2 * HOUR_MS);
    for (const id of ids) expect(await history(id)).toEqual(['scheduled: created', 'missed: window_closed']);
    expect(await world.effects()).toEqual([]);
  });

  test('a first comment waits as well, and a member who tries again lifts nothing', async () => {
    const id = await shareOne({ firstComment: 'Call me' });
    const target = { network: 'facebook' as const, targetId: SECOND_PAGE };
    const failed = await shareOne({ targets: [target], caption: 'other' });
    await world.fault({ match: { path: `${SECOND_PAGE}/feed` }, kind: 'vendor', failure: 'bad_parameter_100' });
    await world.fault({ match: { path: '*/comments' }, kind: 'vendor', failure: 'rate_page_80001' });
    await world.delivery.drain();
    for (const target_id of [PAGE, SECOND_PAGE]) await stop({ target_id });
    await retryPost(world.deps, MAYA, failed);
    await pass(HOUR_MS, 10 * MINUTE_MS);
    const { comment } = await readPost(world.deps, MAYA, id);
    expect(comment?.post).toMatchObject({ state: 'scheduled', reason: 'sending_stopped' });
    expect(await read(failed)).toMatchObject({ state: 'scheduled', reason: 'sending_stopped' });
  });
});
