import type { Browser } from '@playwright/test';
import { join } from 'node:path';
import { launchChromium } from '../e2e/support/chromium.ts';
import { enter } from '../e2e/support/product.ts';
import { ROOT, startServer, withFolder } from './processes.ts';
import { atMost, median, type Row } from './row.ts';

const RUNS = 3;
const SETTLED_MS = 7000;
/** A phone on a poor line: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, a processor four times slower than this one. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;

/** Seconds until the largest thing on the page is painted, with nothing in the cache. */
async function largestPaint(browser: Browser, base: string, path: string, member: string | null): Promise<number> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    if (member !== null) await enter(page, member);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(path);
    await page.waitForTimeout(SETTLED_MS);
    const ms = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    return ms / 1000;
  } finally {
    await context.close();
  }
}

/** Largest contentful paint on a slow phone, the median of three visits each. */
export async function run(): Promise<Row[]> {
  return withFolder(async (folder) => {
    const server = await startServer(join(ROOT, 'server/dist/main.js'), '/api/health', { YARDSIGN_DATA: folder });
    const browser = await launchChromium();
    try {
      const rows: Row[] = [];
      for (const [path, member, limit] of [
        ['/login', null, 2.2],
        ['/dashboard', 'maya', 2.8],
      ] as const) {
        const seconds: number[] = [];
        for (let i = 0; i < RUNS; i += 1) seconds.push(await largestPaint(browser, server.url, path, member));
        const middle = median(seconds);
        rows.push({
          what: `largest paint of ${path}`,
          measured: `${middle.toFixed(2)} s`,
          ...atMost(middle, limit, ' s'),
        });
      }
      return rows;
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}
