import { expect, test } from '@playwright/test';
import { enter, seriousFindings } from '../support/product.ts';

// A member watches a film with captions, in one language and the other, and has it begun with their own name.

test('maya plays a film, reads it in Spanish, and has it made with her name until she stops it', async ({ page }) => {
  await enter(page, 'maya');
  await page.goto('/shareable-content/video/what-earnest-money-is');
  const film = page.getByLabel('Video: What earnest money is, in five points');
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const facts = await film.evaluate((video: HTMLVideoElement) => {
    video.pause();
    for (const track of video.textTracks) track.mode = 'showing';
    return [video.videoWidth, video.videoHeight, Math.round(video.duration)];
  });
  expect(facts).toEqual([720, 1280, 21]);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0)).toBe(7);

  await page.getByRole('button', { name: 'Make it with my name' }).click();
  const done = page.getByRole('progressbar', { name: 'Rendering on this device' });
  await expect.poll(async () => Number(await done.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Make it with my name' })).toBeVisible();

  await page.locator('label', { hasText: 'Español' }).click();
  await expect(page.getByLabel('Video: Qué es el depósito de buena fe, en cinco puntos')).toBeVisible();
  await expect(page.getByText('Lo guarda un tercero.')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.locator('label', { hasText: 'English' }).click();

  await page.goto('/video-masterclass');
  await expect(page.getByText('0 of 8 done')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});
