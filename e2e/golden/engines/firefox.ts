import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { GoldenJob, GoldenPage } from '../page/draw.ts';
import type { Engine } from './engine.ts';

declare const golden: GoldenPage;

const PLACES = ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The Firefox to test with: `FIREFOX_PATH` when it is set, an installed one otherwise; undefined without any. */
export const firefoxPath = (): string | undefined =>
  process.env['FIREFOX_PATH'] ?? PLACES.find((path) => existsSync(path));

/** Starts Firefox by WebDriver BiDi and opens the page. */
export async function launchFirefox(executablePath: string, url: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.goto(url);
  return {
    name: await browser.version(),
    pixels: async (job) => Buffer.from(await page.evaluate((each: GoldenJob) => golden.pixels(each), job), 'base64'),
    close: () => browser.close(),
  };
}
