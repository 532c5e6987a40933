import { expect, test, type Page } from '@playwright/test';
import { takePicture } from '../support/pictures.ts';
import { publishedOnFacebook, moveClockPast, signIn, letItGo } from '../support/product.ts';

const NEW_PHONE = '(512) 555-0177';

/** The digest that a `Digest` on the page stands for, whole. */
const digestIn = async (page: Page, testId: string) =>
  (await page.getByTestId(testId).locator('code').getAttribute('title')) ?? '';

async function openPostPage(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'See the post' }).click();
  await expect(page).toHaveURL(/\/posts\/pst_/);
  return page.url();
}

test('the main job: brand, piece, language, posted now, scheduled, both on the wall once, byte for byte', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'maya');
  await expect(page.getByText('This week’s piece')).toBeVisible();
  await takePicture(page, '1-dashboard');

  // This week's graphic, in Spanish.
  await page
    .getByRole('link', { name: /Just listed/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/shareable-content\/graphic\/just-listed/);
  await page
    .getByRole('group', { name: 'What you can do with this piece' })
    .getByRole('radio', { name: 'Español' })
    .check();
  await expect(page.getByText('en el mercado', { exact: false }).first()).toBeVisible();

  // The phone number is changed once, and the piece wears the new one.
  await page.goto('/profile/basic#phone');
  await page.getByLabel('Phone', { exact: true }).fill(NEW_PHONE);
  await takePicture(page, '2-brand');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.goto('/shareable-content/graphic/just-listed?language=es');
  await expect(page.getByText(NEW_PHONE).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await takePicture(page, '3-graphic');

  // Posted now.
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Maya Alvarez Homes\s*Facebook/ }).check();
  await expect(dialog.locator('code[title]')).toBeVisible();
  const proved = (await dialog.locator('code[title]').getAttribute('title')) ?? '';
  expect(proved).toMatch(/^[0-9a-f]{64}$/);
  await takePicture(page, '4-composer');
  await dialog.getByRole('button', { name: 'Post now' }).click();
  await letItGo(page);
  await expect(dialog.getByText('Published', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  const now = await openPostPage(page);
  expect(await digestIn(page, 'proof-digest')).toBe(proved);
  expect(await digestIn(page, 'sent-digest')).toBe(proved);
  await takePicture(page, '5-post');

  // Scheduled, on another page.
  await page.goto('/shareable-content/graphic/just-listed?language=es');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  // The page chosen last time is remembered; this one goes to the other.
  await dialog.getByRole('checkbox', { name: /Maya Alvarez Homes\s*Facebook/ }).uncheck();
  await dialog.getByRole('checkbox', { name: /Casa Alvarez/ }).check();
  await expect(dialog.locator('code[title]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByText('It is scheduled')).toBeVisible();
  const later = await openPostPage(page);
  await expect(page.getByText('Scheduled', { exact: true }).first()).toBeVisible();

  // The day passes.
  await moveClockPast(request, await page.locator('time[datetime]').first().getAttribute('datetime'));
  await page.reload();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  const sentLater = await digestIn(page, 'sent-digest');
  expect(sentLater).toBe(await digestIn(page, 'proof-digest'));

  // Both are on the network, once, with the bytes that were proved.
  const remote = (await publishedOnFacebook(request)).filter((effect) => effect.fileDigests.includes(proved));
  expect(remote.map((effect) => effect.pageName).toSorted()).toEqual(['Casa Alvarez – Hogares', 'Maya Alvarez Homes']);
  expect(remote.every((effect) => effect.fileDigests.join() === proved && effect.message.includes(NEW_PHONE))).toBe(
    true,
  );

  await page.goto('/sandbox');
  await expect(page.locator(`[data-digest="${proved}"]`)).toHaveCount(2);
  await takePicture(page, '6-wall');
  expect(now).not.toBe(later);
});
