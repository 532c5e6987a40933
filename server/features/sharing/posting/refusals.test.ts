import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postingHands, W } from '../../../app/testing/processes/posting-hands.ts';
import { MAYA, PAGE, SECOND_PAGE, timings } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { readConnection } from '../connections/read-connections.ts';
import { retryPost } from '../posts/retry-post.ts';

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
    expect(await read(lost)).toMatchObject({ state: 'scheduled', networkMessage: null });
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
    await pass(MINUTE_MS);
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
    await pass(10 * MINUTE_MS);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await world.effects()).toHaveLength(1);
  });

  test('of the upload nothing was sent, and it is tried again', async () => {
    const id = await shareOne();
    await world.fault({ match: { path: '/photos' }, kind: 'drop_after_effect', times: 2 });
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: 'network_unavailable', attempts: 0 });
    await pass(MINUTE_MS);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await world.effects()).toHaveLength(1);
  });

  test('for good it can be tried again by the member', async () => {
    const id = await shareOne();
    await onFeed({ kind: 'vendor', failure: 'bad_parameter_100' });
    await world.delivery.drain();
    expect((await read(id)).can).toEqual({
      cancel: false,
      checkAgain: false,
      settle: false,
      retry: true,
      reschedule: false,
      reword: false,
      takeDown: false,
    });
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
    await pass(HOUR_MS, 10 * MINUTE_MS);
    expect([(await read(waiting)).state, (await read(elsewhere)).state]).toEqual(['scheduled', 'published']);
    await retryPost(world.deps, MAYA, blocked, true);
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
    await pass(MINUTE_MS);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await history(id)).toEqual([
      'scheduled: created',
      'sending',
      'unconfirmed: answer_lost',
      'published: found_on_network',
    ]);
    await pass(10 * MINUTE_MS);
    expect(await world.effects()).toHaveLength(1);
  });

  test('a post that did not arrive is sent again, but only after two reads that prove it', async () => {
    const id = await shareOne();
    await onFeed({ kind: 'drop_before_effect' });
    await world.delivery.drain();
    await pass(W + timings.listLagMs - 10 * SECOND_MS);
    expect((await read(id)).state).toBe('unconfirmed');
    expect(await world.effects()).toEqual([]);
    await pass(MINUTE_MS);
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
    await pass(W + 10 * MINUTE_MS);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await world.effects()).toHaveLength(1);
  });

  test('three times and nothing arrived, the member is asked', async () => {
    const id = await shareOne();
    await onFeed({ kind: 'drop_before_effect', times: 3 });
    await world.delivery.drain();
    await pass(20 * MINUTE_MS);
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
    await pass(6 * HOUR_MS, 5 * MINUTE_MS);
    expect((await read(id)).state).toBe('unconfirmed');
    await pass(24 * HOUR_MS, HOUR_MS);
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
    await pass(10 * MINUTE_MS);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 2, sentSha256: proof.sha256 });
    expect((await world.effects())[0]?.fileDigests).toEqual([proof.sha256]);
  });
});
