import { expect, test, type Page } from '@playwright/test';
import { addToPhone, codeOnPhone } from '../support/authenticator.ts';
import { letterTo } from '../support/mailbox.ts';
import { enter, moveClock, PASSWORD, seriousFindings, signIn } from '../support/product.ts';

const HALF_A_MINUTE = 30_000;

async function chooseAt(page: Page, provider: 'Google' | 'Apple', person: RegExp): Promise<void> {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await expect(page.getByText(`this stands in for ${provider}`)).toBeVisible();
  await page.getByRole('button', { name: person }).click();
}

async function openLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
}

async function leave(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
}

test('somebody whose Google account is connected is in with two clicks, where they wanted to go', async ({ page }) => {
  await page.goto('/integrations');
  await expect(page).toHaveURL(/\/login\?redirectFrom=/);
  await chooseAt(page, 'Google', /Tina Reyes/);
  await expect(page).toHaveURL(/\/integrations$/);
});

test('Apple the first time asks for the password of the account once, and never again', async ({ page }) => {
  await openLogin(page);
  await chooseAt(page, 'Apple', /Oscar Grant/);
  await expect(page.getByRole('heading', { name: 'You have an account already' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill('not-it');
  await page.getByRole('button', { name: 'Connect and log in' }).click();
  await expect(page.getByText('Invalid Login', { exact: true })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Connect and log in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await leave(page);
  await chooseAt(page, 'Apple', /Oscar Grant/);
  await expect(page).toHaveURL(/\/dashboard$/);
  await letterTo(page.request, 'oscar@demo.yardsign.test', /^A new way to sign in to your account$/);
});

test('who says no at Google, or is unknown here, is told so in words and can go on', async ({ page }) => {
  await openLogin(page);
  await chooseAt(page, 'Google', /Cancel/);
  await expect(page.getByText('Google Authentication Failed')).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await chooseAt(page, 'Google', /Nadia Newman/);
  await expect(page.getByRole('heading', { name: 'No account uses this address' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(/nadia/);
});

test('a mailed link opens the account after a button was pressed, and only once', async ({ page }) => {
  await openLogin(page);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByLabel('Email', { exact: true }).fill('tina@demo.yardsign.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Look into your mailbox')).toBeVisible();
  const letter = await letterTo(page.request, 'tina@demo.yardsign.test', /^Your link to log in$/);
  const link = /https?:\/\/\S+\/login\?ticket=\S+/.exec(letter.text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Log in as Tina Reyes' })).toBeVisible();
  // What opens the account does not stay in the address bar.
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'Log in as Tina Reyes' }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await leave(page);
  await page.goto(link);
  await expect(page.getByText('This link no longer works')).toBeVisible();
});

test('two-factor sign-in: set up with the phone, asked for at the door, and a recovery code without it', async ({
  page,
}) => {
  await enter(page, 'lena');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await addToPhone(page, 'lena', (await dialog.locator('code').textContent()) ?? '');
  await dialog.getByLabel('Code from your authenticator app').fill(await codeOnPhone(page, 'lena'));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Keep your recovery codes')).toBeVisible();
  const recovery = await dialog.getByRole('listitem').first().textContent();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByText('Keep the codes first')).toBeVisible();
  await dialog.getByLabel('I have kept these codes').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await leave(page);
  await moveClock(page.request, HALF_A_MINUTE);
  await page.getByLabel('Username or email').fill('lena');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByLabel('Code from your authenticator app').fill('000000');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('That code is not right')).toBeVisible();
  await page.getByLabel('Code from your authenticator app').fill(await codeOnPhone(page, 'lena'));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await leave(page);
  await page.getByLabel('Username or email').fill('lena');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recovery ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/account');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await moveClock(page.request, HALF_A_MINUTE);
  await dialog.getByLabel('Code from your authenticator app').fill(await codeOnPhone(page, 'lena'));
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-factor sign-in is off.')).toBeVisible();
});

test('signing out everywhere ends the other browser at its next step, and this one stays', async ({
  page,
  browser,
}) => {
  await signIn(page, 'theo');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await enter(other, 'theo');
  await page.goto('/account');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  await other.goto('/account');
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});

test('a browser that keeps no cookies is told so, and is not sent round in circles', async ({ page }) => {
  await openLogin(page);
  await page.route('**/api/app/v1/session', (route) => route.fulfill({ json: { session: null } }));
  await page.getByLabel('Username or email').fill('maya');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Invalid login', { exact: true })).toBeVisible();
  await expect(page.getByText('Allow cookies for this site')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
});

test('whoever logs out leaves nothing of theirs in the browser; whose session ended finds what they had begun', async ({
  page,
}) => {
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('yardsign.member.')));
  await enter(page, 'maya');
  await page.goto('/dashboard');
  await page.evaluate(() => localStorage.setItem('yardsign.member.draft.usr_x.cnt_x', '{}'));
  await page.goto('/logout?message=session-expired');
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
  expect(await kept()).toEqual(['yardsign.member.draft.usr_x.cnt_x']);
  await leave(page);
  expect(await kept()).toEqual([]);
});

test('a way in that requires a feature lets nobody in without it, and says so', async ({ page }) => {
  await page.goto('/login?feature=video');
  await page.getByLabel('Username or email').fill('frida');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Invalid access', { exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});
