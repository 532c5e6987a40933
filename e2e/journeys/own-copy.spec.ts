import { expect, test } from '@playwright/test';
import { enter, seriousFindings } from '../support/product.ts';

test('an article is found by misspelt words, read in Spanish, saved, made one’s own, and found under My content', async ({
  page,
}) => {
  await enter(page, 'maya');
  await page.goto('/search?q=ernest%20mony');
  await page.locator('a[href*="/blog/earnest-money-explained"]').first().click();
  await expect(page).toHaveURL(/\/blog\/earnest-money-explained/);
  await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
  await page.locator('label', { hasText: 'Español' }).click();
  await expect(page.locator('h1')).toHaveAttribute('lang', 'es');

  const save = page.locator('header').getByRole('button', { name: /^Save “/ });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Make it mine' }).click();
  const text = page.getByLabel('Text', { exact: true });
  await expect(text).toHaveValue(/\S/);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel('Title', { exact: true }).fill('El depósito, a mi manera');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('El depósito, a mi manera');

  await page.goto('/shareable-content?show=mine&language=es');
  const mine = page.getByRole('link', { name: 'El depósito, a mi manera' });
  await expect(mine).toHaveCount(1);

  // As the demo world had it: other journeys read the same library.
  await mine.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/show=mine/);
  await expect(page.getByText('No content found matching these parameters')).toBeVisible();
  await page.goto('/shareable-content/blog/earnest-money-explained');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});
