import { defineConfig } from 'vitest/config';

/** These tests start processes of the product, stop and kill them; they run apart from the suites, one at a time. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['kill/*.test.ts', 'process/*.test.ts'],
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
