import { expect, test } from '@playwright/test';
import { enter, letItGo, seriousFindings } from '../support/product.ts';

test('the content team designs a graphic that asks for a fact, a second person approves it, and a member fills it in and posts it', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, 'cora');
  await page.goto('/admin/studio');
  await page.getByRole('button', { name: 'New piece' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('A key for your door');
  await dialog.getByLabel('Type').selectOption('social-graphic');
  await dialog.getByRole('button', { name: 'Begin' }).click();

  const stage = page.getByRole('button', { name: 'The drawing' });
  await page.getByRole('region', { name: 'Layers' }).getByRole('button', { name: 'A key for your door' }).click();
  await page.getByLabel('In Spanish').fill('Una llave para tu puerta');
  await expect(page.getByText('Nothing to be said').first()).toBeVisible();
  const fromLeft = page.getByLabel('From the left');
  await stage.press('Shift+ArrowRight');
  await expect(fromLeft).toHaveValue('82');
  const { width = 0 } = (await stage.boundingBox()) ?? {};
  await stage.hover({ position: { x: width / 2, y: width / 3 } });
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await stage.hover({ position: { x: width / 2 - width / 108, y: width / 3 } });
  await page.mouse.up();
  await expect(fromLeft).toHaveValue('72');

  await page.getByRole('button', { name: 'Ask for one more' }).click();
  await page.getByLabel('What it is called').first().fill('Street');
  await page.getByLabel('What it is called').last().fill('Calle');
  await page.getByRole('button', { name: 'Put it into the drawing' }).click();
  await page.getByRole('textbox', { name: 'Title' }).last().fill('Una llave para tu puerta');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hand in for review' }).click();
  await expect(page.getByText('Somebody who has not written in it has to approve it.')).toBeVisible();

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await context.newPage();
  await enter(other, 'ada');
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Approve' }).click();
  await other.getByRole('button', { name: 'Publish now' }).click();
  await expect(other.getByText('This is what members see.')).toBeVisible();

  await enter(other, 'luis');
  await other.goto('/shareable-content/graphic/a-key-for-your-door');
  const saved = other.waitForResponse((answer) => answer.url().endsWith('/answers'));
  await other.getByLabel('Calle').fill('12 Elm Street');
  await other.getByLabel('Calle').blur();
  expect((await saved).ok()).toBe(true);
  await other.getByRole('button', { name: 'Publicar', exact: true }).click();
  const composer = other.getByRole('dialog');
  await composer.getByRole('button', { name: /^Publicar ahora/ }).click();
  await letItGo(other);
  await expect(composer.getByText('Publicada', { exact: true }).first()).toBeVisible();
  await context.close();
});
