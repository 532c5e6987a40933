import { expect, test, type Page } from '@playwright/test';
import { letterTo, linkIn } from '../support/mailbox.ts';
import { enter } from '../support/product.ts';

const NINA = { first: 'Nina', last: 'Okafor', email: 'nina@example.test', password: 'porches face south' };
const NEW_ADDRESS = 'nina.okafor@example.test';

async function logIn(page: Page, name: string, password: string) {
  await page.goto('/login');
  await page.getByLabel(/Username or email|Usuario o correo/).fill(name);
  await page.getByLabel(/^(Password|Contraseña)$/).fill(password);
  await page.getByRole('button', { name: /^(Log in|Iniciar sesión)$/ }).click();
}

/** A page that was opened from a mail keeps nothing of the link in its address. */
const barePath = (path: string) => (url: URL) => url.pathname === path && url.search === '';

test.describe.serial('an account from its beginning to its end, by mail', () => {
  test('somebody signs up, proves their address, starts the trial and sets up their profile', async ({ page }) => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Enter your first name.')).toBeVisible();
    await page.getByLabel('First name').fill(NINA.first);
    await page.getByLabel('Last name').fill(NINA.last);
    await page.getByLabel('Email', { exact: true }).fill('nina');
    await page.getByLabel('Password', { exact: true }).fill('password123');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('This does not look like an email address.')).toBeVisible();
    await expect(page.getByText('This is one of the passwords that are guessed first.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue(NINA.first);
    await page.getByLabel('Email', { exact: true }).fill(NINA.email);
    await page.getByLabel('Password', { exact: true }).fill(NINA.password);
    await expect(page.getByText('Good password')).toBeVisible();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();

    const letter = await letterTo(page.request, NINA.email, /^Finish signing up$/);
    await page.goto(linkIn(letter, '/completeSignup'));
    await expect(page.getByRole('heading', { name: 'Welcome, Nina Okafor' })).toBeVisible();
    await expect(page).toHaveURL(barePath('/completeSignup'));
    await page.getByRole('button', { name: 'Go on', exact: true }).click();
    // The password of the form counts, because it is the same browser.
    await page.getByRole('button', { name: 'Start my 14 days' }).click();
    await expect(page).toHaveURL(/\/setup-my-profile/);
  });

  test('the address changes once the mail to the new one is opened', async ({ page }) => {
    await logIn(page, 'nina.okafor', NINA.password);
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto('/account');
    const card = page.locator('#email');
    await card.getByLabel('New email address').fill(NEW_ADDRESS);
    await card.getByLabel('Your password').fill('not it');
    await card.getByRole('button', { name: 'Send confirmation' }).click();
    await expect(card.getByText('That is not your password.')).toBeVisible();
    await expect(card.getByLabel('New email address')).toHaveValue(NEW_ADDRESS);
    await card.getByLabel('Your password').fill(NINA.password);
    await card.getByRole('button', { name: 'Send confirmation' }).click();
    await expect(card.getByText(`We sent a link to ${NEW_ADDRESS}.`)).toBeVisible();

    const letter = await letterTo(page.request, NEW_ADDRESS, /^Confirm your new email address$/);
    await page.goto(linkIn(letter, '/account'));
    await expect(page.getByText(`Your address is now ${NEW_ADDRESS}.`)).toBeVisible();
    await expect(page).toHaveURL(barePath('/account'));
    await letterTo(page.request, NINA.email, /^The address of your account was changed$/);
    await page.goto(linkIn(letter, '/account'));
    await expect(page.getByText('Something went wrong when attempting to confirm validation.')).toBeVisible();
  });

  test('a forgotten password is replaced by mail, and other devices are signed out', async ({
    page,
    browser,
    baseURL,
  }) => {
    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await elsewhere.newPage();
    await logIn(other, 'nina.okafor', NINA.password);
    await expect(other).not.toHaveURL(/\/login/);

    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(NEW_ADDRESS);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText(`If there is an account under ${NEW_ADDRESS}`)).toBeVisible();
    const letter = await letterTo(page.request, NEW_ADDRESS, /^Choose a new password$/);
    await page.goto(linkIn(letter, '/reset-password'));
    await expect(page.getByText('For the account nina.okafor of Nina Okafor.')).toBeVisible();
    await expect(page).toHaveURL(barePath('/reset-password'));
    await page.reload();
    await expect(page.getByText('For the account nina.okafor of Nina Okafor.')).toBeVisible();
    await expect(page).toHaveURL(barePath('/reset-password'));
    await page.getByLabel('New password', { exact: true }).fill('porches face north');
    await page.getByLabel('New password again').fill('porches face nort');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByText('The two are not the same.')).toBeVisible();
    await page.getByLabel('New password again').fill('porches face north');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Your new password is saved. Log in with it.')).toBeVisible();

    await other.goto('/account');
    await expect(other).toHaveURL(/\/login/);
    await elsewhere.close();
    await logIn(page, 'nina.okafor', 'porches face north');
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto(linkIn(letter, '/reset-password'));
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  test('deleting takes a mail and a button, and signing in within a week brings the account back', async ({ page }) => {
    await logIn(page, 'nina.okafor', 'porches face north');
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto('/account#delete');
    await page.locator('#delete').getByRole('button', { name: 'Mail me the link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mail me the link' }).click();
    await expect(page.getByText(`The link is on its way to ${NEW_ADDRESS}.`)).toBeVisible();
    const letter = await letterTo(page.request, NEW_ADDRESS, /^Delete your account\?$/);
    await page.goto(linkIn(letter, '/confirm-delete'));
    await expect(page.getByText('Your profile, your brand, your photo and logos')).toBeVisible();
    await expect(page).toHaveURL(barePath('/confirm-delete'));
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
    await letterTo(page.request, NEW_ADDRESS, /^Your account will be deleted$/);
    await page.goto('/account');
    await expect(page).toHaveURL(/\/login/);

    await logIn(page, 'nina.okafor', 'porches face north');
    await expect(page.getByRole('heading', { name: 'This account is about to be deleted' })).toBeVisible();
    await page.getByRole('button', { name: 'Let it be deleted' }).click();
    await expect(page.getByLabel('Username or email')).toBeVisible();
    await logIn(page, 'nina.okafor', 'porches face north');
    await page.getByRole('button', { name: 'Keep my account and log in' }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await letterTo(page.request, NEW_ADDRESS, /^Your account is back$/);
  });
});

test('en español, con el correo en español', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'es-MX' });
  const page = await context.newPage();
  await page.goto('/signup');
  await page.getByLabel('Nombre', { exact: true }).fill('Julián');
  await page.getByLabel('Apellido').fill('Ríos');
  await page.getByLabel('Correo electrónico').fill('julian@example.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('los porches dan al sur');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  const letter = await letterTo(page.request, 'julian@example.test', /^Termina tu registro$/);
  expect(letter.text).toContain('Hola, Julián');

  // In another browser the password of the form does not count: whoever proves the address chooses it.
  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'es-MX' });
  const other = await elsewhere.newPage();
  await other.goto(linkIn(letter, '/completeSignup'));
  await other.getByRole('button', { name: 'Continuar' }).click();
  await expect(other.getByRole('heading', { name: 'Elige una contraseña' })).toBeVisible();
  await other.getByLabel('Contraseña', { exact: true }).fill('los porches dan al norte');
  await other.getByLabel('Repite la contraseña nueva').fill('los porches dan al norte');
  await other.getByRole('button', { name: 'Continuar' }).click();
  await other.getByRole('button', { name: 'Empezar mis 14 días' }).click();
  await expect(other).toHaveURL(/\/setup-my-profile/);

  await page.goto('/forgot-password');
  await page.getByLabel('Correo electrónico').fill('julian@example.test');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  const reset = await letterTo(page.request, 'julian@example.test', /^Elige una contraseña nueva$/);
  await page.goto(linkIn(reset, '/reset-password'));
  await expect(page.getByText('Para la cuenta julian.rios de Julián Ríos.')).toBeVisible();
  await elsewhere.close();
  await context.close();
});

test('a free account starts the trial it never had on the page where it is held, even at the second try', async ({
  page,
}) => {
  const password = 'windows face west';
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Hana');
  await page.getByLabel('Last name').fill('Weir');
  await page.getByLabel('Email', { exact: true }).fill('hana@example.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  const letter = await letterTo(page.request, 'hana@example.test', /^Finish signing up$/);
  await page.goto(linkIn(letter, '/completeSignup'));
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await page.getByRole('button', { name: 'Go on without a trial' }).click();
  await expect(page).toHaveURL(/\/reactivate$/);

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/reactivate$/);
  const start = page.getByRole('button', { name: 'Start my 14 days' });
  await page.route('**/trial/industries/1', (route) => route.abort());
  await start.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(start).toBeEnabled();
  await page.unroute('**/trial/industries/1');
  await start.click();
  await expect(page).toHaveURL(/\/setup-my-profile/);
  await page.goto('/reactivate');
  await expect(page).toHaveURL(/\/setup-my-profile/);
});

test('an address with a part of the account page opens at that part', async ({ page }) => {
  await enter(page, 'maya');
  await page.goto('/account#password');
  const top = async () => (await page.locator('#password').boundingBox())?.y ?? -1;
  await expect.poll(async () => Math.abs((await top()) - 100)).toBeLessThan(30);
});
