import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COVER, COVER_SHA256, MAYA, POSTER, sharer, VIDEO } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { TRIAL_NETWORKS } from '../../../app/testing/networks/trial-networks.ts';
import { createShare } from '../shares/create-share.ts';
import { readPostedFilm, readPostedPoster } from './read-posted-film.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
beforeAll(async () => {
  world = await createSharingWorld();
  await world.reset();
});
afterAll(() => world.close());

test('a film that is posted can be fetched by its digest, and the picture of a post of it by that post: the chosen one, or its own', async () => {
  const trial = TRIAL_NETWORKS.find(({ contentId }) => contentId === VIDEO);
  if (!trial) throw new Error('No network takes films');
  const deps = { ...world.deps, networks: { ...world.deps.networks, [trial.key]: trial.create(world) } };
  await trial.connect(world, deps);
  const targets = [{ network: trial.key as 'instagram', targetId: trial.targetId }];
  const body = await world.shareBody({ contentId: VIDEO, targets });
  expect(await readPostedFilm(deps, body.proofSha256)).toBeNull();
  const [post] = await createShare(deps, sharer(MAYA), body);
  const sha256 = body.proofSha256;
  const posted = { postId: post?.id ?? '', sha256 };
  const film = await readPostedFilm(deps, body.proofSha256);
  expect(
    createHash('sha256')
      .update(film ?? '')
      .digest('hex'),
  ).toBe(sha256);
  expect(await readPostedPoster(deps, posted)).toEqual(POSTER);
  expect(await readPostedPoster(deps, { ...posted, sha256: '0'.repeat(64) })).toBeNull();
  expect(await readPostedPoster(deps, { ...posted, postId: 'pst_none' })).toBeNull();
  const covered = await world.shareBody({
    contentId: VIDEO,
    targets,
    coverMs: 1000,
    coverSha256: COVER_SHA256,
    again: true,
  });
  const [second] = await createShare(deps, sharer(MAYA), covered);
  expect(await readPostedPoster(deps, { postId: second?.id ?? '', sha256 })).toEqual(COVER);
});
