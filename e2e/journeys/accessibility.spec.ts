import { expect, test, type Page } from '@playwright/test';
import { isDeep } from '@yardsign/server/platform/testing/effort';
import { enter, seriousFindings, settled, speak } from '../support/product.ts';

const GUEST_PAGES = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-delete',
  '/join-team',
  '/privacy',
  '/terms',
  '/404',
  '/too-many-redirects',
];
const MEMBER_PAGES = [
  '/dashboard',
  '/shareable-content',
  '/search?q=inspection',
  '/shareable-content/blog/earnest-money-explained',
  '/shareable-content/graphic/five-checks',
  '/profile/basic',
  '/account',
  '/integrations',
  '/content-calendar',
  '/content-calendar?view=drafts',
  '/social-accounts/scheduled-facebook-posts',
  '/playbooks',
  '/subscription',
  '/upgrade',
  '/billing',
  '/support',
];
const OWNER_PAGES = ['/team-management'];
const STAFF_PAGES = ['/admin', '/admin?status=paused', '/admin/audit'];
const OTHER_PAGES = ['/sandbox', '/sandbox/authenticator', '/api/docs'];

interface Look {
  language: 'en' | 'es';
  scheme: 'light' | 'dark';
  width: 375 | 1280;
}

/** Every two choices meet in one of these; the other four run in the deep tier too. */
const PAIRWISE: readonly Look[] = [
  { language: 'en', scheme: 'light', width: 375 },
  { language: 'en', scheme: 'dark', width: 1280 },
  { language: 'es', scheme: 'light', width: 1280 },
  { language: 'es', scheme: 'dark', width: 375 },
];
const OTHERS: readonly Look[] = [
  { language: 'en', scheme: 'light', width: 1280 },
  { language: 'en', scheme: 'dark', width: 375 },
  { language: 'es', scheme: 'light', width: 375 },
  { language: 'es', scheme: 'dark', width: 1280 },
];

/** Who looks at which pages. Each group is a test of its own, so that the workers can share them. */
const VISITS: Record<
  string,
  (page: Page, language: Look['language'], look: (path: string) => Promise<void>) => Promise<void>
> = {
  async guest(_page, _language, look) {
    for (const path of [...GUEST_PAGES, ...OTHER_PAGES]) await look(path);
  },
  async member(page, language, look) {
    await enter(page, language === 'es' ? 'luis' : 'maya');
    for (const path of MEMBER_PAGES) await look(path);
  },
  async owner(page, language, look) {
    await enter(page, 'oscar');
    await speak(page, language);
    for (const path of OWNER_PAGES) await look(path);
    // Other journeys sign in as the same people, and read English.
    await speak(page, 'en');
  },
  async staff(page, language, look) {
    await enter(page, 'cora');
    await speak(page, language);
    const found = await page.request.get('/api/app/v1/admin/people?query=frida');
    const { items } = (await found.json()) as { items: { id: string }[] };
    for (const path of [...STAFF_PAGES, `/admin/people/${items[0]?.id}`]) await look(path);
    await speak(page, 'en');
  },
};

test.describe.configure({ mode: 'parallel' });

for (const { language, scheme, width } of isDeep ? [...PAIRWISE, ...OTHERS] : PAIRWISE) {
  for (const [who, visit] of Object.entries(VISITS)) {
    test(`no page keeps anybody out: ${who}, ${language}, ${scheme}, ${width} px`, async ({ browser, baseURL }) => {
      test.setTimeout(180_000);
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        viewport: { width, height: width === 375 ? 812 : 900 },
        colorScheme: scheme,
        locale: language,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const findings: Record<string, string[]> = {};
      await visit(page, language, async (path) => {
        await page.goto(path);
        await settled(page);
        const found = await seriousFindings(page);
        if (found.length > 0) findings[path] = found;
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 1) findings[`${path} (wider than the window)`] = [`${overflow} px`];
      });
      await context.close();
      expect(findings).toEqual({});
    });
  }
}
