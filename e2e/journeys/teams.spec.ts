import { expect, test, type Page } from '@playwright/test';
import { letterTo } from '../support/mailbox.ts';
import { PASSWORD, enter, seriousFindings } from '../support/product.ts';

const OSCAR = 'oscar@demo.yardsign.test';

async function openTeam(page: Page): Promise<void> {
  await page.goto('/team-management');
  await expect(page.getByRole('heading', { level: 1, name: 'My Team' })).toBeVisible();
}

test('an owner views as a member and goes back, and the member can read it', async ({ page, browser, baseURL }) => {
  await enter(page, 'oscar');
  await openTeam(page);
  await page.getByRole('button', { name: 'View as Theo Park' }).click();

  const modal = page.getByRole('dialog');
  await expect(modal.getByText('You are currently viewing Yardsign as a Team Member', { exact: true })).toBeVisible();
  await expect(modal.getByText('Theo Park', { exact: true })).toBeVisible();
  await expect(modal.getByText('theo@demo.yardsign.test', { exact: true })).toBeVisible();
  await expect(modal.getByRole('button', { name: `Switch back to ${OSCAR}` })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await modal.getByRole('button', { name: 'Close' }).last().click();
  await expect(modal).toBeHidden();

  const banner = page.getByRole('region', { name: 'Viewing as someone else' });
  await expect(banner).toContainText('Viewing as Theo Park');
  await expect(banner).toContainText(/ends in (59|60) min/);
  await page.goto('/privacy');
  await expect(banner).toContainText('Viewing as Theo Park');

  await page.goto('/profile/basic');
  // The banner stays; what was told at the beginning is not told again.
  await expect(banner).toBeVisible();
  await expect(modal).toBeHidden();
  await page.getByLabel('City').fill('Tacoma');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();

  await page.reload();
  await banner.getByRole('button', { name: 'Switch back' }).click();
  await expect(page.getByText(`Great! You're logged in with ${OSCAR}`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/team-management/);
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My Team' })).toBeVisible();
  await expect(page.getByText('Great!')).toBeHidden();

  const theirs = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const theo = await theirs.newPage();
  await enter(theo, 'theo');
  const answer = await theo.request.get('/api/app/v1/impersonation/history', {
    headers: { 'x-client-app': 'members-web' },
  });
  expect(((await answer.json()) as { items: unknown[] }).items[0]).toMatchObject({
    byName: 'Oscar Grant',
    mode: 'team',
    acts: [{ method: 'POST', route: '/api/profile/v1/:memberId/:feature', status: 200 }],
  });
  await theirs.close();
});

test('when the hour is over the owner is back in their own account by itself', async ({ page }) => {
  await enter(page, 'oscar');
  await openTeam(page);
  await page.getByRole('button', { name: 'View as Tina Reyes' }).click();
  await expect(page.getByRole('region', { name: 'Viewing as someone else' })).toContainText('Tina Reyes');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.request.post('/sandbox/_clock', { data: { advanceMs: 61 * 60_000 } });
  await page.goto('/shareable-content');
  await expect(page.getByText(`The hour is over. You're logged in with ${OSCAR}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Viewing as someone else' })).toBeHidden();
});

test('people are invited by mail, and one joins with a new account in three fields', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, 'oscar');
  await openTeam(page);
  await page.getByRole('button', { name: 'Invite people' }).first().click();
  const dialog = page.getByRole('dialog');
  const addresses = dialog.getByLabel('Email addresses');
  await addresses.fill('Ana Lopez <ana.lopez@example.com>\nnonsense');
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await expect(dialog.getByText('This does not look like an email address: nonsense')).toBeVisible();
  await expect(addresses).toHaveValue(/ana\.lopez/);
  await addresses.fill('Ana Lopez <ana.lopez@example.com>, theo@demo.yardsign.test');
  await dialog.getByRole('radio', { name: 'Español' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(dialog.getByText('theo@demo.yardsign.test is on the team already.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('ana.lopez@example.com')).toBeVisible();

  const letter = await letterTo(page.request, 'ana.lopez@example.com', /Te invitan a un equipo/);
  const link = /https?:\/\/\S+\/join-team\?\S+/.exec(letter.text)?.[0] ?? '';
  const theirs = await browser.newContext({ locale: 'es-US', ...(baseURL !== undefined && { baseURL }) });
  const ana = await theirs.newPage();
  await ana.goto(new URL(link).pathname + new URL(link).search);
  await expect(ana.getByRole('heading', { level: 1 })).toContainText('Únete al equipo de Northgate Property Group');
  expect(ana.url()).not.toContain('h=');
  await expect(ana.getByLabel('Nombre')).toHaveValue('Ana');
  await ana.getByLabel('Contraseña', { exact: true }).fill('corta');
  await ana.getByRole('button', { name: 'Crear cuenta y unirme' }).click();
  await expect(ana.getByText('Al menos 8 caracteres.', { exact: true })).toBeVisible();
  expect(await seriousFindings(ana)).toEqual([]);
  await ana.getByLabel('Contraseña', { exact: true }).fill('buzon azul junto al roble');
  await ana.getByRole('button', { name: 'Crear cuenta y unirme' }).click();
  await expect(ana).toHaveURL(/setup-my-profile|dashboard/);

  await ana.goto('/profile/basic');
  await theirs.close();
  await page.reload();
  await expect(page.getByText('Ana Lopez', { exact: true }).first()).toBeVisible();
});

test('an existing account signs in and accepts', async ({ page, browser, baseURL }) => {
  await enter(page, 'oscar');
  await page.request.post('/api/app/v1/team/invites', {
    headers: { 'x-client-app': 'members-web' },
    data: { people: [{ email: 'sam@demo.yardsign.test' }], language: 'en' },
  });
  const letter = await letterTo(page.request, 'sam@demo.yardsign.test', /invited to a team/);
  const link = new URL(/https?:\/\/\S+\/join-team\?\S+/.exec(letter.text)?.[0] ?? '');
  const theirs = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const sam = await theirs.newPage();
  await sam.goto(link.pathname + link.search);
  await expect(sam.getByText('This address has 2 accounts.', { exact: false })).toBeVisible();
  await sam.getByRole('link', { name: 'Log in to join' }).click();
  await sam.getByLabel('Username or email').fill('sam.homes');
  await sam.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sam.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(sam).toHaveURL(/\/join-team/);
  await sam.getByRole('button', { name: 'Join as Sam Rivera' }).click();
  await expect(sam).toHaveURL(/\/dashboard/);
  await theirs.close();
  await openTeam(page);
  await page.getByRole('button', { name: 'More for Sam Rivera' }).click();
  await page.getByRole('menuitem', { name: 'Remove from team' }).click();
  await expect(page.getByRole('dialog').getByText('Remove Sam Rivera from the team?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Sam Rivera is no longer on the team.')).toBeVisible();
});

test('a lock shows at the member’s profile with its source, in both languages', async ({ page, browser, baseURL }) => {
  await enter(page, 'oscar');
  await openTeam(page);
  await page.getByRole('button', { name: 'Lock: Website' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Website').fill('not a site');
  await dialog.getByRole('button', { name: 'Lock for everyone' }).click();
  await expect(dialog.getByText('This does not look like a website', { exact: false })).toBeVisible();
  await dialog.getByLabel('Website').fill('northgate.example');
  await dialog.getByRole('button', { name: 'Lock for everyone' }).click();
  await expect(page.getByText('Locked for the team: Website')).toBeVisible();
  await expect(page.getByText('northgate.example')).toBeVisible();

  const theirs = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const theo = await theirs.newPage();
  await enter(theo, 'theo');
  await theo.goto('/profile/basic');
  await expect(theo.getByLabel('Website')).toHaveValue('northgate.example');
  await expect(theo.getByLabel('Website')).not.toBeEditable();
  await expect(theo.getByText('Set by Oscar Grant · Northgate Property Group').first()).toBeVisible();
  await theo.request.put('/api/app/v1/session/language', {
    headers: { 'x-client-app': 'members-web' },
    data: { language: 'es' },
  });
  await theo.reload();
  await expect(theo.getByText('Lo definió Oscar Grant · Northgate Property Group').first()).toBeVisible();
  await theo.request.put('/api/app/v1/session/language', {
    headers: { 'x-client-app': 'members-web' },
    data: { language: 'en' },
  });
  await theirs.close();

  await page.getByRole('button', { name: 'Unlock: Website' }).click();
  await expect(page.getByText('Members can change it again: Website')).toBeVisible();
});

test('an owner locks the license line in both languages, and a member finds it set', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, 'oscar');
  await openTeam(page);
  // The English line has been locked since the team began.
  const spanish = 'License line on Spanish pieces';
  await page.getByRole('button', { name: `Lock: ${spanish}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(spanish).fill('Licencia de WA 22015.');
  await dialog.getByRole('button', { name: 'Lock for everyone' }).click();
  await expect(page.getByText(`Locked for the team: ${spanish}`)).toBeVisible();

  const theirs = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const theo = await theirs.newPage();
  await enter(theo, 'theo');
  await theo.goto('/profile/basic');
  for (const [label, value] of [
    ['License line', 'WA License 22015.'],
    [spanish, 'Licencia de WA 22015.'],
  ] as const) {
    await expect(theo.getByLabel(label, { exact: true })).toHaveValue(value);
    await expect(theo.getByLabel(label, { exact: true })).not.toBeEditable();
  }
  await theirs.close();
  await page.getByRole('button', { name: `Unlock: ${spanish}` }).click();
  await expect(page.getByText(`Members can change it again: ${spanish}`)).toBeVisible();
});

test('a member leaves the team by themselves: asked once, told what ends, and the owner gets a mail', async ({
  page,
}) => {
  const headers = { 'x-client-app': 'members-web' };
  await enter(page, 'oscar');
  const people = [{ email: 'lea.frost@example.test' }];
  await page.request.post('/api/app/v1/team/invites', { headers, data: { people, language: 'en' } });
  const letter = await letterTo(page.request, 'lea.frost@example.test', /invited to a team/);
  const link = new URLSearchParams(/join-team\?(\S+)/.exec(letter.text)?.[1]);
  await page.request.post('/api/app/v1/logout', { headers });
  const joined = await page.request.post('/api/app/v1/join-team/create', {
    headers,
    data: {
      id: link.get('id'),
      h: link.get('h'),
      first_name: 'Lea',
      last_name: 'Frost',
      password: 'lantern-on-the-gate-9',
      language: 'en',
    },
  });
  expect(joined.ok()).toBe(true);

  await page.goto('/account#team');
  await expect(page.getByText('You are on the team of Northgate Property Group, led by Oscar Grant.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave the team of Northgate Property Group?' });
  await expect(dialog).toContainText('posts that are scheduled wait for a plan');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Leave the team' }).click();
  await dialog.getByRole('button', { name: 'Leave the team' }).click();
  await expect(page.getByText('You have left the team of Northgate Property Group.')).toBeVisible();
  // Without the plan of the team the account is a free one.
  await expect(page).toHaveURL(/\/reactivate/);
  expect(await seriousFindings(page)).toEqual([]);
  const told = await letterTo(page.request, OSCAR, /^Lea Frost has left your team$/);
  expect(told.text).toContain('Their seat is free from now on.');
});
