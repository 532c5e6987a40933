import { expect, test } from '@playwright/test';
import { enter, PASSWORD, signIn } from '../support/product.ts';

test('a member signs in, is greeted by name, and signs out', async ({ page }) => {
  await signIn(page, 'maya');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?redirectFrom=/);
});

test('one address with two accounts asks which one is meant', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username or email').fill('sam@demo.yardsign.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByRole('button', { name: /Brightwater Mortgage/ }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

// What a browser itself reads in another way than it is written; every other address is held by the tests of `own-path.ts`.
for (const vector of ['//evil.example', '/\\evil.example', '/\t/evil.example']) {
  test(`signing in does not lead out of the product by redirectFrom=${vector}`, async ({ page, baseURL }) => {
    await page.goto(`/login?redirectFrom=${encodeURIComponent(vector)}`);
    await page.getByLabel('Username or email').fill('maya');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^${baseURL}/dashboard`));
  });
}

test('an unknown address shows the page that says so, with a way back', async ({ page }) => {
  await enter(page, 'maya');
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/404/);
  await page
    .getByRole('link', { name: /dashboard/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dashboard/);
});
