import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWorld, type World } from '../../support/world.ts';
import { SIMULATED } from '../../vendors/networks.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.sandbox.reset());

test.each(SIMULATED)('%s takes numbers, and switches in JSON or from a form', async (network) => {
  await world.postJson(`/${network}/_settings`, { clockSkewMs: -60_000, listLagMs: 5 });
  const { status, body } = await world.postForm(`/${network}/_settings`, { refuseDuplicates: 'false' });
  expect(status).toBe(200);
  expect(body.settings).toMatchObject({ clockSkewMs: -60_000, listLagMs: 5, refuseDuplicates: false });
  expect((await world.get(`/${network}/_state`)).body.settings).toEqual(body.settings);
});

test.each(SIMULATED)('%s refuses what is no setting or no fit value, and changes nothing', async (network) => {
  const { settings } = (await world.get(`/${network}/_state`)).body;
  for (const wrong of [
    { constructor: 1 },
    { listLagMs: -1 },
    { listLagMs: '5' },
    { clockSkewMs: null },
    { refuseDuplicates: 1 },
  ]) {
    const { status, body } = await world.postJson(`/${network}/_settings`, { ...wrong });
    expect(status).toBe(400);
    expect(body.error).toMatch(/is not a setting|must be/);
  }
  expect((await world.get(`/${network}/_state`)).body.settings).toEqual(settings);
});
