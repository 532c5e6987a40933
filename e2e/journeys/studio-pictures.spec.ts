import { expect, test } from '@playwright/test';
import { enter, seriousFindings } from '../support/product.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('the content team puts a picture into a text, and sees where it stands', async ({ page }) => {
  await enter(page, 'cora');
  await page.goto('/admin/studio');
  await page.getByRole('button', { name: 'New piece' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('A door that says welcome');
  await dialog.getByRole('button', { name: 'Begin' }).click();

  await page.getByRole('textbox', { name: 'English', exact: true }).click();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add a picture' }).click();
  await dialog.getByLabel('File').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: PICTURE });
  await dialog.getByLabel('What it shows, in English').fill('A green front door');
  await dialog.getByLabel('What it shows, in Spanish').fill('Una puerta de entrada verde');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add it' }).click();
  const shown = page.getByRole('img', { name: 'A green front door' });
  await expect(shown).toHaveJSProperty('naturalWidth', 1);
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  await page.goto('/admin/studio/pictures');
  const card = page.getByRole('article', { name: 'door.png' });
  await expect(card.getByText('In 1 text')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await card.getByRole('link', { name: 'A door that says welcome' }).click();
  await expect(shown).toBeVisible();
});
