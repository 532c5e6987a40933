import { configDefaults, defineConfig } from 'vitest/config';

/** `npm run test:deep` also runs what is too long for every change. */
const isDeep = process.env['TEST_TIER'] === 'deep';

// Suites share a worker (no isolation) so that a migrated database is loaded once per worker; a test must clean up what
// it makes. The zone is hostile on purpose: a test that only passes in UTC or in the author's own zone fails here.
export default defineConfig({
  test: {
    include: [
      '{domain,contracts,scene,server,web,sandbox,tooling,library}/**/*.test.{ts,tsx}',
      'e2e/golden/**/*.test.ts',
    ],
    exclude: [...configDefaults.exclude, ...(isDeep ? [] : ['**/*.deep.test.{ts,tsx}'])],
    // What `--changed` cannot see, because it is read and not imported: then everything runs.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/server/migrations/**', '**/library/**', '**/.npmrc'],
    env: { TZ: 'Asia/Kathmandu' },
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
