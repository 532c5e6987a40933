import { expect, test, type Browser, type Page } from '@playwright/test';
import { letterTo, linkIn } from '../support/mailbox.ts';
import { billNow, enterCard, ownId, TEST_CARDS } from '../support/merchant.ts';
import { enter, PASSWORD } from '../support/product.ts';

interface NewPerson {
  first: string;
  last: string;
  email: string;
}

/** Signs up by a link as a person does, as far as the step in which a plan is chosen. */
async function signUp(page: Page, link: string, { first, last, email }: NewPerson): Promise<void> {
  await page.goto(link);
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
  await page.goto(linkIn(await letterTo(page.request, email, /^Finish signing up$/), '/completeSignup'));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Or begin with a plan' })).toBeVisible();
}

async function startExpert(page: Page, { price, card = TEST_CARDS.good }: { price: string; card?: string }) {
  await page.getByRole('radio', { name: /Expert/ }).check();
  await enterCard(page, card);
  await page.getByRole('button', { name: `Start for ${price}` }).click();
  await expect(page).toHaveURL(/\/setup-my-profile/);
}

async function replaceCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Replace the card' }).click();
  await enterCard(page, number);
  await page.getByRole('button', { name: 'Save this card' }).click();
  await expect(page.getByText('Your new card is saved.')).toBeVisible();
}

test('a link with a coupon makes the first bill smaller, and a renewal that fails takes nothing away', async ({
  page,
}) => {
  const person = { first: 'Inga', last: 'Sole', email: 'inga.sole@example.test' };
  await signUp(page, '/signup?coupon=welcome20', person);
  await expect(page.getByLabel(/^Coupon/)).toHaveValue('WELCOME20');
  await startExpert(page, { price: '$55.20' });

  await page.goto('/billing');
  await replaceCard(page, TEST_CARDS.withoutFunds);
  await billNow(page.request, await ownId(page));
  const mail = await letterTo(page.request, person.email, /^Your card was refused$/);
  expect(mail.text).toContain('Nothing of yours is lost');
  await page.reload();
  await expect(page.getByText('$55.20 is past due')).toBeVisible();
  await replaceCard(page, TEST_CARDS.good);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Paid. Thank you.')).toBeVisible();
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'Expert · Monthly' })).toBeVisible();
  await expect(page.getByText(/Renews on .* for \$55\.20/)).toBeVisible();
});

/** What a new browser sees. */
async function stranger(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return context.newPage();
}

test('a member earns a free month by the second payment of a colleague, whose coupon offers itself', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, 'maya');
  await page.goto('/my-perks/referral');
  const field = page.getByLabel('Referral link');
  await expect(field).toHaveValue(/\/signup\?ref=/);
  const link = await field.inputValue();
  const colleague = await stranger(browser, baseURL);
  const person = { first: 'Fay', last: 'Orland', email: 'fay.orland@example.test' };
  await signUp(colleague, link.replace(/^https?:\/\/[^/]+/, ''), person);
  await expect(colleague.getByLabel(/^Coupon/)).toHaveValue('FRIEND50');
  await startExpert(colleague, { price: '$34.50', card: TEST_CARDS.another });
  await billNow(colleague.request, await ownId(colleague));
  await letterTo(page.request, person.email, /renew/i);
  await page.reload();
  await expect(page.getByText('Month earned')).toBeVisible();
  await colleague.context().close();
});

test('who is paused resumes, has everything at once, and pauses again', async ({ page }) => {
  await enter(page, 'pat');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/subscription$/);
  await page.getByRole('button', { name: 'Resume now' }).click();
  await expect(page.getByText(/Renews on .* for \$99\.00/)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const pause = page.getByRole('dialog', { name: 'Pause your subscription' });
  await pause.getByRole('radio', { name: '3 months' }).check();
  await pause.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('Pause ahead')).toBeVisible();
  await billNow(page.request, await ownId(page));
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Resume now' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('an owner buys seats for the team, and gives them back', async ({ page }) => {
  await enter(page, 'oscar');
  await page.goto('/subscription');
  const seats = page.getByLabel('Seats that you buy');
  const before = await seats.inputValue();
  const change = async (to: string) => {
    await seats.fill(to);
    await page.getByRole('button', { name: 'Change seats' }).click();
    await expect(page.getByText('Your seats are changed.')).toBeVisible();
    await page.reload();
    await expect(seats).toHaveValue(to);
  };
  await change(String(Number(before) + 2));
  await change(before);
});

test('an admin gives a part of an invoice back, and the log says why', async ({ page }) => {
  await enter(page, 'ada');
  await page.goto('/admin?query=maya');
  await page.getByRole('link', { name: /Maya/ }).first().click();
  await page
    .getByRole('button', { name: /^Refund invoice/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('5');
  await dialog.getByLabel('Reason').fill('Charged twice by mistake');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/admin/audit?action=billing.refunded');
  await expect(page.getByText('Charged twice by mistake').first()).toBeVisible();
});
