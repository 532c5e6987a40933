import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAYA, POSTER, sharer, VIDEO } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { TRIAL_NETWORKS } from '../../../app/testing/networks/trial-networks.ts';
import { createShare } from '../posts/create-share.ts';
import { readPostedFilm, readPostedPoster } from './read-posted-film.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
beforeAll(async () => {
  world = await createSharingWorld();
  await world.reset();
});
afterAll(() => world.close());

test('a film that is posted can be fetched by its digest, and so can its poster; another digest gives nothing', async () => {
  const trial = TRIAL_NETWORKS.find(({ contentId }) => contentId === VIDEO);
  if (!trial) throw new Error('No network takes films');
  const deps = { ...world.deps, networks: { ...world.deps.networks, [trial.key]: trial.create(world) } };
  await trial.connect(world, deps);
  const targets = [{ network: trial.key as 'instagram', targetId: trial.targetId }];
  const body = await world.shareBody({ contentId: VIDEO, targets });
  expect(await readPostedPoster(deps, body.proofSha256)).toBeNull();
  await createShare(deps, sharer(MAYA), body);
  const film = await readPostedFilm(deps, body.proofSha256);
  expect(
    createHash('sha256')
      .update(film ?? '')
      .digest('hex'),
  ).toBe(body.proofSha256);
  expect(await readPostedPoster(deps, body.proofSha256)).toEqual(POSTER);
  expect(await readPostedPoster(deps, '0'.repeat(64))).toBeNull();
});
