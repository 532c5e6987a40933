import { configDefaults, defineConfig } from 'vitest/config';
import { contractRoutes } from './web/build/contract-routes.ts';

/** `npm run test:deep` also runs what is too long for every change. */
const isDeep = process.env['TEST_TIER'] === 'deep';
/**
 * Milliseconds. How long a test waits for something that comes by itself: what a machine that others keep busy does late is no fault. Nothing
 * takes as long where it comes, and so it costs a run nothing.
 */
const PATIENCE_MS = 20_000;
const exclude = [...configDefaults.exclude, ...(isDeep ? [] : ['**/*.deep.test.{ts,tsx}'])];

// Suites share a worker (no isolation) so that a migrated database is loaded once per worker; a test must clean up what
// it makes. The zone is hostile on purpose: a test that only passes in UTC or in the author's own zone fails here.
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: [
            '{domain,contracts,scene,server,web,sandbox,tooling,library}/**/*.test.ts',
            'e2e/{golden,simulation}/**/*.test.ts',
          ],
          exclude,
          // Sources as they were changed for a run are kept for the next one: a file alone starts in half the time, and the suites on PostgreSQL
          // begin with what the others have. Pages do without: what they are given of the contract is in no source of theirs.
          experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
        },
      },
      {
        // Parts of pages, drawn in a DOM without a browser.
        extends: true,
        plugins: [contractRoutes()],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'pages',
          include: ['web/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['web/testing/setup.ts'],
          server: { deps: { inline: [/@tanstack\/(react-)?router/] } },
          exclude,
          // A part of a page mostly waits for what it shows: one worker more than the rest, which these then wait for.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    // What `--changed` cannot see, because it is read and not imported: then everything runs.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/server/migrations/**', '**/library/**', '**/.npmrc'],
    globalSetup: 'e2e/support/test-folder.ts',
    env: { TZ: 'Asia/Kathmandu' },
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    expect: { poll: { timeout: PATIENCE_MS } },
    provide: { patienceMs: PATIENCE_MS },
    // What is tried a thousand times at night takes minutes.
    testTimeout: isDeep ? 1_200_000 : 60_000,
    hookTimeout: 120_000,
    // As with journeys: what passes only at the second try is named at the end of a run and fails the one of the night.
    retry: isDeep ? 0 : 1,
  },
});
