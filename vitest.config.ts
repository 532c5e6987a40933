import { configDefaults, defineConfig } from 'vitest/config';

// Suites share a worker (no isolation) so that a migrated database is loaded once per worker; a test must clean up what
// it makes. The zone is hostile on purpose: a test that only passes in UTC or in the author's own zone fails here.
export default defineConfig({
  test: {
    include: [
      '{domain,contracts,scene,server,web,sandbox,tooling,library}/**/*.test.{ts,tsx}',
      'e2e/golden/**/*.test.ts',
    ],
    // These take minutes.
    exclude: [...configDefaults.exclude, '**/*.deep.test.ts'],
    env: { TZ: 'Asia/Kathmandu' },
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
