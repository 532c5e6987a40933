import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../platform/database/database.ts';
import { seededNumbers } from '../../../platform/testing/seeded-numbers.ts';
import { createShare } from '../posts/create-share.ts';
import { createPostDelivery } from './deliver-posts.ts';
import type { DeliveryDeps } from '../deps.ts';
import type { NetworkAdapter } from '../ports.ts';
import {
  BLOG,
  createSharingWorld,
  GRAPHIC,
  MAYA,
  timings,
  sharer,
  type SharingWorld,
  oneNetwork,
} from '../../../app/testing/sharing-world.ts';

// Runs on PostgreSQL too.

/** The worker's code with its real database and network, ended at every point at which it waits for something. */

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

class Crash extends Error {
  override readonly name = 'Crash';
}

/** After so many steps the process is gone: nothing that it still does has an effect, and nothing is answered to it. */
class Power {
  #left: number;
  #isOff = false;
  /** How many steps there were. */
  steps = 0;

  constructor(steps: number) {
    this.#left = steps;
  }

  get isOff(): boolean {
    return this.#isOff;
  }

  /** A point at which the process may end. Once it has, it waits for ever. */
  async step(): Promise<void> {
    this.steps += 1;
    if (!this.#isOff && this.#left-- <= 0) this.#isOff = true;
    if (this.#isOff) throw new Crash();
  }
}

function mortal<Target extends object>(target: Target, power: Power): Target {
  return new Proxy(target, {
    get(from, key) {
      const value: unknown = Reflect.get(from, key, from);
      if (typeof value !== 'function') return value;
      return async (...input: unknown[]) => {
        await power.step();
        const answer: unknown = await (value as (...args: unknown[]) => unknown).apply(from, input);
        // The effect is there, and the process ends before it hears of it.
        await power.step();
        return answer;
      };
    },
  });
}

/** Every statement of the worker is a step before it and a step after it. */
function mortalDatabase(db: Db, power: Power): Db {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      if (power.isOff) throw new Crash();
      return node;
    },
    transformResult: async ({ result }) => {
      await power.step();
      return result;
    },
  });
}

function mortalDeps(power: Power): DeliveryDeps {
  const network = mortal<NetworkAdapter>(world.network, power);
  return {
    ...world.deps,
    db: mortalDatabase(world.db, power),
    networks: oneNetwork(network),
    makeProof: async (...input) => {
      await power.step();
      return world.deps.makeProof(...input);
    },
    readProof: async (sha256) => {
      await power.step();
      return world.deps.readProof(sha256);
    },
    concurrency: 1,
    reportError: (error) => {
      if (!(error instanceof Crash)) world.errors.push(error);
    },
  };
}

/** Works until nothing is due or the power goes. */
async function workUntilOff(power: Power): Promise<void> {
  try {
    await createPostDelivery(mortalDeps(power)).drain();
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
  }
}

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
])('the worker of %s', (_what, contentId) => {
  test('may end at any step: the post is out once, and known to be', { timeout: 120_000 }, async () => {
    const probe = new Power(Infinity);
    await share(contentId, 'probe');
    await workUntilOff(probe);
    expect(probe.steps).toBeGreaterThan(8);
    const outcomes: string[] = [];
    for (let step = 0; step < probe.steps; step++) {
      await world.reset();
      await world.connectMaya();
      await withoutNet();
      await share(contentId, 'once');
      await workUntilOff(new Power(step));
      await recover();
      const [post] = await statesOf();
      outcomes.push(`step ${step}: ${post?.state}, seen ${(await world.effects()).length} times`);
    }
    expect(outcomes).toEqual(outcomes.map((_, step) => `step ${step}: published, seen 1 times`));
    expect(world.errors).toEqual([]);
  });
});

test(
  'crashes, lost answers and late effects in any order double nothing and lose nothing',
  { timeout: 120_000 },
  async () => {
    for (let seed = 1; seed <= 12; seed++) {
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
        await workUntilOff(new Power(Math.floor(random() * 40)));
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
