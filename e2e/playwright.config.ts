import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { useTestFolder } from './support/test-folder.ts';
import { chromiumPath } from './support/chromium.ts';

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4310);
const workers = Number(process.env['E2E_WORKERS'] ?? 1);
// Playwright reads this file again in every worker; the products and they must agree on one folder.
const data = (process.env['E2E_DATA'] ??= useTestFolder());
// And on what is drawn at random, which names of tests depend on.
process.env['TEST_SEED'] ??= String(randomInt(1, 2 ** 31));
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];
/** Which of the workers that run at the same time this is; undefined where they are started. */
const place = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
if (place >= workers) throw new Error('Every worker has a product: say how many with E2E_WORKERS, not with --workers.');

/** A product for each worker, on a port and a data folder of its own: with its own clock, mailbox and wall of the network. */
const products = Array.from({ length: workers }, (_, index) => ({
  PORT: String(FIRST_PORT + index),
  YARDSIGN_DATA: join(data, String(index)),
  YARDSIGN_REQUESTS_PER_MINUTE: '100000',
  // All browsers of a worker have one address, and which journeys a worker gets is decided by their speed.
  YARDSIGN_SIGN_INS_PER_MINUTE: '100000',
  YARDSIGN_SIGN_UPS_PER_HOUR: '100000',
  YARDSIGN_MAILS_PER_HOUR: '100000',
  LOG_LEVEL: 'error',
}));
const commandWords = [process.execPath, '--import', 'tsx', 'support/start-products.ts', data, JSON.stringify(products)];

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  // A journey may wait for a mail, which may be sent a minute after its cause.
  timeout: 180_000,
  // A browser that is told to empty its cache answers only when it has: on a busy machine that takes many seconds.
  expect: { timeout: 30_000 },
  fullyParallel: false,
  // The journeys of one worker share a product and take turns; no two workers share one.
  workers,
  // What passes only at the second try, with the trace on, is named at the end of a run, and fails the one of the night: a browser on a machine that
  // somebody else keeps busy shall not throw away a change of a day, and nobody shall get used to it either.
  retries: 1,
  failOnFlakyTests: process.env['TEST_TIER'] === 'deep',
  reporter: report === undefined ? [['list']] : [['dot'], ['json', { outputFile: report }]],
  use: {
    // As long as what is expected may take: a machine that others keep busy draws a dialog late.
    actionTimeout: 30_000,
    baseURL: `http://localhost:${FIRST_PORT + place}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: await chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
    },
    // Recording takes a third of a journey's time, so that it begins when a journey has failed and is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: commandWords.map((word) => `'${word}'`).join(' '),
    wait: { stdout: /All products are ready/ },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
