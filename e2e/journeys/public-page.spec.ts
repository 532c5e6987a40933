import { expect, test } from '@playwright/test';
import { letterTo } from '../support/mailbox.ts';
import { enter } from '../support/product.ts';

const ARTICLE = '/api/content/v1/content/slug-earnest-money-explained';

test('a client reads an article on a phone without script, and has the member at hand', async ({ page, browser }) => {
  await enter(page, 'maya');
  const answer = await page.request.get(ARTICLE, { headers: { 'x-client-app': 'members-web' } });
  const { data } = (await answer.json()) as { data: { public_url: string } };
  const client = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } });
  const theirs = await client.newPage();
  const refused: string[] = [];
  const pictures: string[] = [];
  theirs.on('console', (message) => refused.push(message.text()));
  theirs.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    if (response.request().resourceType() === 'image') pictures.push(new URL(response.url()).pathname);
  });
  const { pathname } = new URL(data.public_url);
  await theirs.goto(data.public_url);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Earnest money, explained in nine questions');
  await expect(theirs.getByRole('banner')).toContainText('Maya Alvarez');
  const bar = theirs.getByRole('navigation', { name: 'Contact Maya Alvarez' });
  // Whatever her number is by now: other journeys change it.
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+1512555\d{4}$/);
  await expect(bar.getByRole('link', { name: 'Text' })).toHaveAttribute('href', /^sms:\+1512555\d{4}$/);
  await expect(theirs.getByRole('complementary', { name: 'Contact Maya Alvarez' })).toHaveCount(2);

  // The bar covers neither what one comes to nor the end of the page, and nothing is wider than the phone.
  const send = theirs.getByRole('button', { name: 'Send' });
  await send.focus();
  const [asked, top] = [await send.boundingBox(), await bar.boundingBox()];
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  await theirs.keyboard.press('End');
  const foot = theirs.getByRole('contentinfo');
  await expect(async () => {
    const end = await foot.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  }).toPass();
  expect((await theirs.locator('html').boundingBox())?.width).toBe(375);

  await theirs.getByRole('link', { name: 'Leer en español' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/El depósito de buena fe/);
  await expect(theirs.locator('html')).toHaveAttribute('lang', 'es');
  const code = pathname.split('/')[2];
  expect(pictures).toEqual(expect.arrayContaining([`/p/${code}/brand/photo`, `/p/${code}/brand/logo`]));
  expect(refused).toEqual([]);
  await client.close();
});

test('a visitor without script writes to a member, who gets a mail, answers and is done', async ({ page, browser }) => {
  await enter(page, 'lena');
  await page.goto('/my-blog');
  const home = await page.getByRole('link', { name: 'Open' }).first().getAttribute('href');
  const client = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } });
  const theirs = await client.newPage();
  await theirs.goto(home ?? '');
  await theirs.locator('.entry h2 a').first().click();
  await theirs.getByLabel('Your name').fill('Ana López');
  await theirs.getByLabel('Email address').fill('ana@home');
  await theirs.getByLabel('Your question').fill('Is Sunday possible?\nAfter ten, if so.');
  await theirs.getByRole('checkbox').check();
  await theirs.getByRole('button', { name: 'Send' }).click();
  await expect(theirs.getByRole('alert')).toContainText('Nothing was sent yet');
  await expect(theirs.getByLabel('Your question')).toHaveValue('Is Sunday possible?\nAfter ten, if so.');
  await theirs.getByLabel('Email address').fill('ana@home.example');
  await theirs.getByRole('button', { name: 'Send' }).click();
  await expect(theirs.getByRole('status')).toContainText('has your message');
  await client.close();

  const letter = await letterTo(page.request, 'lena@demo.yardsign.test', /Ana López wrote to you/);
  expect(letter.text).toContain('Is Sunday possible?');
  await page.goto('/my-blog');
  const lead = page.getByRole('listitem').filter({ hasText: 'Ana López' });
  await expect(lead.getByRole('link', { name: 'ana@home.example' })).toHaveAttribute(
    'href',
    /^mailto:ana@home\.example/,
  );
  await lead.getByRole('button', { name: /Mark as answered/ }).click();
  await expect(lead.getByText('Answered', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Ana López' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No one has written yet')).toBeVisible();
});
