// Everything there is to run: unit and integration suites, the data layer again on PostgreSQL, journeys in a browser.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale, CACHE, childEnvironment, installIfStale, requireNode, runBin } from './lib.mjs';
import { startPostgres } from './postgres.mjs';

requireNode();
await installIfStale();
await buildIfStale();

const totals = { passed: 0, failed: 0, skipped: 0 };
const broken = [];

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(CACHE, name), 'utf8'));
  } catch {
    return undefined;
  }
}

async function vitest(title, args, environment = {}) {
  console.log(`\n${title}`);
  const report = `vitest-${broken.length}-${totals.passed}.json`;
  rmSync(join(CACHE, report), { force: true });
  const code = await runBin(
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(CACHE, report)}`, ...args],
    {
      env: childEnvironment({ NO_COLOR: '1', ...environment }),
    },
  );
  const result = readReport(report);
  totals.passed += result?.numPassedTests ?? 0;
  totals.failed += result?.numFailedTests ?? 0;
  totals.skipped += (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0);
  if (code !== 0) broken.push(title);
}

async function playwright() {
  const title = 'Journeys in a browser';
  console.log(`\n${title}`);
  const report = join(CACHE, 'playwright.json');
  rmSync(report, { force: true });
  const code = await runBin('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: childEnvironment({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  });
  const result = readReport('playwright.json');
  totals.passed += result?.stats.expected ?? 0;
  totals.failed += (result?.stats.unexpected ?? 0) + (result?.stats.flaky ?? 0);
  totals.skipped += result?.stats.skipped ?? 0;
  if (code !== 0) broken.push(title);
}

await vitest('Unit and integration suites', process.argv.slice(2));
if (process.argv.length <= 2) {
  await vitest('The product, killed at random moments', ['--config', 'e2e/process/vitest.config.ts']);
  const postgres = await startPostgres();
  if (postgres.url === undefined) {
    console.log(`\nThe data layer was NOT run on PostgreSQL: ${postgres.reason}. Install it to run these suites too.`);
  } else {
    // What a thousand wild calls meet is the contract and the rules, which do not differ by database.
    const suites = ['server', '--exclude', '**/fuzz*.test.ts'];
    await vitest('The data layer, the posting engine and the features on PostgreSQL', suites, {
      TEST_DATABASE_URL: postgres.url,
    });
    await postgres.stop();
  }
  await playwright();
}

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(broken.length === 0 && totals.failed === 0 ? 0 : 1);
