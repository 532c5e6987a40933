import { expect, test, type Page } from '@playwright/test';
import { isDeep } from '@yardsign/server/platform/testing/effort';
import { enter, PASSWORD, seriousFindings } from '../support/product.ts';
import { announce, changeSession, withoutFeatures } from '../support/session.ts';

/** Where the rules put the demo accounts that ask for the dashboard, one of each kind. */
const LANDINGS: Record<string, RegExp> = {
  maya: /\/dashboard$/,
  nora: /\/setup-my-profile\?redirectFrom=%2Fdashboard$/,
  ines: /\/completeSignup$/,
  ivan: /\/reactivate$/,
  lim: /\/access-restricted$/,
  pat: /\/subscription$/,
  frida: /\/reactivate$/,
  cora: /\/dashboard$/,
};
/** More accounts of a kind that is in the list above. */
const ALIKE = ['luis', 'oscar', 'tina', 'theo', 'lou', 'lena', 'sam.lending', 'sam.homes', 'ada'];

async function signInHere(page: Page, username: string): Promise<void> {
  await page.getByLabel(/Username or email|Usuario o correo/).fill(username);
  await page.getByLabel(/^(Password|Contraseña)$/).fill(PASSWORD);
  await page.getByRole('button', { name: /^(Log in|Iniciar sesión)$/ }).click();
}

test('each kind of account lands where the rules say, and nobody is stuck there', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const alike = isDeep ? ALIKE.map((username) => [username, /\/dashboard$/] as const) : [];
  for (const [username, landing] of [...Object.entries(LANDINGS), ...alike]) {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    const pageErrors: string[] = [];
    page.on('pageerror', (error) => pageErrors.push(error.message));
    await enter(page, username);
    await page.goto('/dashboard');
    await expect(page, username).toHaveURL(landing);
    await expect(page.getByRole('heading', { level: 1 }), username).toBeVisible();
    expect(pageErrors, username).toEqual([]);
    await context.close();
  }
});

test('a held-back account sees how it stands, whom to ask, and the way out; nothing of the dashboard', async ({
  page,
}) => {
  await enter(page, 'lim');
  const calls: string[] = [];
  await page.goto('/shareable-content');
  await expect(page).toHaveURL(/\/access-restricted$/);
  await expect(page.getByRole('heading', { name: 'Access restricted' })).toBeVisible();
  page.on('request', (request) => calls.push(request.url()));
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Contact support' }).click();
  await expect(page.getByRole('link', { name: /Write to support@/ })).toHaveAttribute('href', /^mailto:/);
  expect(calls.filter((url) => url.includes('/api/')).length).toBeLessThan(10);
  await page.goto('/access-restricted');
  await page.getByRole('main').getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('a deep link keeps its query and its hash over signing in', async ({ page }) => {
  await page.goto('/local?m=1#x');
  await expect(page).toHaveURL(/\/login\?redirectFrom=%2Flocal%3Fm%3D1%23x$/);
  await page.goto('/shareable-content?types=blog&q=offer#content');
  await expect(page).toHaveURL(/\/login\?redirectFrom=/);
  await signInHere(page, 'maya');
  await expect(page).toHaveURL(/\/shareable-content\?types=blog&q=offer#content$/);
});

test('whoever opens a piece while the search still follows their typing is not called back to the list', async ({
  page,
}) => {
  await enter(page, 'maya');
  await page.goto('/shareable-content?types=blog');
  const piece = page.getByRole('main').locator('a[href^="/shareable-content/blog/"]').first();
  await expect(piece).toBeVisible();
  // The piece comes later than the search would have followed.
  let follow = () => {};
  const followed = new Promise<void>((resolve) => (follow = resolve));
  await page.route(/\/assets\/article-page-[^/]+\.js$/, async (route) => {
    await followed;
    await route.continue();
  });
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/content/v1/content/?')) searches.push(request.url());
  });
  await page.evaluate(() => window.setTimeout(() => Object.assign(window, { typedLongAgo: true }), 1000));
  await page.getByRole('searchbox').fill('never asked');
  await piece.evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction(() => 'typedLongAgo' in window);
  follow();
  await expect(page).toHaveURL(/\/shareable-content\/blog\/[^/?]+/);
  await expect(page.getByRole('article').or(page.getByRole('main')).first()).toBeVisible();
  expect(searches.filter((url) => url.includes('never'))).toEqual([]);
});

test('an old link from a mail ends at its article, in the language of the link', async ({ page }) => {
  await page.goto('/es/blog/2019/04/30/earnest-money-explained?utm_source=mail');
  await expect(page).toHaveURL(/\/login\?redirectFrom=/);
  await signInHere(page, 'maya');
  await expect(page).toHaveURL(/\/shareable-content\/blog\/earnest-money-explained\?.*language=es/);
  expect(page.url()).toContain('utm_source=mail');
  await expect(
    page
      .locator('article, main')
      .getByText(/depósito|arras/i)
      .first(),
  ).toBeVisible();
  // What is written in the other language says so, to whoever has it read aloud.
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'es');
  for (const card of await page.getByRole('article').getByRole('article').all())
    await expect(card.getByRole('heading')).toHaveAttribute('lang', 'es');
  // The words of the product stay those of the member.
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('a piece that is asked for under another kind is found under its own, with the query and the hash', async ({
  page,
}) => {
  await enter(page, 'maya');
  await page.goto('/shareable-content/blog/five-checks?utm_source=mail&language=es#content');
  await expect(page).toHaveURL(/\/shareable-content\/graphic\/five-checks\?utm_source=mail&language=es#content$/);
  await page.goto('/shareable-content/graphic/earnest-money-explained?utm_source=mail');
  await expect(page).toHaveURL(/\/shareable-content\/blog\/earnest-money-explained\?utm_source=mail$/);
});

test('a search finds its words in the texts, and an old address of a kind leads to that kind', async ({ page }) => {
  await enter(page, 'maya');
  await page.goto('/videos');
  await expect(page).toHaveURL(/\/shareable-content\?types=video$/);
  await expect(page.locator('main a[href*="/shareable-content/video/"]').first()).toBeVisible();
  await page.goto('/search?q=inspection');
  await expect(page.getByText(/matches? for “inspection”/)).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .locator('mark', { hasText: /^inspection$/i })
      .first(),
  ).toBeVisible();
});

test('old addresses lead to their pages, and what was never an address to the page that says so', async ({ page }) => {
  await enter(page, 'maya');
  for (const [from, to] of [
    ['/', /\/dashboard$/],
    ['/mmr/june-2025', /\/market-updates\?types=mmr$/],
    ['/infographics', /\/shareable-content\?types=blog&categories=infographics$/],
    ['/content/scripts/hello', /\/realtalk\/scripts\/hello$/],
    ['/content/blog/first-frost/gallery', /\/content\/social-graphic\/first-frost\/gallery$/],
    ['/partners/redx', /\/my-perks\/redx$/],
    ['/realtalk/record', /\/realtalk$/],
    ['/blog/2019/april/30/x', /\/404$/],
    ['/partnerships/verification.php', /\/404$/],
    ['/upgrade', /\/upgrade$/],
    ['/team-management', /\/dashboard$/],
    ['/admin', /\/dashboard$/],
    ['/reactivate', /\/dashboard$/],
  ] as const) {
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
  }
});

test('a missing feature shows what it would give; once it is held, the way back is offered', async ({ page }) => {
  await enter(page, 'maya');
  const restore = await changeSession(page, withoutFeatures);
  await page.goto('/realtalk/scripts?q=rates');
  await expect(page.getByRole('heading', { level: 1, name: 'RealTalk' })).toBeVisible();
  await expect(page.getByText('Not part of your plan', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'What it gives you' }).getByRole('listitem')).toHaveCount(3);
  expect(await seriousFindings(page)).toEqual([]);
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /Playbooks.*Not in your plan/ }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await restore();
  await page.goto('/dashboard?sync=all');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: /Continue to Scripts/ }).click();
  await expect(page).toHaveURL(/\/realtalk\/scripts\?q=rates$/);
  await expect(page.getByText('Not part of your plan', { exact: true })).toHaveCount(0);
});

test('a team member is told whom to ask for a feature', async ({ page }) => {
  await enter(page, 'theo');
  await changeSession(page, withoutFeatures);
  await page.goto('/email-builder');
  await expect(page.getByText('Your plan is managed by Oscar Grant.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask your team owner' })).toHaveAttribute('href', /^mailto:oscar@/);
});

test('who logs out in one tab is logged out in all, and nothing of theirs stays on screen', async ({
  page,
  context,
}) => {
  await enter(page, 'maya');
  await page.goto('/search?q=offer');
  await expect(page.getByText(/matches? for “offer”/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other).toHaveURL(/\/login$/);
  await expect(page).toHaveURL(/\/login\?redirectFrom=%2Fsearch%3Fq%3Doffer$/);
  await expect(page.getByText('maya@demo.yardsign.test')).toHaveCount(0);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('yardsign.member.')));
  await expect.poll(kept).toEqual([]);
  await signInHere(page, 'luis');
  await expect(page).toHaveURL(/\/search\?q=offer$/);
});

test('a session that is gone leads to the sign-in page at the next call, and back again', async ({ page, context }) => {
  await enter(page, 'maya');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
  await context.clearCookies();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Shareable Content' }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
  await signInHere(page, 'maya');
  await expect(page).toHaveURL(/\/shareable-content$/);
});

test('a page that must be seen is led to once', async ({ page }) => {
  await enter(page, 'maya');
  let cleared = 0;
  const restore = await changeSession(page, (session) => {
    session.forceRedirect = '/profile/basic';
  });
  await page.route('**/api/app/v1/session/force-redirect/clear', async (route) => {
    cleared += 1;
    await restore();
    await route.fulfill({ status: 204 });
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/profile\/basic$/);
  await expect.poll(() => cleared).toBe(1);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the account pages show only the entries that are for the account', async ({ page }) => {
  await enter(page, 'lou');
  await page.goto('/subscription');
  const tabs = page.getByRole('navigation', { name: 'Pages of your account' }).getByRole('link');
  await expect(tabs).toHaveText(['Account', 'Subscription']);
  await enter(page, 'oscar');
  await page.goto('/billing');
  await expect(tabs).toHaveText(['Account', 'Subscription', 'Billing', 'My Team']);
  await page.getByRole('button', { name: 'Account of Oscar Grant' }).click();
  const menu = page.getByRole('navigation', { name: 'Account menu' });
  await expect(menu.getByRole('link', { name: 'My Perks' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Earn Free Months' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Admin' })).toHaveCount(0);
});

test('a newcomer sets the profile up on a phone, in Spanish, and gets to the page they wanted', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 375, height: 740 },
    locale: 'es-MX',
  });
  const page = await context.newPage();
  await enter(page, 'nora');
  await page.goto('/integrations?from=mail');
  await expect(page).toHaveURL(/\/setup-my-profile\?redirectFrom=/);
  await page
    .getByRole('button', { name: 'Español' })
    .or(page.getByRole('radio', { name: 'Español' }))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Configura tu perfil' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(1);

  const first = page.getByLabel('Nombre', { exact: true });
  await expect(first).toHaveValue('Nora');
  await first.fill('');
  await page.getByLabel('Empresa').fill('Casa Sol');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(first).toBeFocused();
  await expect(page.getByLabel('Empresa')).toHaveValue('Casa Sol');
  await first.fill('Nora');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Foto y logo' })).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continuar sin imágenes' }).click();
  await page.getByRole('textbox', { name: /línea de licencia|licencia/i }).fill('CO 100.000123');
  await page.getByRole('button', { name: 'Terminar' }).click();
  await expect(page).toHaveURL(/\/integrations\?from=mail$/);
  await page.goto('/profile/basic');
  await expect(page.getByLabel('Empresa')).toHaveValue('Casa Sol');
  await context.close();
});

test('whoever runs the site can say something above every page, in both languages', async ({ page }) => {
  await announce(page);
  await enter(page, 'luis');
  await page.goto('/dashboard');
  await expect(page.getByText('Volvemos a las seis.')).toBeVisible();
  const news = page.getByText('Nos vemos en la feria.');
  await expect(news).toBeVisible();
  await page.getByRole('complementary', { name: 'Avisos del sitio' }).getByRole('button', { name: 'Cerrar' }).click();
  await expect(news).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Volvemos a las seis.')).toBeVisible();
  await expect(news).toHaveCount(0);
});

test('an ad blocker is noticed where networks are connected, once a visit', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.adsbox { display: none !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
  });
  await enter(page, 'maya');
  await page.goto('/integrations');
  const notice = page.getByText('An ad blocker may stop social connections from working.');
  await expect(notice).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Close' }).first().click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('an error that nobody caught is told once, without what opens something', async ({ page }) => {
  const told: string[] = [];
  await page.route('**/api/app/v1/errors', async (route) => {
    told.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    for (let count = 0; count < 3; count += 1) {
      setTimeout(() => {
        throw new Error('failed at /reset-password?token=abc&h=s3cret');
      });
    }
  });
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toContain('failed at');
  expect(told[0]).not.toMatch(/s3cret|token=abc/);
});

test('a section of a text that comes late is scrolled to, with 100 px above it', async ({ page }) => {
  const topOf = (id: string) => page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);
  await page.goto('/terms#acceptable-use');
  await expect(page.getByRole('heading', { name: 'Acceptable use' })).toBeVisible();
  await expect.poll(async () => Math.round((await topOf('acceptable-use')) ?? 0)).toBe(100);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Content license' }).click();
  await expect.poll(async () => Math.round((await topOf('license')) ?? 0)).toBe(100);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a title longer than its place breaks, and the page stays as wide as the window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.route(/\/api\/content\/v1\/content\/\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { title: string; translations: { en: { title: string } } }[] };
    for (const piece of body.data)
      piece.title = piece.translations.en.title = 'Grundstücksverkehrsgenehmigung'.repeat(3);
    await route.fulfill({ response, json: body });
  });
  await enter(page, 'maya');
  for (const path of ['/shareable-content', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /^Grundstücks/ }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBeLessThan(2);
  }
});

test('the days of the calendar show time and state whole, on a narrow desktop too', async ({ page }) => {
  for (const [username, language] of [
    ['maya', 'en'],
    ['luis', 'es'],
  ] as const) {
    await enter(page, username);
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/content-calendar');
      // A holiday or a suggestion has no time.
      const posts = page.locator('[role="gridcell"] li a', { has: page.locator('time') });
      await expect(posts.first()).toBeVisible();
      const cut = await posts.evaluateAll(
        (links) =>
          links.filter((link) => {
            const day = link.closest('[role="gridcell"]')?.getBoundingClientRect();
            const time = link.querySelector('time');
            const [post, state] = [link, link.querySelector('svg')].map((part) => part?.getBoundingClientRect());
            if (!day || !time || !post || !state) return true;
            return post.right > day.right || state.right > post.right || time.scrollWidth > time.clientWidth;
          }).length,
      );
      expect(cut, `${language} at ${width} px`).toBe(0);
    }
  }
});

test('the menu is folded on a tablet until its member unfolds it, and then stays so', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  await enter(page, 'maya');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Expand the menu' }).click();
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByText('Learning Center');
  await expect(entry).toBeVisible();
  await page.reload();
  await expect(entry).toBeVisible();
});
