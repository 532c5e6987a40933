import { MINUTE_MS } from '@yardsign/domain/time/spans';
import { expect, test } from '@playwright/test';
import { takePicture } from '../support/pictures.ts';
import { letterTo } from '../support/mailbox.ts';
import { completeProfile, publishedOnFacebook, enter, moveClock, moveClockPast, letItGo } from '../support/product.ts';

/** Luis on the sandbox's network. */
const LUIS = '104600000000102';

test.afterEach(async ({ request }) => {
  await request.delete('/sandbox/facebook/_faults');
});

test('a member connects through the consent screen, and comes back with the pages that were ticked', async ({
  page,
}) => {
  await enter(page, 'nora');
  await completeProfile(page);
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Connect Facebook' }).click();
  await expect(page.getByText('Sandbox network')).toBeVisible();
  await page.getByRole('link', { name: /Nora Blake/ }).click();
  await takePicture(page, '7-consent');
  await page.getByRole('button', { name: /Continue/ }).click();
  await expect(page).toHaveURL(/\/integrations/);
  await expect(page.getByText('Connected as Nora Blake')).toBeVisible();
  await expect(page.getByText('Nora Blake Realty')).toBeVisible();
});

test('a member who changes their mind on the consent screen is told so, and nothing is connected', async ({ page }) => {
  await enter(page, 'cora');
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Connect Facebook' }).click();
  await page.getByRole('link', { name: /Tina Reyes/ }).click();
  await page.getByRole('button', { name: /Cancel|Not now/ }).click();
  await expect(page.getByText('User closed Facebook login or did not fully authorize access.')).toBeVisible();
  await expect(page.getByText('Not connected').first()).toBeVisible();
});

test('an answer that is lost leaves the post unconfirmed; it is found on the page and never posted twice', async ({
  page,
  request,
}) => {
  await enter(page, 'oscar');
  const before = (await publishedOnFacebook(request)).length;
  await request.post('/sandbox/facebook/_faults', {
    data: { match: { method: 'POST', path: '/feed' }, times: 1, kind: 'drop_after_effect' },
  });
  await page.goto('/shareable-content/graphic/front-door');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('code[title]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Post now' }).click();
  await letItGo(page);
  await expect(dialog.getByText('Not confirmed yet', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('link', { name: 'See the post' }).click();
  await expect(page.getByText('we will not post it twice', { exact: false })).toBeVisible();
  await moveClock(request, 4 * MINUTE_MS);
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  expect((await publishedOnFacebook(request)).length).toBe(before + 1);
});

test('a scheduled post can be cancelled, and then never goes out', async ({ page, request }) => {
  await enter(page, 'theo');
  await page.goto('/shareable-content/graphic/front-door');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('code[title]')).toBeVisible();
  const proved = (await dialog.locator('code[title]').getAttribute('title')) ?? '';
  expect(proved).toMatch(/^[0-9a-f]{64}$/);
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByText('It is scheduled')).toBeVisible();
  await dialog.getByRole('link', { name: 'See the post' }).click();
  await page.getByRole('button', { name: 'Cancel the post' }).click();
  // What can be undone is not asked about.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Scheduled', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the post' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await moveClock(request, 8 * 24 * 60 * MINUTE_MS);
  await page.reload();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  expect((await publishedOnFacebook(request)).filter((effect) => effect.fileDigests.includes(proved))).toEqual([]);
});

test('a connection ends while a post waits: its member is told by mail, connects again, and the post goes out by itself', async ({
  page,
  request,
}) => {
  const connect = async (button: RegExp) => {
    await page.goto('/integrations');
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('link', { name: /Luis Herrera/ }).click();
    await page.getByRole('button', { name: /Contin/ }).click();
    await expect(page).toHaveURL(/\/integrations/);
  };
  await enter(page, 'luis');
  // Other journeys move the clock by months: what had ended before has been told of before.
  await page.request.delete('/api/app/v1/connections/facebook', { headers: { 'x-client-app': 'members-web' } });
  await connect(/^Conectar Facebook/);
  await page.goto('/shareable-content/graphic/shop-the-block');
  await page.getByRole('button', { name: 'Programar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('code[title]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Programar', exact: true }).click();
  await dialog.getByRole('link', { name: /Ver la publicación/ }).click();
  await expect(page).toHaveURL(/\/posts\/pst_/);
  const post = page.url();
  await request.post('/sandbox/facebook/_revoke', { data: { personId: LUIS, reason: 'password_changed' } });
  await moveClockPast(request, await page.locator('time[datetime]').first().getAttribute('datetime'));
  await page.reload();
  await expect(page.getByText('Falta reconectar', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  const letter = await letterTo(request, 'luis@demo.yardsign.test', /^Conecta Facebook otra vez/);
  expect(letter.text).toContain('¿Qué tienda del barrio extrañaría más?');

  await connect(/Reconectar/);
  await page.goto(post);
  await expect(page.getByText('Publicada', { exact: true }).first()).toBeVisible({ timeout: 90_000 });
});
