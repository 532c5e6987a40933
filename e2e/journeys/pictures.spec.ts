import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { enter, seriousFindings } from '../support/product.ts';

const PHOTO = join(import.meta.dirname, '../../library/demo-images/portrait-lou.jpg');

/** Moves with the Tab key until what is wanted has the cursor. */
async function tabTo(page: Page, wanted: ReturnType<Page['locator']>): Promise<void> {
  for (let steps = 0; steps < 20; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

test('a photo is cut with the keyboard alone, and is there to be used again', async ({ page }) => {
  await enter(page, 'lena');
  await page.goto('/profile/basic');
  await page.getByRole('button', { name: /^(?:Replace|Upload): Photo/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choose a file' }).press('Enter'),
  ]);
  await chooser.setFiles(PHOTO);
  const area = dialog.getByRole('application', { name: /arrow keys/ });
  await tabTo(page, area);
  const said = dialog.getByRole('status').filter({ hasText: 'Zoom' });
  await page.keyboard.press('+');
  await expect(said).toHaveText(/Zoom 120%\. Turned 0 degrees/);
  const before = await said.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(said).not.toHaveText(before ?? '');
  await page.keyboard.press('r');
  await expect(said).toHaveText(/Turned 90 degrees/);
  await page.keyboard.press('Shift+R');
  await page.keyboard.press('-');
  await expect(said).toHaveText(/Zoom 96%\. Turned 0 degrees/);
  expect(await seriousFindings(page)).toEqual([]);
  const use = dialog.getByRole('button', { name: 'Use this photo' });
  await tabTo(page, use);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Changes not saved').first()).toBeVisible();

  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await page.getByRole('button', { name: /^(?:Replace|Upload): Photo/ }).press('Enter');
  const earlier = dialog.getByRole('button', { name: /^Use photo\.png/ }).first();
  await tabTo(page, earlier);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Changes not saved').first()).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
});
