import { join } from 'node:path';
import sharp from 'sharp';
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
  await expect(area).toBeFocused();
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

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

test('a picture with nothing behind it is cut square in the color of the brand, and stays where its upload fails', async ({
  page,
}) => {
  const sent: Buffer[] = [];
  await page.route('**/api/profile/v1/*/upload', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const body = route.request().postDataBuffer() ?? Buffer.alloc(0);
    sent.push(body.subarray(body.indexOf(PNG)));
    return route.fulfill({ status: sent.length === 1 ? 500 : 201, json: {} });
  });
  await enter(page, 'lena');
  await page.goto('/profile/basic');
  const color = await page.getByLabel('Brand color', { exact: true }).first().inputValue();
  await page.getByRole('button', { name: /^(?:Replace|Upload): Photo/ }).click();
  const dialog = page.getByRole('dialog');
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const buffer = await sharp({ create: { width: 2400, height: 1600, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const input = dialog.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('radio', { name: 'Brand color' }).check();
  expect(await dialog.locator('canvas').boundingBox()).toMatchObject({ width: 120, height: 120 });

  const use = dialog.getByRole('button', { name: 'Use this photo' });
  for (const tries of [1, 2]) {
    await use.click();
    await expect.poll(() => sent.length).toBe(tries);
    await expect(use).toBeEnabled();
    await expect(dialog.getByRole('alert')).toContainText(
      'There was an unexpected error cropping and setting your image. Please try again.',
    );
  }
  for (const bytes of sent) {
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }).toEqual({ width: 1080, height: 1080, format: 'png' });
    const corner = sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha();
    expect(`#${(await corner.raw().toBuffer()).toString('hex').toUpperCase()}`).toBe(color.toUpperCase());
  }

  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused();
});
