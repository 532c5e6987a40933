import { expect, test, type Page } from '@playwright/test';
import { enter, letItGo, seriousFindings } from '../support/product.ts';

const PIECE = '/shareable-content/video/what-a-preapproval-says';
/** Drawing and encoding is as quick as the machine: it is waited for, and never timed. */
const MAKING = { timeout: 180_000 };

/** As long as a scene lasts here: all of them come to the moment of the poster, and a little more. */
const SCENE_SECONDS = 0.3;

/**
 * Has the film stand still and its pictures end early: that is drawn and encoded quickly, and what is to be seen is not asked here. Its sound is
 * taken over whole, so that the file is as long as the film.
 */
async function standStill(page: Page): Promise<void> {
  await page.route('**/film/drawing.json*', async (route) => {
    const answer = await route.fetch();
    const { scenes, ...drawing } = (await answer.json()) as { scenes: { layers: unknown[] }[] };
    const still = scenes.map((scene) => ({ ...scene, layers: [], seconds: SCENE_SECONDS }));
    await route.fulfill({ response: answer, json: { ...drawing, under: [], over: [], scenes: still } });
  });
}

interface Effect {
  fileDigests: string[];
}

test('maya makes a film hers, and what stands on the wall is that film and no other', async ({ page, request }) => {
  test.setTimeout(MAKING.timeout + 60_000);
  await standStill(page);
  await enter(page, 'maya');
  await page.goto(`${PIECE}?compose=now`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This video does not wear your brand yet')).toBeVisible();
  for (const ticked of await dialog.getByRole('checkbox', { checked: true }).all()) await ticked.uncheck();
  await dialog.getByRole('checkbox', { name: /Maya Alvarez Homes\s*Facebook/ }).check();
  await expect(dialog.getByRole('button', { name: /^Post now to/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Make it with my name' }).click();
  const mine = dialog.getByLabel(/^The film as it will be posted: /);
  await expect(mine).toHaveAttribute('src', /\/api\/app\/v1\/videos\/upl_/, MAKING);
  expect(await seriousFindings(page)).toEqual([]);
  const sha256 = await mine.evaluate(async (film: HTMLVideoElement) => {
    const bytes = await (await fetch(film.src)).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  });
  await dialog.getByRole('button', { name: /^Post now to/ }).click();
  await letItGo(page);
  await expect(dialog.getByRole('link', { name: 'See it on Facebook' })).toBeVisible({ timeout: 30_000 });
  const { effects } = (await (await request.get('/sandbox/facebook/_effects')).json()) as { effects: Effect[] };
  expect(effects.flatMap(({ fileDigests }) => fileDigests)).toContain(sha256);
});
