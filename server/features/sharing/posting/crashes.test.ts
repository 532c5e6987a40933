import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drawnOf, seedsOf } from '../../../platform/testing/effort.ts';
import { seededNumbers } from '../../../platform/testing/seeded-numbers.ts';
import { createShare } from '../shares/create-share.ts';
import { Power, workUntilOff } from '../../../app/testing/processes/mortal-worker.ts';
import { BLOG, GRAPHIC, MAYA, timings, sharer } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;

beforeAll(async () => {
  world = await createSharingWorld();
});

afterAll(() => world.close());

beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

/** Facebook refuses what says the same as the newest post. These tests do without that net: only our own rules hold. */
const withoutNet = () => world.settings({ refuseDuplicates: false });

async function recover(): Promise<void> {
  for (let passed = 0; passed < 60 * 60_000; passed += 30_000) {
    world.clock.advance(30_000);
    await world.delivery.drain();
    if (
      !(await world.db
        .selectFrom('post')
        .select('id')
        .where('state', 'not in', ['published', 'needs_attention'])
        .executeTakeFirst())
    )
      return;
  }
}

async function share(contentId: string, caption: string): Promise<void> {
  await createShare(world.deps, sharer(MAYA), await world.shareBody({ contentId, caption }));
}

const statesOf = async () => await world.db.selectFrom('post').select(['state', 'attempts', 'caption']).execute();

describe.each([
  ['a graphic', GRAPHIC],
  ['an article', BLOG],
])('the worker of %s', (what, contentId) => {
  test('may end at any step: the post is out once, and known to be', { timeout: 120_000 }, async () => {
    const probe = new Power(Infinity);
    await share(contentId, 'probe');
    await workUntilOff(world.deps, probe);
    expect(probe.steps).toBeGreaterThan(8);
    const outcomes: string[] = [];
    const steps = drawnOf([...Array(probe.steps).keys()], `the worker of ${what}`, 4);
    for (const step of steps) {
      await world.reset();
      await world.connectMaya();
      await withoutNet();
      await share(contentId, 'once');
      await workUntilOff(world.deps, new Power(step));
      await recover();
      const [post] = await statesOf();
      outcomes.push(`step ${step}: ${post?.state}, seen ${(await world.effects()).length} times`);
    }
    expect(outcomes).toEqual(steps.map((step) => `step ${step}: published, seen 1 times`));
    expect(world.errors).toEqual([]);
  });
});

test(
  'crashes, lost answers and late effects in any order double nothing and lose nothing',
  { timeout: 120_000 },
  async () => {
    for (const seed of seedsOf('crashes in any order', { everyChange: 4, deep: 40 })) {
      await world.reset();
      await world.connectMaya();
      await withoutNet();
      const random = seededNumbers(seed);
      await world.settings({
        listLagMs: Math.floor(random() * timings.listLagMs),
        clockSkewMs: Math.floor((random() - 0.5) * 20 * 60_000),
      });
      for (let count = 0; count < 5; count++) await share(random() < 0.3 ? GRAPHIC : BLOG, `post ${count}`);
      for (let fault = 0; fault < 4; fault++) {
        const kinds = [
          { kind: 'drop_after_effect' },
          { kind: 'drop_before_effect' },
          { kind: 'late_effect', ms: Math.floor(random() * timings.lateEffectMs) },
          { kind: 'vendor', failure: 'service_2' },
          { kind: 'vendor', failure: 'rate_page_32' },
        ];
        await world.fault({ match: { method: 'POST', path: '/feed' }, ...kinds[Math.floor(random() * kinds.length)] });
      }
      for (let crash = 0; crash < 6; crash++) {
        await workUntilOff(world.deps, new Power(Math.floor(random() * 40)));
        world.clock.advance(Math.floor(random() * 100_000));
      }
      await recover();
      const seen = (await world.effects()).map(({ message }) => message).sort();
      const published = (await statesOf()).filter(({ state }) => state === 'published').map(({ caption }) => caption);
      expect({ seed, seen: [...new Set(seen)] }).toEqual({ seed, seen });
      expect({ seed, published: published.sort() }).toEqual({ seed, published: seen });
    }
  },
);
