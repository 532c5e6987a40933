import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { enter } from '../support/product.ts';

test('a member takes a guide home as a PDF in their brand, in Spanish', async ({ page }) => {
  await enter(page, 'maya');
  await page.goto('/resources/guides/from-offer-to-keys');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: 'Español' }).check({ force: true });
  await page.getByRole('button', { name: 'Download' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF with your brand' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/-es\.pdf$/);
  const pdf = await readFile(await saved.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(20_000);
  await expect(page.getByText(/Saved to your downloads/)).toBeVisible();
});

test('two fields in a row of the equity report stay level while something is said below one of them', async ({
  page,
}) => {
  await enter(page, 'maya');
  await page.goto('/resources/pear');
  const [low, high] = [page.locator('[name="valueLow"]'), page.locator('[name="valueHigh"]')];
  await low.fill('500000');
  await high.fill('400000');
  await high.blur();
  await expect(page.getByText('This is below the lower value.')).toBeVisible();
  expect((await low.boundingBox())?.y).toBe((await high.boundingBox())?.y);
});

test('a playbook is printed as its text and its days, without what leads about the product', async ({ page }) => {
  await enter(page, 'maya');
  const surroundings = [
    page.getByRole('navigation').first(),
    page.getByRole('group', { name: 'What you can do with this piece' }),
    page.getByRole('link', { name: 'Skip to content' }),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('heading', { name: 'Goes well with this' }),
  ];
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/playbooks/back-in-touch');
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of surroundings) await expect(part).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Make the list/ })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  }
});
