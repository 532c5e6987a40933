import { SECOND_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { Power, workUntilOff } from '../../../app/testing/processes/mortal-worker.ts';
import { BLOG, GRAPHIC, MAYA, sharer, timings } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { facebook, TRIAL_NETWORKS } from '../../../app/testing/networks/trial-networks.ts';
import { createTrialStage, type TrialStage } from '../../../app/testing/networks/trial-stage.ts';
import { drawnOf, seedsOf } from '../../../platform/testing/effort.ts';
import { seededNumbers } from '../../../platform/testing/seeded-numbers.ts';
import { createShare, type ShareBody } from '../shares/create-share.ts';
import { listPosts } from '../posts/list-posts.ts';
import { readPost } from '../posts/read-post.ts';
import { retryPost } from '../posts/retry-post.ts';

// Runs on PostgreSQL too.

const REST = ['published', 'failed', 'needs_attention', 'needs_reconnect', 'missed'];
const WORDS = 'Link in the profile';

const commented = [facebook, ...TRIAL_NETWORKS].filter(
  ({ commenting, contentId }) => commenting !== undefined && contentId === GRAPHIC,
);

describe.each(commented.map((trial) => [trial.key, trial] as const))('the first comment on %s', (_key, trial) => {
  let world: SharingWorld;
  let deps: SharingWorld['deps'];
  let stage: TrialStage;

  beforeAll(async () => {
    stage = await createTrialStage(trial);
    ({ world, deps } = stage);
  });
  afterAll(() => world.close());
  beforeEach(() => stage.begin());

  async function share(more: Partial<ShareBody> = {}): Promise<string> {
    const body = await world.shareBody({ firstComment: WORDS, targets: [stage.target], ...more });
    const [post] = await createShare(deps, sharer(MAYA), body);
    return post?.id ?? '';
  }

  const drain = () => stage.drain();
  const read = (id: string) => readPost(deps, MAYA, id);
  const comments = () => trial.hands(world).effects('commented');
  const onComment = (fault: Record<string, unknown>) => trial.hands(world).fault({ match: trial.commenting, ...fault });

  const settleDown = (id: string) =>
    stage.settleDown(
      () => read(id),
      ({ comment }) => REST.includes(comment?.post.state ?? ''),
    );

  test('follows its post once, as an entry of its own that no list shows as a post', async () => {
    const id = await share();
    expect((await read(id)).comment).toBeNull();
    await drain();
    const { post, comment } = await read(id);
    expect(post).toMatchObject({ state: 'published', firstComment: WORDS });
    expect(comment).toMatchObject({
      post: { state: 'published', caption: WORDS, attempts: 1 },
      history: [{ note: 'created' }, { state: 'sending' }, { state: 'published' }],
    });
    expect(await comments()).toMatchObject([{ postId: post.remote?.id, message: WORDS }]);
    expect((await listPosts(deps, MAYA, { view: 'past', limit: 9 })).items.map((each) => each.id)).toEqual([id]);
  });

  test.each([
    ['is lost after it is there', { kind: 'drop_after_effect' }, 1],
    ['is lost before anything happened', { kind: 'drop_before_effect' }, 2],
    ['is lost, and it comes late', { kind: 'late_effect', ms: 100 * SECOND_MS }, 1],
  ])('is there once where its answer %s', async (_what, fault, attempts) => {
    await onComment(fault);
    const id = await share();
    await drain();
    expect(await read(id)).toMatchObject({ post: { state: 'published' }, comment: { post: { state: 'unconfirmed' } } });
    expect(await settleDown(id)).toMatchObject({ comment: { post: { state: 'published', attempts } } });
    expect(await comments()).toHaveLength(1);
  });

  test('that is not permitted fails alone: the post stays published, and the target open', async () => {
    await onComment({ kind: 'vendor', failure: 'permission_200' });
    const id = await share();
    await drain();
    const { post, comment } = await read(id);
    expect(post).toMatchObject({ state: 'published', reason: null });
    expect(comment?.post).toMatchObject({ state: 'failed', reason: 'comment_not_permitted', can: { retry: true } });
    const next = await share({ firstComment: undefined, caption: 'Another' });
    await retryPost(deps, MAYA, comment?.post.id ?? '');
    await drain();
    expect(await read(next)).toMatchObject({ post: { state: 'published' }, comment: null });
    expect(await read(id)).toMatchObject({ comment: { post: { state: 'published' } } });
    expect(await comments()).toHaveLength(1);
  });

  test('under a post that is not there any more is refused alone, and says so', async () => {
    const id = await share();
    await onComment({ kind: 'vendor', failure: 'rate_page_80001' });
    await drain();
    const row = await deps.db
      .selectFrom('post')
      .select('handle')
      .where('comment_of', '=', id)
      .executeTakeFirstOrThrow();
    const handle = JSON.stringify({ ...row.handle, post: '999_999' });
    await deps.db.updateTable('post').set({ handle }).where('comment_of', '=', id).execute();
    const { post, comment } = await settleDown(id);
    expect(post).toMatchObject({ state: 'published', reason: null });
    expect(comment?.post).toMatchObject({ state: 'failed', reason: 'comment_post_gone' });
  });

  test('is not sent where its post did not go out', async () => {
    await trial.hands(world).fault({ match: trial.publishing, kind: 'vendor', failure: 'policy_368' });
    const id = await share();
    await drain();
    expect(await read(id)).toMatchObject({ post: { state: 'needs_attention' }, comment: null });
    expect(await comments()).toEqual([]);
  });

  test('the worker may end at any step: post and comment are there once', { timeout: 120_000 }, async () => {
    // Until its post is sent nothing is done for a comment: those steps are walked without one.
    const [bare, whole] = [new Power(Infinity), new Power(Infinity)];
    await share({ firstComment: undefined, caption: 'probe' });
    await workUntilOff(deps, bare);
    await share();
    await workUntilOff(deps, whole);
    const first = bare.steps - 8;
    const outcomes: string[] = [];
    const all = Array.from({ length: whole.steps - first }, (_, index) => first + index);
    expect(all.length).toBeGreaterThan(20);
    const steps = drawnOf(all, `${trial.key} may end around a comment`, 4);
    for (const step of steps) {
      await stage.begin();
      const id = await share();
      await workUntilOff(deps, new Power(step));
      const { comment } = await settleDown(id);
      const seen = [await trial.hands(world).effects(), await comments()].map((effects) => effects.length);
      outcomes.push(`step ${step}: ${comment?.post.state}, seen ${seen.join(' and ')} times`);
    }
    expect(outcomes).toEqual(steps.map((step) => `step ${step}: published, seen 1 and 1 times`));
    expect(world.errors).toEqual([]);
  });

  test('crashes, lost answers and late effects in any order double nothing', { timeout: 120_000 }, async () => {
    for (const seed of seedsOf('crashes around a comment', { everyChange: 2, deep: 20 })) {
      await stage.begin();
      const random = seededNumbers(seed);
      const ids = [await share(), await share({ caption: 'Another', firstComment: 'Ask me' })];
      const kinds = [
        { kind: 'drop_after_effect' },
        { kind: 'drop_before_effect' },
        { kind: 'late_effect', ms: Math.floor(random() * timings.lateEffectMs) },
      ];
      for (let fault = 0; fault < 3; fault++) await onComment(kinds[Math.floor(random() * kinds.length)] ?? {});
      for (let crash = 0; crash < 4; crash++) {
        await workUntilOff(deps, new Power(Math.floor(random() * 40)));
        world.clock.advance(Math.floor(random() * 100_000));
      }
      for (const id of ids) {
        const { comment } = await settleDown(id);
        expect({ seed, state: comment?.post.state }).toEqual({ seed, state: 'published' });
      }
      const said = (await comments()).map(({ message }) => message).toSorted();
      expect({ seed, said }).toEqual({ seed, said: ['Ask me', WORDS] });
    }
  });

  test('is refused where it is longer than the network takes, and left out where it was not granted', async () => {
    await expect(share({ firstComment: 'x'.repeat(8001) })).rejects.toMatchObject({ code: 'comment_not_taken' });
    const { about } = trial.create(world);
    const without = scopesOf(about).filter((scope) => !about.capabilities.firstComment?.scopes.includes(scope));
    await deps.db.updateTable('connection').set({ scopes: without }).execute();
    expect(await read(await share())).toMatchObject({ post: { state: 'scheduled', firstComment: null } });
  });
});

test('its words are held to the rules of the words of a post', async () => {
  const world = await createSharingWorld();
  await world.reset();
  await world.connectMaya();
  const body = await world.shareBody({ firstComment: 'No children, please.' });
  await expect(createShare(world.deps, sharer(MAYA), body)).rejects.toMatchObject({ code: 'wording_refused' });
  await world.close();
});

test('a network without comments takes the post, and no comment follows', async () => {
  const trial = TRIAL_NETWORKS.find(({ key, contentId }) => key === 'x' && contentId === GRAPHIC);
  if (!trial) throw new Error('There is no such trial');
  const { world, deps, ...stage } = await createTrialStage(trial);
  await stage.begin();
  const body = await world.shareBody({ contentId: BLOG, targets: [stage.target], firstComment: WORDS });
  const [post] = await createShare(deps, sharer(MAYA), body);
  expect(post).toMatchObject({ firstComment: null });
  await stage.drain();
  expect(await readPost(deps, MAYA, post?.id ?? '')).toMatchObject({ post: { state: 'published' }, comment: null });
  await world.close();
});
