import { SECOND_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Power, workUntilOff } from '../../../app/testing/processes/mortal-worker.ts';
import { GRAPHIC, MAYA, MORE_GRAPHICS, sharer } from '../../../app/testing/worlds/sharing-samples.ts';
import type { SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { facebook, TRIAL_NETWORKS } from '../../../app/testing/networks/trial-networks.ts';
import { createTrialStage, type TrialStage } from '../../../app/testing/networks/trial-stage.ts';
import { drawnOf } from '../../../platform/testing/effort.ts';
import { approvalDigest } from '../approval/as-agreed.ts';
import { renewProofs } from '../posting/renew-proofs.ts';
import { createShare, type ShareBody } from '../shares/create-share.ts';
import { readPost } from '../posts/read-post.ts';
import { reloadPost } from '../store.ts';

// Runs on PostgreSQL too.

const REST = ['published', 'failed', 'needs_attention', 'needs_reconnect'];

const trials = [facebook, ...TRIAL_NETWORKS].filter(
  ({ contentId, key }) => contentId === GRAPHIC && (key === 'facebook' || key === 'instagram'),
);

describe.each(trials.map((trial) => [trial.key, trial] as const))('a post of several pictures on %s', (key, trial) => {
  let world: SharingWorld;
  let deps: SharingWorld['deps'];
  let stage: TrialStage;

  beforeAll(async () => {
    stage = await createTrialStage(trial);
    ({ world, deps } = stage);
  });
  afterAll(() => world.close());
  beforeEach(() => stage.begin());

  const proofOf = (contentId: string) => deps.makeProof(MAYA, { contentId, language: 'en', size: 'portrait' });
  const picture = async (contentId: string) => ({
    contentId,
    proofs: [{ size: 'portrait' as const, sha256: (await proofOf(contentId)).sha256 }],
  });

  async function share(more: Partial<ShareBody> = {}): Promise<string> {
    const pictures = await Promise.all(MORE_GRAPHICS.map(picture));
    const body = await world.shareBody({ targets: [stage.target], pictures, ...more });
    const [post] = await createShare(deps, sharer(MAYA), body);
    return post?.id ?? '';
  }

  const drain = () => stage.drain();
  const read = async (id: string) => (await readPost(deps, MAYA, id)).post;
  const effects = () => trial.hands(world).effects();
  const digests = async () => Promise.all([GRAPHIC, ...MORE_GRAPHICS].map(async (id) => (await proofOf(id)).sha256));

  const stateOf = async (id: string) => (await read(id)).state;
  const settleDown = (id: string) =>
    stage.settleDown(
      () => stateOf(id),
      (state) => REST.includes(state),
    );

  test('arrives once, with the very bytes of every proof in their order', async () => {
    const id = await share();
    await drain();
    const [first, ...further] = await digests();
    const post = await read(id);
    expect(post).toMatchObject({ state: 'published', sentSha256: first });
    expect(post.pictures.map(({ sha256 }) => sha256)).toEqual(further);
    expect(await effects()).toMatchObject([{ fileDigests: [first, ...further] }]);
  });

  test.each([
    ['is lost after the post is out', { kind: 'drop_after_effect' }],
    ['is lost before anything happened', { kind: 'drop_before_effect' }],
    ['is lost, and the post comes late', { kind: 'late_effect', ms: 100 * SECOND_MS }],
  ])('is out once where the answer %s', async (_what, fault) => {
    await trial.hands(world).fault({ match: trial.publishing, ...fault });
    const id = await share();
    await drain();
    expect(await settleDown(id)).toBe('published');
    expect(await effects()).toHaveLength(1);
  });

  test('is out once wherever the worker ends', { timeout: 120_000 }, async () => {
    const probe = new Power(Infinity);
    await share();
    await workUntilOff(deps, probe);
    const outcomes: string[] = [];
    for (const step of drawnOf([...Array(probe.steps).keys()], `${key} several pictures`)) {
      await stage.begin();
      const id = await share();
      await workUntilOff(deps, new Power(step));
      outcomes.push(`${await settleDown(id)}, seen ${(await effects()).length} times`);
    }
    expect(outcomes.length).toBeGreaterThan(5);
    expect(new Set(outcomes)).toEqual(new Set(['published, seen 1 times']));
    expect(world.errors).toEqual([]);
  });

  test('wears the brand of the hour in every picture, and what was agreed to is all of them', async () => {
    const id = await share({ when: { kind: 'at', date: '2027-03-01', time: '21:00', timeZone: 'UTC' } });
    const before = await reloadPost(deps.db, id);
    world.changeBrand();
    await renewProofs(deps, MAYA);
    const after = await reloadPost(deps.db, id);
    expect(before && after && approvalDigest(before) === approvalDigest(after)).toBe(false);
    world.clock.advance(6 * 3600 * SECOND_MS);
    await drain();
    expect(await settleDown(id)).toBe('published');
    expect(await effects()).toMatchObject([{ fileDigests: await digests() }]);
  });

  test('is refused with a proof that is not of today, a picture twice, or what is no picture', async () => {
    const [other] = MORE_GRAPHICS;
    const pictures = [await picture(other)];
    world.changeBrand();
    await expect(share({ pictures })).rejects.toMatchObject({ code: 'proof_outdated' });
    const now = await picture(other);
    await expect(share({ pictures: [now, now] })).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(share({ pictures: [await picture(GRAPHIC)] })).rejects.toMatchObject({ code: 'invalid_request' });
    const unknown = [{ ...now, contentId: 'cnt_unknown00001' }];
    await expect(share({ pictures: unknown })).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('a network that shows one picture gets the first alone', async () => {
  const trial = TRIAL_NETWORKS.find(({ key, contentId }) => key === 'linkedin' && contentId === GRAPHIC);
  if (!trial) throw new Error('There is no such trial');
  const { world, deps, ...stage } = await createTrialStage(trial);
  await stage.begin();
  const [other] = MORE_GRAPHICS;
  const proof = await deps.makeProof(MAYA, { contentId: other, language: 'en', size: 'portrait' });
  const body = await world.shareBody({
    targets: [stage.target],
    pictures: [{ contentId: other, proofs: [{ size: 'portrait', sha256: proof.sha256 }] }],
  });
  const [post] = await createShare(deps, sharer(MAYA), body);
  expect(post).toMatchObject({ pictures: [] });
  await stage.drain();
  expect(await trial.hands(world).effects()).toMatchObject([{ fileDigests: [body.proofSha256] }]);
  await world.close();
});
