import { expect, test } from '@playwright/test';
import { letterTo, linkIn } from '../support/mailbox.ts';
import { enterCard, TEST_CARDS } from '../support/merchant.ts';
import { enter, PASSWORD } from '../support/product.ts';

test('somebody who signs up pays with a card whose bank asks first, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = 'inez.duran@example.test';
  const joined = await page.request.post('/api/auth/v1/users/', {
    headers: { 'x-client-app': 'members-web' },
    data: { first_name: 'Inez', last_name: 'Duran', email, password: PASSWORD, language: 'en', industry_id: 1 },
  });
  expect(joined.ok()).toBe(true);
  await page.goto(linkIn(await letterTo(page.request, email, /^Finish signing up$/), '/completeSignup'));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Or begin with a plan' })).toBeVisible();
  await page.getByRole('radio', { name: /Expert/ }).check();
  await enterCard(page, TEST_CARDS.asksTheBank);
  await page.getByRole('button', { name: 'Start for $69.00' }).click();
  const bank = page.getByRole('region', { name: 'Your bank asks' });
  await bank.frameLocator('iframe').getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(page).toHaveURL(/\/setup-my-profile/);
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'Expert · Monthly' })).toBeVisible();
  await expect(page.getByText('Visa ···· 3220')).toBeVisible();
});

test('a member changes with a coupon, pauses, cancels, and takes each of them back', async ({ page }) => {
  await enter(page, 'maya');
  await page.goto('/upgrade?coupon=ANNUAL15');
  await page.getByRole('radio', { name: /Elite/ }).check();
  await expect(page.getByText(/You pay \$\d+\.\d\d now/)).toBeVisible();
  await page.getByRole('radio', { name: 'At renewal' }).check();
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByText(/Changes to Elite · Yearly on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep the present plan' }).click();
  await expect(page.getByText(/Renews on .* for \$99\.00/)).toBeVisible();

  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const pause = page.getByRole('dialog', { name: 'Pause your subscription' });
  await pause.getByRole('radio', { name: '2 months' }).check();
  await pause.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('Pause ahead')).toBeVisible();
  await page.getByRole('button', { name: 'Do not pause' }).click();
  await expect(page.getByText(/Renews on/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel your subscription?' });
  await cancel.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText(/Access until/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my subscription' }).click();
  await expect(page.getByText(/Renews on/)).toBeVisible();

  await page.goto('/billing');
  const saved = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^PDF of invoice/ })
    .first()
    .click();
  expect((await saved).suggestedFilename()).toMatch(/^invoice-\d+\.pdf$/);
});
