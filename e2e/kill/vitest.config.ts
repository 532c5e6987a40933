import { defineConfig } from 'vitest/config';

/** These tests start processes of the product and kill them; they run apart from the suites, one at a time. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.test.ts'], pool: 'threads', maxWorkers: 1 },
});
