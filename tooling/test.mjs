// Everything there is to run: unit and integration suites, what speaks SQL again on PostgreSQL, processes, journeys.
//
//   npm test                      what every change needs
//   npm test -- <paths or flags>  the unit and integration suites alone, with these arguments of vitest
//   npm test -- --changed         the suites that uncommitted changes, or those of this branch, can have broken
//   npm run test:deep             everything at length: for the night
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { buildIfStale, childEnvironment, installIfStale, requireNode, ROOT } from './lib.mjs';
import { startPostgres } from './postgres.mjs';
import { suitesForPostgres } from './postgres-suites.mjs';
import { createRuns } from './test-runs.mjs';

requireNode();
await installIfStale();
await buildIfStale();

const isDeep = process.argv.includes('--deep');
const args = process.argv.slice(2).filter((arg) => arg !== '--deep');
const seed = process.env.TEST_SEED ?? String(randomInt(1, 2 ** 31));
console.log(`${isDeep ? 'The deep tier' : 'The tests of every change'}, TEST_SEED=${seed}`);
const runs = createRuns(childEnvironment({ TEST_SEED: seed, ...(isDeep && { TEST_TIER: 'deep' }) }));

/** What this branch has changed since it left the main one; on the main one, what is not committed. */
function changedSince() {
  const git = (...words) => spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD').stdout.trim();
  const base = git('merge-base', 'HEAD', 'main');
  return branch === 'main' || base.status !== 0 ? 'HEAD' : base.stdout.trim();
}

/** Files in another order every night: what only passes after its neighbour shows itself. */
const shuffled = isDeep ? ['--sequence.shuffle.files', `--sequence.seed=${seed}`] : [];

async function onPostgres() {
  const postgres = await startPostgres();
  if (postgres.url === undefined) {
    console.log(`\nNothing was run on PostgreSQL: ${postgres.reason}. Install it to run what speaks SQL there too.`);
    return;
  }
  await runs.vitest('What speaks SQL, on PostgreSQL', suitesForPostgres(), { TEST_DATABASE_URL: postgres.url });
  await postgres.stop();
}

const killed = () =>
  runs.vitest('The product, started, stopped and killed', ['--config', 'e2e/process/vitest.config.ts'], {}, true);

if (args.length > 0) {
  const wanted = args.map((arg) => (arg === '--changed' ? `--changed=${changedSince()}` : arg));
  await runs.vitest('Unit and integration suites', wanted);
} else {
  const suites = async () => {
    await runs.vitest('Unit and integration suites', shuffled);
    await onPostgres();
  };
  // Killing is mostly waiting, so the other suites have the cores meanwhile.
  await Promise.all([suites(), killed()]);
  // So is a journey: one more than there are cores keeps these busy.
  await runs.playwright('Journeys in a browser', {
    E2E_WORKERS: process.env.E2E_WORKERS ?? availableParallelism() + 1,
  });
}

process.exit(runs.close());
