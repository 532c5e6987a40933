import { expect, test, type Page } from '@playwright/test';
import { enter, letItGo, seriousFindings } from '../support/product.ts';
import { shortVideo } from '../support/short-video.ts';

const PIECE = '/shareable-content/video/what-a-preapproval-says';
/** How long it is by itself. */
const FILM_SECONDS = 21;
/** Drawing and encoding is as quick as the machine: it is waited for, and never timed. */
const MAKING = { timeout: 180_000 };

/** As long as a scene lasts here: all of them come to the moment of the poster, and a little more. */
const SCENE_SECONDS = 0.3;

/**
 * Has the film stand still and its pictures end early: that is drawn and encoded quickly, and what is to be seen is not asked here. Its sound is
 * taken over whole, so that the file is as long as the film. @param seconds of each scene; as long as it is when left out
 */
async function standStill(page: Page, seconds?: number): Promise<void> {
  await page.route('**/film/drawing.json*', async (route) => {
    const answer = await route.fetch();
    const { scenes, ...drawing } = (await answer.json()) as { scenes: { layers: unknown[]; seconds: number }[] };
    const still = scenes.map((scene) => ({ ...scene, layers: [], seconds: seconds ?? scene.seconds }));
    await route.fulfill({ response: answer, json: { ...drawing, under: [], over: [], scenes: still } });
  });
}

interface Effect {
  fileDigests: string[];
}

test('maya makes a film hers, and what stands on the wall is that film and no other', async ({ page, request }) => {
  test.setTimeout(MAKING.timeout + 60_000);
  await standStill(page, SCENE_SECONDS);
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

/** How long the pictures and the sound of a video are, in seconds. */
const lengthsOf = (film: HTMLVideoElement) =>
  fetch(film.src)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => new OfflineAudioContext(1, 48_000, 48_000).decodeAudioData(bytes))
    .then((sound) => ({ pictures: film.duration, sound: sound.duration }));

test('a film that maya makes begins with her intro, and its captions wait for it', async ({ page }) => {
  test.setTimeout(MAKING.timeout + 60_000);
  await standStill(page);
  await enter(page, 'maya');
  await page.goto('/profile/videos');
  const intro = page.getByRole('region', { name: 'Intro', exact: true });
  const file = { name: 'hello.mp4', mimeType: 'video/mp4', buffer: await shortVideo('what-earnest-money-is', 2) };
  await intro.locator('input[type=file]').setInputFiles(file);
  await expect(intro.locator('video')).toHaveAttribute('src', /\/videos\/upl_/);
  const around = page.getByRole('switch', { name: 'Put my intro and outro around my videos' });
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
  };
  await around.check();
  await save();
  await page.goto(PIECE);
  await page.getByRole('button', { name: /^Make it/ }).click();
  const film = page.locator('main video[src*="/videos/upl_"]');
  await expect(film).toBeVisible(MAKING);
  await expect(film.locator('track')).toHaveAttribute('src', /&later=2\d{3}$/);
  const { pictures, sound } = await film.evaluate(lengthsOf);
  expect(pictures).toBeGreaterThan(FILM_SECONDS + 1.9);
  expect(Math.abs(pictures - sound)).toBeLessThan(0.2);
  // The films of other journeys are hers as well.
  await page.goto('/profile/videos');
  await around.uncheck();
  await save();
});
