import { createHash, randomInt } from 'node:crypto';

/**
 * How hard the tests try that could go on for ever. `npm test` gives them a share of a fixed budget, so that its time does not
 * grow with the product; `npm run test:deep` gives them much.
 */
export const isDeep = process.env['TEST_TIER'] === 'deep';

/** Every run tries other inputs. The seed is printed; `TEST_SEED` repeats a run. */
export const SEED = Number(process.env['TEST_SEED'] ?? randomInt(1, 2 ** 31));

/** The seed of one test, the same whether it runs alone or among all: what failed in a long run can be repeated by itself. */
export function seedOf(name: string): number {
  return createHash('sha256').update(`${SEED}|${name}`).digest().readInt32BE();
}

/**
 * In the deep tier all that there is to try, else one in `share`, other ones with every seed.
 *
 * @param name of the test.
 */
export function drawnOf<One>(all: readonly One[], name: string, share = 3): readonly One[] {
  if (isDeep) return all;
  const offset = Math.abs(seedOf(name)) % share;
  return all.filter((_, index) => index % share === offset);
}

/**
 * Seeds of histories that a test makes up, other ones with every run.
 *
 * @param name of the test.
 */
export function seedsOf(name: string, count: { everyChange: number; deep: number }): readonly number[] {
  return Array.from({ length: isDeep ? count.deep : count.everyChange }, (_, at) => seedOf(`${name} ${at}`));
}
