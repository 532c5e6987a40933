import { expect, test } from '@playwright/test';
import { enter } from '../support/product.ts';

/** The brand is asked for again and again, at the earliest so many milliseconds later: on a slow machine while the page still loads. */
const WATCHED = '/api/app/v1/brand';
const WATCHED_AGAIN_MS = 5000;

test('the dashboard is asked for early, and nothing of it twice', async ({ page }) => {
  await enter(page, 'maya');
  const calls: { url: string; at: number }[] = [];
  const unnamed: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const headers = request.headers();
    if (
      pathname.startsWith('/api/') &&
      request.resourceType() === 'fetch' &&
      ['x-current-page', 'x-client-app', 'x-client-version'].some((name) => headers[name] === undefined)
    )
      unnamed.push(pathname);
    if (/^\/api\/(?:app|content)\//.test(pathname) && !/\/(?:cover|files)/.test(pathname))
      calls.push({ url: pathname + search, at: Date.now() });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
  await page.waitForLoadState('networkidle');
  const asked = calls.map(({ url }) => url);
  // What `page-code.ts` of the dashboard lists must be what the page asks for, or it is fetched for nothing.
  expect(asked.filter((url) => url.startsWith('/api/content/v1/content/?'))).toHaveLength(2);
  expect(asked.filter((url) => url.startsWith('/api/app/v1/posts?'))).toHaveLength(2);
  expect(asked.filter((url) => url.startsWith('/api/app/v1/drafts'))).toHaveLength(1);
  const isWatching = (url: string, waited: number) => url === WATCHED && waited >= WATCHED_AGAIN_MS;
  const twice = calls.filter(({ url, at }, index) => {
    const earlier = calls.slice(0, index).findLast((call) => call.url === url);
    return earlier !== undefined && !isWatching(url, at - earlier.at);
  });
  expect(twice).toEqual([]);
  // The first calls of a page are made before the program is there, and name themselves all the same.
  expect(unnamed).toEqual([]);
});

test('nothing is asked for early that the guards keep somebody from', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  for (const [username, landing] of [
    ['lim', '/access-restricted'],
    ['frida', '/reactivate'],
    ['nora', /\/setup-my-profile/],
  ] as const) {
    await enter(page, username);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(landing);
    // An answer that nobody reads would keep its line busy, and the page would never be idle.
    await page.waitForLoadState('networkidle');
    // The page counts its use when it is left, in the name of whoever opened it.
    await page.goto('about:blank');
  }
  expect(refused).toEqual([]);
});

test('the fonts are asked for before anything is drawn with them', async ({ page }) => {
  await enter(page, 'cora');
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname.replace(/^.*\/(\w+)-.*$/, '$1'));
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/app/v1/session*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/admin/studio', { waitUntil: 'commit' });
  await expect.poll(() => fonts.toSorted()).toEqual(['figtree', 'fraunces']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: 'New piece' })).toBeVisible();
});

test('nothing jumps when what a page shows comes late', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Maya has drafts, posts and a connection, and here a post that was missed: whatever can push something down does.
  await enter(page, 'maya');
  for (const path of ['/dashboard', '/shareable-content/graphic/five-checks', '/integrations', '/terms']) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/(?:content|app)\/v1\/(?!session)/, async (route) => {
      await released;
      await route.continue();
    });
    await page.route(/\/api\/app\/v1\/posts\?.*past/, async (route) => {
      await released;
      const response = await route.fetch();
      const answer = (await response.json()) as { items: object[] };
      const items = answer.items.map((post, at) =>
        at === 0 ? { ...post, state: 'missed', reason: 'window_closed' } : post,
      );
      await route.fulfill({ response, json: { ...answer, items } });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText('Loading').first()).toBeAttached();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    if (path === '/dashboard') await expect(page.getByRole('heading', { name: /needs? you/ })).toBeVisible();
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    // Up to 0.1 is what Web Vitals call good.
    expect(moved, path).toBeLessThan(0.1);
    await page.unrouteAll();
  }
});

/** What a network sends before it waits for an answer: on slow 3G it is there within a second, the connection included. */
const FIRST_FLIGHT = 14_000;

test('a page says in its first packets what it is, before its styles and its program are there', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\//, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('.first')).toContainText('Login');
  await expect(page).toHaveTitle('Login - Yardsign');
  const sent = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(page?.encodedBodySize ?? Infinity);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  expect(sent).toBeLessThan(FIRST_FLIGHT);
  release();
  await expect(page.getByLabel('Username or email')).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('.first')).toHaveCount(0);
});

test('a title changes together with its page, not before', async ({ page }) => {
  await enter(page, 'maya');
  await page.goto('/dashboard');
  await expect(page).toHaveTitle('Dashboard - Yardsign');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/account-page-[\w-]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Account of/ }).click();
  const menu = page.getByRole('navigation', { name: 'Account menu' });
  await menu.locator('a[href="/account"]').click();
  await expect(page).toHaveURL('/account');
  await expect(page).toHaveTitle('Dashboard - Yardsign');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page).toHaveTitle('Account - Yardsign');
});
