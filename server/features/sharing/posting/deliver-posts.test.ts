import type { AccountStatus } from '@yardsign/domain/access/actor';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createShare } from '../posts/create-share.ts';
import { createPostDelivery } from './deliver-posts.ts';
import { disconnect } from '../connections/end-connection.ts';
import type { Post } from '../deps.ts';
import { readConnection } from '../connections/read-connections.ts';
import { readPost } from '../posts/read-post.ts';
import { retryPost } from '../posts/retry-post.ts';
import { connectionsWithTargets, findSecret } from '../connections/connection-store.ts';
import {
  BLOG,
  createSharingWorld,
  MAYA,
  PAGE,
  SECOND_PAGE,
  timings,
  sharer,
  type SharingWorld,
  oneNetwork,
} from '../../../app/testing/sharing-world.ts';

// Runs on PostgreSQL too.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const W = timings.lateEffectMs + timings.listLagMs + timings.sendGuardMs;

let world: SharingWorld;

beforeAll(async () => {
  world = await createSharingWorld();
});

afterAll(() => world.close());

beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

type Body = Awaited<ReturnType<SharingWorld['shareBody']>>;

async function share(more: Partial<Body> = {}): Promise<Post[]> {
  return createShare(world.deps, sharer(MAYA), await world.shareBody(more));
}

async function shareOne(more: Partial<Body> = {}): Promise<string> {
  const [post] = await share(more);
  if (!post) throw new Error('no post');
  return post.id;
}

async function read(id: string): Promise<Post> {
  return (await readPost(world.deps, MAYA, id)).post;
}

async function history(id: string): Promise<string[]> {
  const events = (await readPost(world.deps, MAYA, id)).history;
  return events.map(({ state, note }) => (note === null ? state : `${state}: ${note}`));
}

/** Lets time pass in small steps, with the worker at work all along. */
async function pass(ms: number, step = 10 * SECOND): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    world.clock.advance(step);
    await world.delivery.drain();
  }
}

/** How long a test may wait for a worker that runs by itself; far more than it takes. */
const patient = { timeout: 20_000 };

const onFeed = (fault: Record<string, unknown>) => world.fault({ match: { method: 'POST', path: '/feed' }, ...fault });

describe('a post', () => {
  test('of a graphic arrives once, with the very bytes of its proof', async () => {
    const id = await shareOne();
    await world.delivery.drain();
    const post = await read(id);
    const effects = await world.effects();
    expect(effects).toMatchObject([{ message: 'Open house on Saturday', fileDigests: [post.proof.sha256] }]);
    expect(post).toMatchObject({ state: 'published', attempts: 1, sentSha256: post.proof.sha256, reason: null });
    expect(post.remote).toEqual({
      id: effects[0]?.postId,
      url: expect.stringContaining(effects[0]?.postId ?? '-') as string,
    });
    expect(await history(id)).toEqual(['scheduled: created', 'sending', 'published']);
  });

  test('of an article arrives as a link that carries the marker of this post', async () => {
    const first = await shareOne({ contentId: BLOG });
    const second = await shareOne({ contentId: BLOG, caption: 'Again' });
    await world.delivery.drain();
    const links = (await world.effects()).map(({ link }) => new URL(link ?? '').searchParams.get('utm_content'));
    expect(new Set(links).size).toBe(2);
    for (const id of [first, second]) {
      expect(await read(id)).toMatchObject({ state: 'published', sentSha256: null });
    }
    const ours = [(await read(first)).link, (await read(second)).link];
    expect(new Set((await world.effects()).map(({ link }) => link))).toEqual(new Set(ours));
  });

  test('that is scheduled goes out at its wall clock and not before', async () => {
    // 15:00 UTC on 1 March is 10:00 in New York; half past ten is half an hour away.
    const when = { kind: 'at', date: '2027-03-01', time: '10:30', timeZone: 'America/New_York' } as const;
    const id = await shareOne({ when });
    world.clock.advance(30 * MINUTE - 1);
    await world.delivery.drain();
    expect(await world.effects()).toEqual([]);
    expect(await read(id)).toMatchObject({
      state: 'scheduled',
      dueAt: '2027-03-01T15:30:00.000Z',
      wallClock: { time: '10:30' },
    });
    world.clock.advance(1);
    await world.delivery.drain();
    expect(await world.effects()).toHaveLength(1);
  });

  test('wears the brand of the moment in which it is sent', async () => {
    const when = { kind: 'at', date: '2027-03-02', time: '09:00', timeZone: 'America/New_York' } as const;
    const id = await shareOne({ when });
    const before = (await read(id)).proof.sha256;
    world.changeBrand();
    world.clock.advance(24 * HOUR);
    await world.delivery.drain();
    const post = await read(id);
    expect(post.proof.sha256).not.toBe(before);
    expect((await world.effects())[0]?.fileDigests).toEqual([post.proof.sha256]);
    expect(post.sentSha256).toBe(post.proof.sha256);
    expect(await history(id)).toContain('sending: proof_renewed');
  });

  test('to two pages is two posts, each on its own page', async () => {
    const targets = [PAGE, SECOND_PAGE].map((targetId) => ({ network: 'facebook' as const, targetId }));
    const posts = await share({ targets });
    await world.delivery.drain();
    const on = (await world.effects()).map(({ postId }) => postId.split('_')[0]);
    expect(new Set(on)).toEqual(new Set([PAGE, SECOND_PAGE]));
    expect(on).toHaveLength(2);
    for (const { id } of posts) expect((await read(id)).state).toBe('published');
  });

  test('whose picture was damaged on disk is not sent', async () => {
    const id = await shareOne();
    const delivery = createPostDelivery({
      ...world.deps,
      readProof: async () => Buffer.from('ffd8ffe000104a46494600aa', 'hex'),
    });
    await delivery.drain();
    expect(await read(id)).toMatchObject({ state: 'failed', reason: 'proof_missing' });
    expect(await world.effects()).toEqual([]);
  });

  test('that nobody could send for a day is missed, not sent late', async () => {
    const id = await shareOne();
    world.clock.advance(timings.windowMs + 1);
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({
      state: 'missed',
      reason: 'window_closed',
      can: { retry: true, reschedule: true },
    });
    expect(await world.effects()).toEqual([]);
  });
});

describe("while the network's clock is not ours", () => {
  test.each([-10, -2, 2, 10])(
    'but %d minutes ahead, a post whose answer was lost is found, and goes out once',
    async (ahead) => {
      await world.settings({ refuseDuplicates: false, clockSkewMs: ahead * MINUTE });
      const ids = [await shareOne(), await shareOne({ contentId: BLOG })];
      await onFeed({ kind: 'drop_after_effect', times: 2 });
      await world.delivery.drain();
      await pass(2 * W);
      for (const id of ids) expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
      expect(await world.effects()).toHaveLength(2);
    },
  );

  test('even by days, one that arrived is found and one that did not is sent again', async () => {
    await world.settings({ refuseDuplicates: false, clockSkewMs: -3 * 24 * HOUR });
    const arrived = await shareOne({ contentId: BLOG });
    await onFeed({ kind: 'drop_after_effect' });
    await world.delivery.drain();
    const lost = await shareOne();
    await onFeed({ kind: 'drop_before_effect' });
    await world.delivery.drain();
    await pass(3 * W);
    expect(await read(arrived)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await read(lost)).toMatchObject({ state: 'published', attempts: 2 });
    expect(await world.effects()).toHaveLength(2);
  });
});

describe('after a refusal', () => {
  test.each([
    ['bad_parameter_100', { state: 'failed', reason: 'rejected', attempts: 0 }],
    ['duplicate_506', { state: 'failed', reason: 'duplicate_text', attempts: 0 }],
    ['policy_368', { state: 'needs_attention', reason: 'blocked', attempts: 0 }],
    ['permission_200', { state: 'needs_reconnect', reason: 'permissions_missing', attempts: 0 }],
    ['token_expired_463', { state: 'needs_reconnect', reason: 'token_lost', attempts: 0 }],
    ['role_lost_492', { state: 'needs_reconnect', reason: 'target_role_lost', attempts: 0 }],
    ['rate_page_32', { state: 'scheduled', reason: 'network_busy', attempts: 0 }],
  ])('%s a post is %o, in the words of the network', async (failure, expected) => {
    const id = await shareOne();
    await onFeed({ kind: 'vendor', failure });
    await world.delivery.drain();
    expect(await read(id)).toMatchObject(expected);
    expect((await read(id)).networkMessage).toBeTruthy();
    expect(await world.effects()).toEqual([]);
  });

  test('because the role on one page was lost, the posts of the other pages go out', async () => {
    const [here, there] = [PAGE, SECOND_PAGE].map((targetId) => ({ network: 'facebook' as const, targetId }));
    const lost = await shareOne({ targets: here ? [here] : [] });
    const other = await shareOne({ targets: there ? [there] : [] });
    await world.fault({ match: { method: 'POST', path: `${PAGE}/feed` }, kind: 'vendor', failure: 'role_lost_492' });
    await world.delivery.drain();
    expect(await read(lost)).toMatchObject({ state: 'needs_reconnect', reason: 'target_role_lost' });
    expect(await read(other)).toMatchObject({ state: 'published' });
    expect(await readConnection(world.deps, MAYA, 'facebook')).toMatchObject({
      state: 'connected',
      targets: [{ value: SECOND_PAGE }],
      lostTargets: [{ text: 'Maya Alvarez Homes', value: PAGE, reason: 'target_role_lost' }],
    });
    // Whoever has the role again connects again, and what waited goes out.
    await world.clearFaults();
    await world.connectMaya();
    await world.delivery.drain();
    expect(await read(lost)).toMatchObject({ state: 'published' });
    expect(await readConnection(world.deps, MAYA, 'facebook')).toMatchObject({ lostTargets: [] });
  });

  test('because the role was lost while it is looked for, it waits for the page, and the connection goes on', async () => {
    const id = await shareOne();
    await onFeed({ kind: 'drop_after_effect' });
    await world.fault({
      match: { method: 'GET', path: `${PAGE}/published_posts` },
      kind: 'vendor',
      failure: 'role_lost_492',
    });
    await world.delivery.drain();
    await pass(MINUTE);
    expect(await read(id)).toMatchObject({ state: 'unconfirmed', reason: 'reconnect_to_check' });
    expect(await readConnection(world.deps, MAYA, 'facebook')).toMatchObject({
      state: 'connected',
      lostTargets: [{ value: PAGE, reason: 'target_role_lost' }],
    });
    await world.clearFaults();
    await world.connectMaya();
    await pass(W);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await world.effects()).toHaveLength(1);
  });

  test('for the moment it is sent later, however often, without using up its attempts', async () => {
    const id = await shareOne();
    await onFeed({ kind: 'vendor', failure: 'rate_page_32', times: 5 });
    await world.delivery.drain();
    await pass(10 * MINUTE);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await world.effects()).toHaveLength(1);
  });

  test('of the upload nothing was sent, and it is tried again', async () => {
    const id = await shareOne();
    await world.fault({ match: { path: '/photos' }, kind: 'drop_after_effect', times: 2 });
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: 'network_unavailable', attempts: 0 });
    await pass(MINUTE);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await world.effects()).toHaveLength(1);
  });

  test('for good it can be tried again by the member', async () => {
    const id = await shareOne();
    await onFeed({ kind: 'vendor', failure: 'bad_parameter_100' });
    await world.delivery.drain();
    expect((await read(id)).can).toEqual({ cancel: false, checkAgain: false, retry: true, reschedule: false });
    await retryPost(world.deps, MAYA, id);
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({ state: 'published', networkMessage: null });
  });

  test('for abuse the page rests until its owner decides otherwise, and other pages go on', async () => {
    const blocked = await shareOne({ caption: 'first' });
    await onFeed({ kind: 'vendor', failure: 'policy_368' });
    await world.delivery.drain();
    const waiting = await shareOne({ caption: 'second' });
    const elsewhere = await shareOne({ caption: 'third', targets: [{ network: 'facebook', targetId: SECOND_PAGE }] });
    await pass(HOUR, 10 * MINUTE);
    expect([(await read(waiting)).state, (await read(elsewhere)).state]).toEqual(['scheduled', 'published']);
    await retryPost(world.deps, MAYA, blocked);
    await world.delivery.drain();
    expect([(await read(blocked)).state, (await read(waiting)).state]).toEqual(['published', 'published']);
  });
});

describe('when the answer is lost', () => {
  test('a post that arrived is found and published, and is not sent again', async () => {
    const id = await shareOne();
    await onFeed({ kind: 'drop_after_effect' });
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({
      state: 'unconfirmed',
      reason: 'answer_lost',
      can: { retry: false, cancel: false, checkAgain: true },
    });
    await pass(MINUTE);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await history(id)).toEqual([
      'scheduled: created',
      'sending',
      'unconfirmed: answer_lost',
      'published: found_on_network',
    ]);
    await pass(10 * MINUTE);
    expect(await world.effects()).toHaveLength(1);
  });

  test('a post that did not arrive is sent again, but only after two reads that prove it', async () => {
    const id = await shareOne();
    await onFeed({ kind: 'drop_before_effect' });
    await world.delivery.drain();
    await pass(W + timings.listLagMs - 10 * SECOND);
    expect((await read(id)).state).toBe('unconfirmed');
    expect(await world.effects()).toEqual([]);
    await pass(MINUTE);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 2 });
    expect(await world.effects()).toHaveLength(1);
  });

  test.each([
    ['at the last moment allowed for', { kind: 'late_effect', ms: timings.lateEffectMs }, 0],
    ['and shows in the list as late as allowed for', { kind: 'drop_after_effect' }, timings.listLagMs],
    ['late, and shows late', { kind: 'late_effect', ms: timings.lateEffectMs }, timings.listLagMs],
  ])('a post that arrives %s is found, and is not doubled', async (_how, fault, listLagMs) => {
    await world.settings({ listLagMs });
    const id = await shareOne();
    await onFeed(fault);
    await world.delivery.drain();
    await pass(W + 10 * MINUTE);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await world.effects()).toHaveLength(1);
  });

  test('three times and nothing arrived, the member is asked', async () => {
    const id = await shareOne();
    await onFeed({ kind: 'drop_before_effect', times: 3 });
    await world.delivery.drain();
    await pass(20 * MINUTE);
    expect(await read(id)).toMatchObject({
      state: 'needs_attention',
      reason: 'absent_after_attempts',
      attempts: 3,
      can: { retry: true, checkAgain: false },
    });
    expect(await world.effects()).toEqual([]);
  });

  test('and the list cannot be read, nothing is concluded', async () => {
    const id = await shareOne();
    await onFeed({ kind: 'drop_after_effect' });
    await world.fault({ match: { path: '/published_posts' }, kind: 'status', code: 500, times: 1000 });
    await world.delivery.drain();
    await pass(6 * HOUR, 5 * MINUTE);
    expect((await read(id)).state).toBe('unconfirmed');
    await pass(24 * HOUR, HOUR);
    expect(await read(id)).toMatchObject({
      state: 'needs_attention',
      reason: 'cannot_check',
      can: { checkAgain: true, retry: false },
    });
    expect(await world.effects()).toHaveLength(1);
  });

  test('the brand may change: a second attempt is the same post as the first', async () => {
    const id = await shareOne();
    const { proof } = await read(id);
    await onFeed({ kind: 'drop_before_effect' });
    await world.delivery.drain();
    world.changeBrand();
    await pass(10 * MINUTE);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 2, sentSha256: proof.sha256 });
    expect((await world.effects())[0]?.fileDigests).toEqual([proof.sha256]);
  });
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
      await pass(6 * HOUR, 5 * MINUTE);
      expect(await world.effects()).toEqual([]);
      expect(await read(id)).toMatchObject({
        state: 'scheduled',
        reason: 'account_not_active',
        attempts: 0,
        can: { cancel: true, reschedule: true },
      });
      await setAccount({ status: 'active' });
      await pass(15 * MINUTE, 5 * MINUTE);
      expect(await read(id)).toMatchObject({ state: 'published', reason: null, attempts: 1 });
      await pass(24 * HOUR, HOUR);
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
    await pass(24 * HOUR - 10 * MINUTE, 10 * MINUTE);
    expect((await read(id)).state).toBe('scheduled');
    await pass(10 * MINUTE, 5 * MINUTE);
    expect(await read(id)).toMatchObject({
      state: 'missed',
      reason: 'account_not_active',
      can: { retry: true, reschedule: true, cancel: false },
    });
    await setAccount({ status: 'active' });
    await pass(2 * HOUR, 10 * MINUTE);
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
    world.clock.advance(timings.windowMs + MINUTE);
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({ state: 'missed', reason: 'account_not_active' });
    expect(await world.effects()).toEqual([]);
  });

  test('a post in doubt is looked for all the same, and one that arrived is published', async () => {
    const id = await shareOne();
    await onFeed({ kind: 'drop_after_effect' });
    await world.delivery.drain();
    await setAccount({ status: 'paused' });
    await pass(MINUTE);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await world.effects()).toHaveLength(1);
  });

  test('a post in doubt that did not arrive is not sent again before it is', async () => {
    const id = await shareOne();
    await onFeed({ kind: 'drop_before_effect' });
    await world.delivery.drain();
    await setAccount({ status: 'paused' });
    await pass(HOUR, MINUTE);
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: 'account_not_active', attempts: 1 });
    await setAccount({ status: 'active' });
    await pass(15 * MINUTE, MINUTE);
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
    await pass(6 * HOUR, 5 * MINUTE);
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: 'feature_missing', attempts: 0 });
    // An article takes no feature of its own.
    expect((await read(article)).state).toBe('published');
    world.setFeatures(['social-graphics']);
    await pass(15 * MINUTE, 5 * MINUTE);
    expect(await read(id)).toMatchObject({ state: 'published', reason: null });
    expect(await history(id)).toEqual(['scheduled: created', 'scheduled: feature_missing', 'sending', 'published']);
  });

  test('a free account posts nothing, and what waited for a day is missed for that reason', async () => {
    const id = await shareOne({ when: inAnHour, contentId: BLOG });
    world.setFeatures(['free']);
    await pass(26 * HOUR, 10 * MINUTE);
    expect(await read(id)).toMatchObject({ state: 'missed', reason: 'feature_missing', can: { reschedule: true } });
    expect(await world.effects()).toEqual([]);
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

    world.clock.advance(10 * MINUTE);
    await world.connectMaya();
    await world.delivery.drain();
    expect((await Promise.all(ids.map(read))).map(({ state }) => state)).toEqual(['published', 'scheduled']);
    await pass(HOUR, 5 * MINUTE);
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
    world.clock.advance(timings.windowMs + MINUTE);
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
    await pass(MINUTE);
    expect(await read(id)).toMatchObject({ state: 'unconfirmed', reason: 'reconnect_to_check' });
    await pass(HOUR, 10 * MINUTE);
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
    await pass(MINUTE);
    expect((await read(id)).state).toBe('published');
  });
});

describe('two workers', () => {
  test('never send the same post, and share the work', async () => {
    for (let count = 0; count < 20; count++) await shareOne({ caption: `post ${count}` });
    const other = createPostDelivery({ ...world.deps, worker: 'worker-2' });
    await Promise.all([world.delivery.drain(), other.drain()]);
    const messages = (await world.effects()).map(({ message }) => message);
    expect(messages).toHaveLength(20);
    expect(new Set(messages).size).toBe(20);
  });

  test('take the posts of everyone in turn', async () => {
    const started: string[] = [];
    const when = { kind: 'at', date: '2027-03-01', time: '16:00', timeZone: 'UTC' } as const;
    for (const caption of ['first', 'second', 'third']) await shareOne({ caption, when });
    const rows = await world.db.selectFrom('post').select(['turn', 'caption']).orderBy('turn').execute();
    expect(rows.map(({ turn, caption }) => `${turn} ${caption}`)).toEqual(['0 first', '1 second', '2 third']);
    world.clock.advance(HOUR);
    const network = {
      ...world.network,
      publish: (...input: Parameters<typeof world.network.publish>) => {
        started.push(input[1].message);
        return world.network.publish(...input);
      },
    };
    await createPostDelivery({ ...world.deps, concurrency: 1, networks: oneNetwork(network) }).drain();
    expect(started).toEqual(['first', 'second', 'third']);
  });

  test('a lease that runs out frees what was not sent', async () => {
    const id = await shareOne();
    const stuck = createPostDelivery({ ...world.deps, worker: 'stuck', makeProof: () => new Promise(() => {}) });
    void stuck.drain();
    await expect.poll(async () => (await read(id)).state, patient).toBe('sending');
    world.clock.advance(timings.leaseMs);
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
  });
});

test('a worker that is stopped ends its calls and gives the rest back', async () => {
  const ids = [];
  for (let count = 0; count < 6; count++) ids.push(await shareOne({ contentId: BLOG, caption: `post ${count}` }));
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let calls = 0;
  const network = {
    ...world.network,
    publish: async (...input: Parameters<typeof world.network.publish>) => {
      calls += 1;
      await answered;
      return world.network.publish(...input);
    },
  };
  const delivery = createPostDelivery({ ...world.deps, concurrency: 2, networks: oneNetwork(network) });
  await delivery.start();
  await expect.poll(() => calls, patient).toBe(2);
  const stopped = delivery.stop();
  answer();
  await stopped;
  const states = await Promise.all(ids.map(async (id) => (await read(id)).state));
  const published = states.filter((state) => state === 'published').length;
  expect(published).toBeGreaterThanOrEqual(2);
  expect(published).toBeLessThan(6);
  expect(states.filter((state) => state === 'scheduled')).toHaveLength(6 - published);
  expect(await world.effects()).toHaveLength(published);
});

test('a running worker wakes when the clock is moved, and when it is told', async () => {
  const when = { kind: 'at', date: '2027-03-01', time: '16:00', timeZone: 'UTC' } as const;
  const id = await shareOne({ when });
  const delivery = createPostDelivery({ ...world.deps, pollMs: 600_000 });
  await delivery.start();
  world.clock.advance(HOUR);
  await expect.poll(async () => (await read(id)).state, patient).toBe('published');
  const now = await shareOne({ caption: 'now' });
  delivery.wake();
  await expect.poll(async () => (await read(now)).state, patient).toBe('published');
  await delivery.stop();
  expect(world.errors).toEqual([]);
});
