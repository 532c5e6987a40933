import { expect, test, type Page } from '@playwright/test';
import { addToPhone, codeOnPhone } from '../support/authenticator.ts';
import { letterTo } from '../support/mailbox.ts';
import { enter, PASSWORD, seriousFindings, signIn } from '../support/product.ts';

/** Opens the page of somebody by looking for them, as staff do. */
async function openPerson(page: Page, words: string, name: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function act(
  page: Page,
  opener: string,
  reason: string,
  confirm: string,
  choose?: [string, string],
): Promise<void> {
  await page.getByRole('button', { name: opener, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (choose) await dialog.getByLabel(choose[0]).selectOption(choose[1]);
  await dialog.getByLabel(/^(Reason|Motivo)$/).fill(reason);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('an admin pauses a member: the open page of the member is told, and the log says who and why', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const theo = await context.newPage();
  await enter(theo, 'theo');
  await theo.goto('/shareable-content');
  await expect(theo.getByRole('heading', { level: 1 })).toBeVisible();

  await enter(page, 'ada');
  await openPerson(page, 'theo park', 'Theo Park');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Change: Status' }).click();
  await dialog.getByRole('button', { name: 'Change the status' }).click();
  await expect(dialog.getByText('That is how it is already. Choose something else.')).toBeVisible();
  await expect(dialog.getByText('Say in a few words why: at least 3 characters.')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByLabel('Status').selectOption('Paused');
  await dialog.getByLabel('Reason').fill('The invoice is open, he asked us to wait');
  await dialog.getByRole('button', { name: 'Change the status' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Changed the status of Theo Park from Active to Paused.')).toBeVisible();

  // He only goes on with what he had open.
  await theo.getByRole('searchbox').first().fill('inspection');
  await expect(theo).toHaveURL(/\/subscription/);

  await page.getByRole('link', { name: 'All of it in the audit log' }).click();
  await expect(page.getByText('Reason: The invoice is open, he asked us to wait')).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/none changed or missing/)).toBeVisible();

  await openPerson(page, 'theo park', 'Theo Park');
  await act(page, 'Change: Status', 'Paid', 'Change the status', ['Status', 'Active']);
  await theo.goto('/dashboard');
  await expect(theo).toHaveURL(/\/dashboard/);
  await context.close();
});

test('blocking signs a member out everywhere and keeps them out until it is lifted', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const lena = await context.newPage();
  await enter(lena, 'lena');
  await lena.goto('/dashboard');
  await expect(lena.getByRole('heading', { level: 1 })).toContainText('Lena');

  await enter(page, 'ada');
  await openPerson(page, 'lena', 'Lena Moss');
  await act(page, 'Block the account', 'Somebody else uses this account', 'Block the account');
  await expect(page.getByText(/^Note|Blocked since/).first()).toBeVisible();
  await lena.goto('/shareable-content');
  await expect(lena).toHaveURL(/\/login/);
  const refused = await lena.request.post('/api/auth/v1/authenticate', {
    headers: { 'x-client-app': 'members-web' },
    data: { username: 'lena', password: 'porch-light-42', industry_id: 1 },
  });
  expect(refused.status()).toBe(401);

  await act(page, 'Unblock the account', 'It was her sister', 'Unblock the account');
  await enter(lena, 'lena');
  await context.close();
});

test('somebody who lost phone and recovery codes is let in again, and is told by mail', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const lou = await context.newPage();
  await enter(lou, 'lou');
  await lou.goto('/account');
  await lou.getByRole('button', { name: 'Set up', exact: true }).click();
  const setUp = lou.getByRole('dialog');
  await setUp.getByLabel('Your password').fill(PASSWORD);
  await setUp.getByRole('button', { name: 'Continue' }).click();
  await addToPhone(lou, 'lou', (await setUp.locator('code').textContent()) ?? '');
  await setUp.getByLabel('Code from your authenticator app').fill(await codeOnPhone(lou, 'lou'));
  await setUp.getByRole('button', { name: 'Continue' }).click();
  await expect(setUp.getByText('Keep your recovery codes')).toBeVisible();

  await enter(page, 'ada');
  await openPerson(page, 'lou castellano', 'Lou Castellano');
  await page.getByRole('button', { name: 'Remove second factor' }).click();
  await expect(page.getByText('Make sure that it is Lou Castellano who asks')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('dialog').getByLabel('Reason').fill('Lost the phone and the codes, we called back');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove second factor' }).click();
  await expect(page.getByText(/Removed the second factor of Lou Castellano/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove second factor' })).toHaveCount(0);

  await lou.goto('/dashboard');
  await expect(lou).toHaveURL(/\/login/);
  await signIn(lou, 'lou');
  const letter = await letterTo(page.request, 'lou@demo.yardsign.test', /^Support turned two-factor sign-in off$/);
  expect(letter.text).toContain('signed out everywhere');
  await context.close();
});

test('an admin impersonates a member with a reason, and comes back to where they were', async ({ page }) => {
  await enter(page, 'ada');
  await openPerson(page, 'theo park', 'Theo Park');
  await act(page, 'View as Theo Park', 'He cannot find his template', 'Start viewing');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Viewing as Theo Park')).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.getByRole('button', { name: 'Switch back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Theo Park' })).toBeVisible();
  await page.goto('/admin/audit');
  await expect(page.getByText(/Began to impersonate Theo Park/).first()).toBeVisible();
});

test('crew finds people and reads everything, and is offered nothing to change', async ({ page }) => {
  await enter(page, 'cora');
  await page.goto('/admin');
  await expect(page.getByText('Changing accounts is for admins.')).toBeVisible();
  await page.getByRole('searchbox').fill('northgate');
  await expect(page.getByRole('link', { name: 'Oscar Grant', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Maya Alvarez', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Oscar Grant', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oscar Grant' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Change|Block|Give|View as|Send|End all)/ })).toHaveCount(0);
  await page.goto('/admin/audit');
  await expect(page.getByRole('link', { name: 'Export as CSV' })).toHaveCount(0);
  await expect(page.getByText('Changed the status of Pat Quinn from Active to Paused.')).toBeVisible();
});

test('a member who types the address is at the dashboard', async ({ page }) => {
  await enter(page, 'maya');
  for (const path of ['/admin', '/admin/audit', '/admin/people/usr_nobodynobody']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard/);
  }
});

test('on a phone and in Spanish: filters fold away, a feature is given, and the log says it in Spanish', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, 'ada');
  const language = (to: string) =>
    page.request.put('/api/app/v1/session/language', {
      headers: { 'x-client-app': 'members-web' },
      data: { language: to },
    });
  await language('es');
  await page.goto('/admin');
  await expect(page.getByLabel('Estado')).toBeHidden();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Estado').selectOption('Registro sin terminar');
  await page.getByRole('link', { name: 'Inés Duarte', exact: true }).click();
  await act(page, 'Dar una función', 'La pidió por teléfono', 'Dar la función', ['Función', 'Video, beta']);
  await expect(page.getByText('Le dio a Inés Duarte la función Video, beta.')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(1);
  await act(page, 'Quitar: Video, beta', 'Fue un error', 'Quitar la función');
  await language('en');
});
