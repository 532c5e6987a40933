import { expect, test, type Page } from '@playwright/test';
import { enter } from '../support/product.ts';

const AS_BROWSER = { 'x-client-app': 'members-web' };

/** The digest of the picture that a post of this piece would carry now. */
async function proofOf(page: Page, contentId: string): Promise<string> {
  const data = { contentId, language: 'en', size: 'square' };
  const answer = await page.request.post('/api/app/v1/proofs', { headers: AS_BROWSER, data });
  expect(answer.ok()).toBe(true);
  const { proof } = (await answer.json()) as { proof: { sha256: string } };
  return proof.sha256;
}

test('what graphics show is chosen on a page of its own, outlives a reload, and is on the picture that would be posted', async ({
  page,
}) => {
  await enter(page, 'lena');
  const found = await page.request.get('/api/content/v1/content?content_type=social-graphic&limit=1&language=en');
  const contentId = ((await found.json()) as { data: { id: string }[] }).data[0]?.id ?? '';
  const before = await proofOf(page, contentId);

  await page.goto('/profile/graphics');
  await page.getByLabel('Line 1', { exact: true }).selectOption('My own words');
  await page.getByLabel('Words of line 1').fill('Ask for Lena');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await expect(page.getByLabel('Words of line 1')).toHaveValue('Ask for Lena');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  expect(await proofOf(page, contentId)).not.toBe(before);

  await page.getByRole('button', { name: 'Back to the defaults' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the defaults' }).click();
  await expect(page.getByLabel('Line 1', { exact: true })).toHaveValue('full_name');
  expect(await proofOf(page, contentId)).toBe(before);
});
