import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, request } from '@playwright/test';
import { enter } from '../support/product.ts';
import { createBrowser } from './killed-browser.ts';
import { createService, freePort } from './service.ts';

const SCRIPT = '/realtalk/scripts/buyer-asks-about-rates';
/** A camera that shows a clock and a microphone that beeps, which nobody is asked about. */
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const LONGEST_MORE_MS = 5000;
const PATIENCE_MS = 60_000;

/** What one kill left of a take, in milliseconds. */
interface TakeLoss {
  recorded: number;
  /** How long the film is that came back; 0 where none did. */
  back: number;
  /** Of what was recorded, what did not come back. */
  gone: number;
}

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

async function signIn(url: string): Promise<Cookies> {
  const calls = await request.newContext({ baseURL: url });
  await enter({ request: calls }, 'maya');
  const { cookies } = await calls.storageState();
  await calls.dispose();
  return cookies;
}

/** Begins to record. @returns when the take began, as the recorder's own clock has it, by `performance.now()` here */
async function record(page: Page, url: string): Promise<number> {
  const begin = page.getByRole('button', { name: 'Record', exact: true });
  await page.goto(`${url}${SCRIPT}`);
  await begin.click({ timeout: PATIENCE_MS });
  await page.getByRole('region', { name: /^Script: / }).waitFor({ timeout: PATIENCE_MS });
  await expect(begin).toBeEnabled({ timeout: PATIENCE_MS });
  await page.keyboard.press('Space');
  await page.waitForFunction(() => document.body.innerText.includes('0:01'), undefined, { timeout: PATIENCE_MS });
  return performance.now() - 1000;
}

/** Opens what a member opens after a crash, and takes it from there. @returns how long the film is that came back, in milliseconds */
async function comeBack(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/realtalk`);
  await page.getByRole('main').getByRole('link', { name: 'Look at them' }).click({ timeout: PATIENCE_MS });
  await expect(page).toHaveURL(/\/realtalk\/review$/);
  const film = page.getByLabel(/^Take of /);
  const seconds = () => film.evaluate((video: HTMLVideoElement) => (Number.isNaN(video.duration) ? 0 : video.duration));
  await expect.poll(seconds, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
  return (await seconds()) * 1000;
}

async function deleteTake(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Delete take/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByLabel(/^Take of /)).toHaveCount(0);
}

/**
 * Kills the browser with `kill -9` at random moments while somebody records, starts it again, and looks how much of the take comes back.
 *
 * @param options.random from 0 to 1
 */
export async function runRecordingKillLoop(options: { kills: number; random: () => number }): Promise<TakeLoss[]> {
  const folder = await mkdtemp(join(tmpdir(), 'yardsign-recording-kill-'));
  const port = await freePort();
  const service = createService('web,worker,sandbox', port, {
    YARDSIGN_DATA: join(folder, 'product'),
    YARDSIGN_URL: `http://127.0.0.1:${port}`,
    YARDSIGN_SIGN_INS_PER_MINUTE: '100000',
  });
  const browser = await createBrowser(join(folder, 'browser'), CAMERA);
  const losses: TakeLoss[] = [];
  try {
    await service.start();
    const cookies = await signIn(service.url);
    for (let kill = 0; kill < options.kills; kill++) {
      const page = await browser.start();
      // A browser that is killed may not have written its cookies yet.
      await page.context().addCookies(cookies);
      const begun = await record(page, service.url);
      await sleep(options.random() * LONGEST_MORE_MS);
      const recorded = performance.now() - begun;
      await browser.kill();
      const again = await browser.start();
      await again.context().addCookies(cookies);
      const back = await comeBack(again, service.url);
      losses.push({
        recorded: Math.round(recorded),
        back: Math.round(back),
        gone: Math.max(0, Math.round(recorded - back)),
      });
      await deleteTake(again);
      await browser.kill();
    }
    return losses;
  } finally {
    await browser.kill();
    await service.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
