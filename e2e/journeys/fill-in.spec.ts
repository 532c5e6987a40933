import { expect, test } from '@playwright/test';
import { libraryContentId } from '@yardsign/server/features/content/load-library';
import { enter, seriousFindings } from '../support/product.ts';

test('a figure is filled in before it can be posted, drawn as it is typed, and downloaded in all sizes', async ({
  page,
}) => {
  await enter(page, 'maya');
  await page.goto('/shareable-content/graphic/median-days');
  await expect(page.getByText(/^Before you post it, it needs: The figure/)).toBeVisible();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const composer = page.getByRole('dialog');
  // What is missing keeps it back, and is led to.
  await composer.getByRole('button', { name: /^Post now/ }).click();
  await expect(composer.getByText('Fill in what is missing below first. Nothing was posted.')).toBeVisible();
  await expect(composer.getByLabel('The figure', { exact: true })).toBeFocused();

  for (const [label, value] of [
    ['The figure', '27'],
    ['Area it is for', 'Travis Heights'],
    ['Period', 'October 2026'],
    ['Source', 'Austin MLS'],
  ] as const) {
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/answers'));
    await composer.getByLabel(label, { exact: true }).fill(value);
    await composer.getByLabel(label, { exact: true }).blur();
    expect((await saved).ok()).toBe(true);
  }
  await expect(composer.getByText(/^Everything is there/)).toBeVisible();
  await expect(composer.getByLabel('Caption')).toHaveValue(/Travis Heights, October 2026\. Source: Austin MLS\./);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'All sizes' }).click();
  await expect(page).toHaveURL(/\/content\/social-graphic\/median-days\/gallery/);
  const archive = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  expect((await archive).suggestedFilename()).toBe('median-days-en.zip');
  await page.getByRole('button', { name: 'Look at Square large' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toContainText('Portrait, 2 of 4');
  expect(await seriousFindings(page)).toEqual([]);

  // As the demo world had it.
  const emptied = await page.request.put(`/api/content/v1/content/${libraryContentId('median-days')}/answers`, {
    headers: { 'x-client-app': 'members-web' },
    data: { language: 'en', answers: {} },
  });
  expect(emptied.status()).toBe(200);
});
