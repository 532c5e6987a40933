// Runs of vitest and Playwright: how many tests passed in all of them, and which files were the slowest.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, runBin } from './lib.mjs';

const SLOWEST = 10;
const REPORTER = join(import.meta.dirname, 'test-report.mjs');

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The seconds of each file of a Playwright report: those of its tests, which may run beside each other. */
function journeySeconds(report) {
  const secondsOf = (suite) =>
    (suite.specs ?? [])
      .flatMap((spec) => spec.tests.flatMap((test) => test.results.map(({ duration }) => duration / 1000)))
      .concat((suite.suites ?? []).map(secondsOf))
      .reduce((sum, seconds) => sum + seconds, 0);
  return report.suites.map((suite) => ({ file: `e2e/journeys/${suite.file}`, seconds: secondsOf(suite) }));
}

/** The journeys of a Playwright report that ended so: `flaky` passed only at their second try, `unexpected` at none. */
function journeysThat(status, report) {
  const inSuite = (suite) =>
    (suite.specs ?? [])
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `e2e/journeys/${file}: ${title}`)
      .concat((suite.suites ?? []).flatMap(inSuite));
  return report.suites.flatMap(inSuite);
}

/**
 * @param environment of every run.
 * @returns `vitest` and `playwright`, which run to their end; `close` prints the sum and answers the exit code.
 */
export function createRuns(environment) {
  mkdirSync(CACHE, { recursive: true });
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const broken = [];
  const flaky = [];
  const failures = [];
  const files = [];
  const clock = [];
  const begun = performance.now();
  let count = 0;

  /** @param aside whether something else runs meanwhile: then what it prints is shown when it has ended. */
  async function execute(title, script, args, more, aside) {
    count += 1;
    const report = join(CACHE, `test-${count}.json`);
    const log = join(CACHE, `test-${count}.log`);
    rmSync(report, { force: true });
    if (!aside) console.log(`\n${title}`);
    const started = performance.now();
    const output = aside ? openSync(log, 'w') : undefined;
    const code = await runBin(script, args(report), {
      env: { ...environment, NO_COLOR: '1', ...more(report) },
      ...(aside && { stdio: ['ignore', output, output] }),
    });
    if (aside) {
      closeSync(output);
      console.log(`\n${title}\n${readFileSync(log, 'utf8')}`);
    }
    clock.push({ title, seconds: (performance.now() - started) / 1000 });
    if (code !== 0) broken.push(title);
    return readReport(report);
  }

  return {
    async vitest(title, args, more = {}, aside = false) {
      const shown = process.stdout.isTTY && !aside ? 'default' : 'minimal';
      const flags = () => ['run', `--reporter=${shown}`, `--reporter=${REPORTER}`, ...args];
      const environmentOf = (report) => ({ ...more, TEST_REPORT: report });
      const result = await execute(title, 'vitest/vitest.mjs', flags, environmentOf, aside);
      if (!result) return;
      totals.passed += result.passed;
      totals.failed += result.failed;
      totals.skipped += result.skipped;
      const where = more.TEST_DATABASE_URL === undefined ? '' : ' (PostgreSQL)';
      for (const { file, seconds } of result.files) files.push({ file: `${file}${where}`, seconds });
      flaky.push(...result.flaky.map((test) => `${test}${where}`));
      failures.push(...result.failures.map((test) => `${test}${where}`));
    },
    async playwright(title, more = {}) {
      const flags = () => ['test', '--config', 'e2e/playwright.config.ts'];
      const environmentOf = (report) => ({ ...more, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
      const result = await execute(title, '@playwright/test/cli.js', flags, environmentOf, false);
      totals.passed += (result?.stats.expected ?? 0) + (result?.stats.flaky ?? 0);
      totals.failed += result?.stats.unexpected ?? 0;
      totals.skipped += result?.stats.skipped ?? 0;
      if (!result) return;
      files.push(...journeySeconds(result));
      flaky.push(...journeysThat('flaky', result));
      failures.push(...journeysThat('unexpected', result));
    },
    close() {
      console.log('\nThe slowest files:');
      for (const { file, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
        console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
      console.log('\nBy the clock:');
      for (const { title, seconds } of clock) console.log(`${seconds.toFixed(0).padStart(7)} s  ${title}`);
      console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(7)} s  all of it`);
      if (flaky.length > 0) console.log(`\nPassed only at the second try, find out why:\n  ${flaky.join('\n  ')}`);
      if (broken.length > 0) console.log(`\nFailed: ${[broken.join(', '), ...failures].join('\n  ')}`);
      console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
      return broken.length === 0 && totals.failed === 0 ? 0 : 1;
    },
  };
}
