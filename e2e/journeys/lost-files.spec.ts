import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page, type Route } from '@playwright/test';
import { isDeep, SEED } from '@yardsign/server/platform/testing/effort';
import { LATE_PARTS } from '../support/late-parts.ts';
import { enter } from '../support/product.ts';

// The journeys at length, with every file failing at once and with the connection gone, are for the night.
const FILES = /\/assets\/[^/]+\.(?:js|css|json)$/;
const BUILD = join(import.meta.dirname, '../../web/dist/.vite/pages.json');
const MANIFEST = join(import.meta.dirname, '../../web/dist/.vite/manifest.json');

interface Visit {
  path: string;
  /** A field that something is typed into, which nothing must take away. */
  field?: string;
  /** Opens what comes later: each is a button, and what must be seen once it is pressed. */
  open: readonly { button: RegExp; opens: RegExp }[];
}

const ACCOUNT = { button: /^Account of/, opens: /Account of|Account/ };
const VISITS: readonly Visit[] = [
  {
    path: '/profile/basic',
    field: 'About you',
    open: [{ button: /^(?:Replace|Upload): Photo/, opens: /Photo/ }, ACCOUNT],
  },
  { path: '/account', field: 'First name', open: [{ button: /^Sign out everywhere/, opens: /sign out/i }, ACCOUNT] },
  { path: '/shareable-content/graphic/five-checks', open: [{ button: /^Post$/, opens: /./ }] },
];

/** Decides about every file of the program that the page does not wait for itself: those come later. */
async function routeLater(page: Page, path: string, decide: (route: Route) => Promise<void>): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const named = new Set([...html.matchAll(/\bassets\/[\w.-]+/g)].map(([file]) => `/${file}`));
  await page.route(FILES, (route) => {
    const { pathname } = new URL(route.request().url());
    return named.has(pathname) ? route.continue() : decide(route);
  });
}

async function type(page: Page, { field }: Visit): Promise<void> {
  if (field !== undefined) await page.getByLabel(field).first().fill('Typed before');
}

async function expectKept(page: Page, { field }: Visit): Promise<void> {
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (field !== undefined) await expect(page.getByLabel(field).first()).toHaveValue('Typed before');
}

for (const visit of isDeep ? VISITS : VISITS.slice(0, 1)) {
  test(`each file that comes later fails once on ${visit.path}: all of it comes all the same`, async ({ page }) => {
    await enter(page, 'maya');
    const failed = new Set<string>();
    await routeLater(page, visit.path, async (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.fulfill({ status: 503 });
    });
    await page.goto(visit.path);
    await type(page, visit);
    for (const { button, opens } of visit.open) {
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog').filter({ hasText: opens })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expectKept(page, visit);
    expect(failed.size).toBeGreaterThan(3);
  });

  test(`every file that comes later is gone for good on ${visit.path}: the page lives on`, async ({ page }) => {
    await enter(page, 'maya');
    let gone = true;
    await routeLater(page, visit.path, (route) => (gone ? route.abort() : route.continue()));
    await page.goto(visit.path);
    await type(page, visit);
    for (const { button } of visit.open) {
      // A graphic has no field: what was typed elsewhere on the page counts as well.
      if (visit.field === undefined) await page.evaluate(() => document.body.dispatchEvent(new InputEvent('input')));
      await page.getByRole('button', { name: button }).first().click();
      const notice = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' });
      await expect(notice).toBeVisible();
      await expectKept(page, visit);
      gone = false;
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      gone = true;
    }
    await expectKept(page, visit);
  });
}

const testAtLength = isDeep ? test : test.skip;

testAtLength(
  'offline for the first two seconds, a page keeps what is typed and is whole when the connection is back',
  async ({ page, context }) => {
    await enter(page, 'maya');
    for (const visit of VISITS) {
      await page.goto(visit.path, { waitUntil: 'domcontentloaded' });
      await context.setOffline(true);
      await page.waitForTimeout(2000);
      await context.setOffline(false);
      await type(page, visit);
      await page.goto(visit.path);
      await type(page, visit);
      const [first] = visit.open;
      if (first) await expect(page.getByRole('button', { name: first.button }).first()).toBeVisible();
      await context.setOffline(true);
      if (first) await page.getByRole('button', { name: first.button }).first().click();
      await page.waitForTimeout(2000);
      await expectKept(page, visit);
      await context.setOffline(false);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expectKept(page, visit);
    }
  },
);

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
}

interface BuiltPage {
  paths: string[];
  access: string;
  scripts: string[];
}

const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>;
const built = JSON.parse(readFileSync(BUILD, 'utf8')) as BuiltPage[];

/** How many pages lose their code, and how many parts are lost: all of them at night, otherwise a few, others with every seed. */
const PAGES = isDeep ? Number.POSITIVE_INFINITY : 3;
const PARTS = 6;

/** The same list, begun at a place that the seed of the run draws. */
function fromAnyPlace<Item>(items: readonly Item[]): Item[] {
  const first = SEED % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

test('every file that comes later is a page, texts, or in the list of parts', () => {
  const ofPages = new Set(built.map(({ scripts }) => scripts.at(-1)));
  const parts = Object.entries(manifest)
    .filter(([name, { file, isDynamicEntry }]) => isDynamicEntry && !ofPages.has(file) && !name.startsWith('locales/'))
    .map(([name]) => name);
  expect(parts.toSorted()).toEqual(LATE_PARTS.map(({ file }) => file).toSorted());
});

for (const { file, as, isPhone, reach } of isDeep ? LATE_PARTS : fromAnyPlace(LATE_PARTS).slice(0, PARTS))
  test(`a part that is gone leaves its page alive: ${file}`, async ({ page }) => {
    if (as !== null) await enter(page, as);
    await page.setViewportSize(isPhone ? { width: 375, height: 700 } : { width: 1280, height: 900 });
    let asked = 0;
    await page.route(`**/${manifest[file]?.file}`, (route) => {
      asked += 1;
      return route.abort();
    });
    await reach(page);
    await expect.poll(() => asked).toBeGreaterThan(0);
    // A part that is all of a page says there what is missing.
    const missing = page.getByText('This part could not be loaded.');
    await expect(page.getByRole('heading', { level: 1 }).or(missing).first()).toBeVisible();
  });

test('the code of any page is gone for good: it is asked for once more by a reload, then the page says so under its menus', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const pages = built.filter(({ access, paths }) => access === 'member' && !paths[0]?.includes('$'));
  await enter(page, 'ada');
  const seen = new Set<string>();
  let lived = 0;
  for (const { paths, scripts } of fromAnyPlace(pages)) {
    const [path = '/', own = ''] = [paths[0], scripts.at(-1)];
    if (seen.has(own) || lived === PAGES) continue;
    seen.add(own);
    let asked = 0;
    await page.route(`**/${own}`, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto(path);
    // A page that the guards keep this account from leads elsewhere.
    await expect(page.getByRole('heading', { level: 1 }).first(), own).toBeVisible();
    if (new URL(page.url()).pathname !== path) {
      await page.unroute(`**/${own}`);
      continue;
    }
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded.' }), own).toBeVisible();
    // A page without menus has its footer.
    await expect(page.getByRole('navigation').or(page.getByRole('contentinfo')).first(), own).toBeVisible();
    expect(asked, own).toBe(2);
    await page.unroute(`**/${own}`);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be loaded.' }), own).toHaveCount(0);
    lived += 1;
  }
  expect(lived).toBeGreaterThan(2);
});

test('the texts of every page are gone for good: the page says so in words of its own', async ({ page }) => {
  let asked = 0;
  await page.route(/\/texts-en-[\w-]+\.js$/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/login');
  // The page reloads itself once; the files must not come back before that.
  await expect.poll(() => asked).toBe(2);
  await expect(page.getByRole('heading', { name: 'Yardsign could not be loaded.' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Username or email')).toBeVisible();
});

test('the program itself is gone, or scripts are off: the page says so', async ({ page }) => {
  await page.route(/\/assets\/index-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Yardsign could not be loaded.' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Username or email')).toBeVisible();

  // A browser without scripts reads this; one whose scripts a test switches off does not.
  const html = await (await page.request.get('/login')).text();
  expect(html).toMatch(/<noscript>[^]*Yardsign needs JavaScript[^]*Yardsign necesita JavaScript[^]*<\/noscript>/);
});

test('an account that is held reaches its one page, however its address is written', async ({ page }) => {
  for (const [username, path] of [
    ['pat', '/subscription'],
    ['lim', '/access-restricted'],
    ['ivan', '/reactivate'],
  ] as const) {
    await enter(page, username);
    for (const written of [`${path}/`, `${path}//`, path.toUpperCase()]) {
      await page.goto(written);
      await expect(page.getByRole('heading', { level: 1 }), written).toBeVisible();
      expect(new URL(page.url()).pathname.toLowerCase(), written).toContain(path);
    }
  }
});

test('a session that ended elsewhere is told of on a full load', async ({ page }) => {
  await enter(page, 'oscar');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/dashboard');
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
});
