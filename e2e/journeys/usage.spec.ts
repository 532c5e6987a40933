import { expect, test } from '@playwright/test';
import { enter, signIn } from '../support/product.ts';

interface Told {
  event: string;
  eventData: { name: string };
}

test('what a member opens and does is told with the fields of the documents, and nobody minds when it cannot be', async ({
  page,
}) => {
  const told: Told[] = [];
  await page.route('**/api/track?action=track', async (route) => {
    told.push(route.request().postDataJSON() as Told);
    await route.abort();
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const events = () => told.map(({ event, eventData }) => `${event} ${eventData.name}`);
  await signIn(page, 'maya');
  await expect.poll(() => told.map(({ event }) => event.replace(/^.*:/, ''))).toContain('login');
  await page.goto('/shareable-content');
  await expect.poll(events).toContain('page:view /shareable-content');
  await page.getByRole('searchbox').first().fill('earnest');
  await expect.poll(events).toContain('shareable-content:search /shareable-content');
  await page.goto('/shareable-content/graphic/five-checks');
  await expect.poll(events).toContain('page:view /shareable-content/graphic/$slug');
  const view = told.at(-1);
  expect(Object.keys(view ?? {}).toSorted()).toEqual(
    ['event', 'user', 'subscription', 'content', 'userAgent', 'eventData', 'platform'].toSorted(),
  );
  expect(errors).toEqual([]);
});

test('what staff does is not told', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/track') told.push(request.url());
  });
  await enter(page, 'cora');
  await page.goto('/admin/usage');
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What was viewed is told before the next page, if at all.
  await page.goto('/my-perks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(told).toEqual([]);
});
