import { configDefaults, defineConfig } from 'vitest/config';

const isDeep = process.env['TEST_TIER'] === 'deep';

/** These tests start processes of the product, stop and kill them; they run apart from the suites, one at a time. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['kill/*.test.ts', 'process/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isDeep ? [] : ['**/*.deep.test.ts'])],
    globalSetup: 'support/test-folder.ts',
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 60_000,
    // A busy machine takes this long to start a product with the demo world.
    hookTimeout: 120_000,
    retry: isDeep ? 0 : 1,
  },
});
