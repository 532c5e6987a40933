import { expect, test } from '@playwright/test';
import { letterTo, linkIn } from '../support/mailbox.ts';
import { publishedOnFacebook, enter, seriousFindings } from '../support/product.ts';

const HEADERS = { 'x-client-app': 'members-web' };
const OSCAR = 'oscar@demo.yardsign.test';

test('Oscar wants to be asked, Theo’s post waits, and is approved from the mail on a phone: it goes out once', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  await enter(page, 'oscar');
  await page.goto('/team-rules');
  await page.getByRole('radio', { name: 'Some', exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: 'A member' }).uncheck();
  await page.getByRole('button', { name: 'Choose members' }).press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Who asks before posting' });
  const search = chooser.getByRole('searchbox', { name: 'Find a member by name or email' });
  await expect(search).toBeFocused();
  await page.keyboard.type('theo@demo');
  await expect(chooser.getByRole('checkbox')).toHaveCount(1);
  await chooser.getByRole('checkbox', { name: 'Theo Park' }).press('Space');
  await expect(chooser.getByText('1 chosen')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await chooser.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Theo Park' })).toBeVisible();
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByText('Rules saved.', { exact: false })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const theo = await context.newPage();
  await enter(theo, 'theo');
  await theo.goto('/shareable-content/graphic/first-frost');
  await theo.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = theo.getByRole('dialog');
  await dialog
    .getByRole('checkbox', { name: /Facebook/ })
    .first()
    .check();
  const before = (await publishedOnFacebook(request)).length;
  await dialog.getByRole('button', { name: 'Post now' }).click();
  await expect(dialog.getByText('Waits for Oscar Grant and Tina Reyes', { exact: false })).toBeVisible();
  await dialog.getByRole('link', { name: 'See the post' }).click();
  await expect(theo).toHaveURL(/\/posts\/pst_/);

  // Text at twice its size makes the list no wider than a desktop.
  await page.goto('/approvals');
  await expect(page.getByRole('button', { name: 'Approve' }).first()).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 1280);

  // A phone that nobody has signed in on.
  const link = linkIn(await letterTo(request, OSCAR, /Theo Park asks for your yes/), '/approve-post');
  const size = { viewport: { width: 390, height: 844 } };
  const pocket = await browser.newContext({ ...size, ...(baseURL !== undefined && { baseURL }) });
  const phone = await pocket.newPage();
  await phone.goto(link);
  await expect(phone.getByText('Theo Park asks for your yes', { exact: false })).toBeVisible();
  expect(new URL(phone.url()).search).toBe('');
  expect(await publishedOnFacebook(request)).toHaveLength(before);
  expect(await seriousFindings(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Approve' }).click();
  await expect(phone.getByText('You approved it. Theo Park is told.')).toBeVisible();

  await expect.poll(async () => (await publishedOnFacebook(request)).length, { timeout: 30_000 }).toBe(before + 1);
  await expect(theo.getByText('Published', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1, name: 'This is decided' })).toBeVisible();

  // As the demo world has it.
  const known = await page.request.get('/api/app/v1/team/rules', { headers: HEADERS });
  const { rules } = (await known.json()) as { rules: object };
  await page.request.put('/api/app/v1/team/rules', { headers: HEADERS, data: { ...rules, asks: 'nobody' } });
  await context.close();
  await pocket.close();
});
