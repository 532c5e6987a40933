import { SECOND_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Power, workUntilOff } from '../../../app/testing/processes/mortal-worker.ts';
import { GRAPHIC, MAYA, sharer, timings } from '../../../app/testing/worlds/sharing-samples.ts';
import type { SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { TRIAL_NETWORKS } from '../../../app/testing/networks/trial-networks.ts';
import { createTrialStage, type TrialStage } from '../../../app/testing/networks/trial-stage.ts';
import { drawnOf, seedsOf } from '../../../platform/testing/effort.ts';
import { seededNumbers } from '../../../platform/testing/seeded-numbers.ts';
import type { Post } from '../deps.ts';
import { createShare, type ShareBody } from '../shares/create-share.ts';
import { readPost } from '../posts/read-post.ts';

// Runs on PostgreSQL too.

/** What the engine promises, on each network beside Facebook: with the real adapter, spoken to over HTTP. */

const trials = TRIAL_NETWORKS.map(
  (trial) => [trial.key, trial.contentId === GRAPHIC ? 'pictures' : 'films', trial] as const,
);

describe.each(trials)('on %s with %s', (key, _what, trial) => {
  let world: SharingWorld;
  let deps: SharingWorld['deps'];
  let stage: TrialStage;

  beforeAll(async () => {
    stage = await createTrialStage(trial);
    ({ world, deps } = stage);
  });
  afterAll(() => world.close());
  beforeEach(() => stage.begin());

  async function share(caption = 'Open house', more: Partial<ShareBody> = {}): Promise<string> {
    const body = await world.shareBody({ caption, contentId: trial.contentId, targets: [stage.target], ...more });
    const [post] = await createShare(deps, sharer(MAYA), body);
    return post?.id ?? '';
  }

  const drain = () => stage.drain();
  const read = async (id: string): Promise<Post> => (await readPost(deps, MAYA, id)).post;
  const onPublish = (fault: Record<string, unknown>) => trial.hands(world).fault({ match: trial.publishing, ...fault });

  const settleDown = (id: string) =>
    stage.settleDown(
      () => read(id),
      ({ state }) => ['published', 'failed', 'needs_attention', 'needs_reconnect'].includes(state),
    );

  test('a post arrives once, with the very bytes of its proof, and its page leads there', async () => {
    const id = await share();
    await drain();
    const post = await read(id);
    expect(post).toMatchObject({ state: 'published', attempts: 1, sentSha256: post.proof.sha256, reason: null });
    expect(await trial.hands(world).effects()).toMatchObject([
      { message: 'Open house', fileDigests: [post.proof.sha256] },
    ]);
    expect(post.remote?.url).toMatch(/^https?:/);
  });

  test.runIf(trial.contentId === GRAPHIC).each([
    ['the member wrote', ' A porch with two chairs ', 'A porch with two chairs'],
    ['the piece says of itself, where the member wrote nothing', '', 'Graphic (en)'],
  ])('its picture has the alt text that %s', async (_what, altText, arrives) => {
    const id = await share('Open house', { altText });
    await drain();
    expect(await read(id)).toMatchObject({ state: 'published', altText: arrives });
    expect(await trial.hands(world).effects()).toMatchObject([{ altTexts: [arrives] }]);
  });

  test.each([
    ['is lost after the post is out', { kind: 'drop_after_effect' }, 1],
    ['is lost before anything happened', { kind: 'drop_before_effect' }, 2],
    ['is lost, and the post comes late', { kind: 'late_effect', ms: 100 * SECOND_MS }, 1],
  ])('where the answer %s, the post is out once', async (_what, fault, attempts) => {
    await onPublish(fault);
    const id = await share();
    await drain();
    expect(await read(id)).toMatchObject({ state: 'unconfirmed' });
    expect(await settleDown(id)).toMatchObject({ state: 'published', attempts });
    expect(await trial.hands(world).effects()).toHaveLength(1);
  });

  test.runIf(trial.preparing)('what fails behind the upload is settled at once, and goes on from there', async () => {
    await trial.hands(world).fault({ match: trial.preparing, kind: 'drop_before_effect' });
    const id = await share();
    await drain();
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: 'network_unavailable' });
    expect(await settleDown(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await trial.hands(world).effects()).toHaveLength(1);
  });

  test('two posts with the same words are two posts, also when both answers are lost', async () => {
    await onPublish({ kind: 'drop_after_effect', times: 2 });
    const ids = [await share('The same'), await share('The same, in other words')];
    await drain();
    for (const id of ids) expect(await settleDown(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await trial.hands(world).effects()).toHaveLength(2);
    expect(new Set(await Promise.all(ids.map(async (id) => (await read(id)).remote?.id))).size).toBe(2);
  });

  test('the worker may end at any step: the post is out once, and known to be', { timeout: 120_000 }, async () => {
    const probe = new Power(Infinity);
    await share('probe');
    await workUntilOff(deps, probe);
    const outcomes: string[] = [];
    const steps = drawnOf([...Array(probe.steps).keys()], `${key} may end`, 8);
    for (const step of steps) {
      await stage.begin();
      const id = await share('once');
      await workUntilOff(deps, new Power(step));
      const { state } = await settleDown(id);
      outcomes.push(`step ${step}: ${state}, seen ${(await trial.hands(world).effects()).length} times`);
    }
    expect(outcomes).toEqual(steps.map((step) => `step ${step}: published, seen 1 times`));
    expect(world.errors).toEqual([]);
  });

  test('crashes, lost answers and late effects in any order double nothing', { timeout: 120_000 }, async () => {
    for (const seed of seedsOf(`${key} crashes`, { everyChange: 1, deep: 10 })) {
      await stage.begin();
      const random = seededNumbers(seed);
      await trial.hands(world).settings({ clockSkewMs: Math.floor((random() - 0.5) * 20 * 60 * SECOND_MS) });
      const ids = [await share('first'), await share('second'), await share('third')];
      const kinds = [
        { kind: 'drop_after_effect' },
        { kind: 'drop_before_effect' },
        { kind: 'late_effect', ms: Math.floor(random() * timings.lateEffectMs) },
      ];
      for (let fault = 0; fault < 3; fault++) await onPublish(kinds[Math.floor(random() * kinds.length)] ?? {});
      for (let crash = 0; crash < 4; crash++) {
        await workUntilOff(deps, new Power(Math.floor(random() * 40)));
        world.clock.advance(Math.floor(random() * 100_000));
      }
      for (const id of ids)
        expect({ seed, post: await settleDown(id) }).toMatchObject({ post: { state: 'published' } });
      const seen = (await trial.hands(world).effects()).map(({ message }) => message).toSorted();
      expect({ seed, seen }).toEqual({ seed, seen: ['first', 'second', 'third'] });
    }
  });
});
