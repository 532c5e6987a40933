import { expect, test } from '@playwright/test';
import { enter, seriousFindings } from '../support/product.ts';

test('a playbook gets its days, a remark, a term of the glossary and a comment on chosen words', async ({ page }) => {
  await enter(page, 'cora');
  await page.goto('/admin/studio');
  await page.getByRole('button', { name: 'New piece' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('A week of earnest calls');
  await dialog.getByLabel('Type').selectOption('playbook');
  await dialog.getByRole('button', { name: 'Begin' }).click();

  const text = page.getByRole('textbox', { name: 'English', exact: true });
  await text.click();
  await page.keyboard.type('Ask about the earnest money twice.');
  await page.getByRole('button', { name: 'Remark' }).click();
  await dialog.getByRole('button', { name: 'Set' }).click();
  await expect(text.locator('aside')).toContainText('Ask about');
  await page.getByRole('button', { name: 'Hand in for review' }).click();
  await expect(page.getByText('Not right yet: Days (English)')).toBeVisible();

  const english = page.getByRole('region', { name: 'English' }).last();
  await english.getByLabel('What it gets done').fill('Ten calls.');
  await english.getByRole('button', { name: 'Add: Days' }).click();
  await page.getByRole('button', { name: 'Save these fields' }).click();
  await expect(english.getByText('Fill this in.')).toHaveCount(2);
  await english.getByLabel('Title').fill('Monday');
  await english.getByRole('textbox', { name: 'Task' }).fill('Call two people.');
  await page.getByRole('button', { name: 'Save these fields' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Change the glossary' }).click();
  await dialog.getByRole('button', { name: 'Add: Terms' }).click();
  await dialog.getByLabel('English').fill('earnest money');
  await dialog.getByLabel('Spanish').fill('depósito de buena fe');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('earnest money — depósito de buena fe')).toBeVisible();

  await text.getByText('Ask about').selectText();
  await page.getByLabel('Comment').fill('Twice is a lot.');
  await expect(page.getByText('About these words:')).toBeVisible();
  await page.getByRole('button', { name: 'Add the comment' }).click();
  await expect(page.getByRole('button', { name: 'Show the words' })).toBeVisible();
  await text.getByText('Ask about').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('All else.');
  await expect(page.getByText('These words are not in the text any more.')).toBeVisible();
});

const WORDPRESS = `<?xml version="1.0"?>
<rss xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><language>en-US</language>
<item><title>The porch in autumn</title><wp:post_id>1</wp:post_id><wp:post_name>the-porch-in-autumn</wp:post_name><wp:post_type>post</wp:post_type>
<wp:status>publish</wp:status><content:encoded><![CDATA[<h2>Leaves</h2><p>Sweep <strong>twice</strong>.</p><script>alert(1)</script>]]></content:encoded></item></channel></rss>`;

test('a WordPress export is looked at, comes in as a draft, and reads well', async ({ page }) => {
  await enter(page, 'cora');
  await page.goto('/admin/studio');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  const file = { name: 'porch.xml', mimeType: 'text/xml', buffer: Buffer.from(WORDPRESS) };
  await dialog.getByLabel('File').setInputFiles(file);
  await dialog.getByRole('button', { name: 'See what would come in' }).click();
  await expect(dialog.getByText('1 piece would come in as a draft.')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByText('1 piece came in as a draft.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('link', { name: 'The porch in autumn' }).click();
  const text = page.getByRole('textbox', { name: 'English', exact: true });
  await expect(text.getByRole('heading', { name: 'Leaves' })).toBeVisible();
  await expect(text.locator('strong')).toHaveText('twice');
  await expect(text).not.toContainText('alert');
});
