import { expect, test } from '@playwright/test';
import { enter, seriousFindings, speak } from '../support/product.ts';

test('the content team writes a piece, translates it, sees it as a member, has it approved, scheduled, published and withdrawn, and brings it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const ada = await context.newPage();
  await enter(page, 'cora');
  await page.goto('/admin/studio');
  await page.getByRole('button', { name: 'New piece' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('The week before you sign');
  await dialog.getByLabel('Type').selectOption('guide');
  await dialog.getByRole('button', { name: 'Begin' }).click();

  const text = page.getByRole('textbox', { name: 'English', exact: true });
  await text.click();
  await page.keyboard.type('Read every page');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' twice');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await expect(text.locator('strong')).toHaveText(' twice');

  await page.getByRole('radio', { name: 'Side by side' }).check();
  const spanish = page.getByRole('region', { name: 'Spanish' });
  await expect(spanish.getByRole('heading', { name: 'Spanish' })).toBeVisible();
  await spanish.getByLabel('Title').fill('La semana antes de firmar');
  await spanish.getByRole('textbox', { name: 'Spanish', exact: true }).click();
  await page.keyboard.type('Lee cada página dos veces');
  await page.getByLabel('Hold the Spanish text back').click();
  await page.getByRole('button', { name: 'Both say the same now' }).click();
  await expect(page.getByText('Both languages say the same.')).toBeVisible();

  await page.getByRole('button', { name: 'See it as visitors would' }).click();
  const preview = page.getByRole('dialog');
  await preview.getByLabel('In the brand of').selectOption('member');
  await preview.getByLabel('Find a member').fill('luis');
  await preview.getByRole('button', { name: 'Luis Herrera (luis)' }).click();
  await expect(preview.frameLocator('iframe').getByText('Luis Herrera').first()).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hand in for review' }).click();
  await expect(page.getByText('Somebody who has not written in it has to approve it.')).toBeVisible();

  await enter(ada, 'ada');
  await ada.goto(page.url());
  await ada.getByRole('button', { name: 'Approve' }).click();
  await ada.getByRole('button', { name: 'Schedule' }).click();
  await ada.getByRole('dialog').getByLabel('Date').fill('2031-01-06');
  await ada.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await expect(ada.getByText('It goes out by itself.')).toBeVisible();
  await ada.getByRole('button', { name: 'Publish now' }).click();
  await expect(ada.getByText('This is what members see.')).toBeVisible();
  await ada.goto('/resources/guides/the-week-before-you-sign');
  await expect(ada.getByText('Read every page twice')).toBeVisible();
  await speak(ada, 'es');
  await ada.reload();
  await expect(ada.getByText('Lee cada página dos veces')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn: members do not find it.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('A draft: members do not see it.')).toBeVisible();
  await expect(text.locator('strong')).toHaveText(' twice');
  await context.close();
});
