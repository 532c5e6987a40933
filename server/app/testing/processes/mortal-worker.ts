import { createPostDelivery } from '../../../features/sharing/posting/deliver-posts.ts';
import type { DeliveryDeps, Network } from '../../../features/sharing/deps.ts';
import type { Db } from '../../../platform/database/database.ts';

/** The worker's code with its real database and network, ended at every point at which it waits for something. */

class Crash extends Error {
  override readonly name = 'Crash';
}

/** After so many steps the process is gone: nothing that it still does has an effect, and nothing is answered to it. */
export class Power {
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
      // What a network does with films is a part of its own.
      if (key === 'video' && typeof value === 'object' && value !== null) return mortal(value, power);
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

function mortalDeps(deps: DeliveryDeps, power: Power): DeliveryDeps {
  const networks = Object.values(deps.networks).map((network): [string, Network] => [
    network.key,
    { ...network, adapter: mortal(network.adapter, power) },
  ]);
  return {
    ...deps,
    db: mortalDatabase(deps.db, power),
    networks: Object.fromEntries(networks),
    makeProof: async (...input) => {
      await power.step();
      return deps.makeProof(...input);
    },
    readProof: async (sha256) => {
      await power.step();
      return deps.readProof(sha256);
    },
    concurrency: 1,
    reportError: (error) => {
      if (!(error instanceof Crash)) deps.reportError(error);
    },
  };
}

/** Works until nothing is due or the power goes. */
export async function workUntilOff(deps: DeliveryDeps, power: Power): Promise<void> {
  try {
    await createPostDelivery(mortalDeps(deps, power)).drain();
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
  }
}
