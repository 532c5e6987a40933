import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4310);
// Playwright reads this file again in every worker; the server and they must agree on one folder.
const data = (process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'yardsign-e2e-')));
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // One product, one clock, one wall: journeys share them, so they take turns.
  workers: 1,
  reporter: report === undefined ? [['list']] : [['dot'], ['json', { outputFile: report }]],
  use: {
    actionTimeout: 10_000,
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: await chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
    },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} tooling/start.mjs`,
    cwd: '..',
    url: `http://localhost:${PORT}/api/health`,
    timeout: 120_000,
    env: {
      PORT: String(PORT),
      YARDSIGN_DATA: data,
      YARDSIGN_REQUESTS_PER_MINUTE: '100000',
      YARDSIGN_SIGN_INS_PER_MINUTE: '100000',
      LOG_LEVEL: 'error',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
