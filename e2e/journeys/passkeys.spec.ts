import { expect, test, type Page } from '@playwright/test';
import { addDevice } from '../support/passkeys.ts';
import { enter, PASSWORD, seriousFindings } from '../support/product.ts';

async function openPasskeys(page: Page) {
  await page.goto('/account#passkeys');
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
}

async function leave(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
}

test('a passkey is added, signs in without a name or a password, is renamed and removed', async ({ page }) => {
  await enter(page, 'lena');
  const device = await addDevice(page);
  await openPasskeys(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name of the passkey')).toHaveValue(/\w on \w/);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Enter your password.')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByLabel('Name of the passkey').fill('Lena’s laptop');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('not used yet')).toBeVisible();
  expect(await device.passkeys()).toBe(1);

  // The same device has one already, and says so.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This passkey opens an account already')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // The page offers passkeys by itself, and the device would say yes to that at once.
  await device.answers({ verified: false });
  await leave(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('No passkey was used')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await device.answers({ verified: true });
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await openPasskeys(page);
  await expect(page.getByText(/, last used /)).toBeVisible();
  await page.getByRole('button', { name: 'Rename Lena’s laptop' }).click();
  await dialog.getByLabel('Name of the passkey').fill('Office');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Remove Office' }).click();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Remove Office' })).toHaveCount(0);

  await leave(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('This passkey does not open an account here')).toBeVisible();
});
