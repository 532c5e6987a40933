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

type Language = 'en' | 'es';

interface Look {
  scheme: 'light' | 'dark';
  width: 375 | 1280;
}

/** Every two choices meet in one of these; the other four are looked at in the deep tier too. */
const PAIRWISE: Readonly<Record<Language, readonly Look[]>> = {
  en: [
    { scheme: 'light', width: 375 },
    { scheme: 'dark', width: 1280 },
  ],
  es: [
    { scheme: 'light', width: 1280 },
    { scheme: 'dark', width: 375 },
  ],
};
const OTHERS: typeof PAIRWISE = { en: PAIRWISE.es, es: PAIRWISE.en };

/** Who looks at which pages. Each group is a test of its own, so that the workers can share them. */
const VISITS: Record<string, (page: Page, language: Language, look: (path: string) => Promise<void>) => Promise<void>> =
  {
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

/** What keeps somebody from a page that is on screen, as it is looked at. */
async function faultsOf(page: Page, path: string, { scheme, width }: Look): Promise<Record<string, string[]>> {
  await page.setViewportSize({ width, height: width === 375 ? 812 : 900 });
  await settled(page);
  // The sandbox and the description of the calls have colours of their own.
  if (!OTHER_PAGES.includes(path))
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  const name = `${path}, ${scheme}, ${width} px`;
  const found = await seriousFindings(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return {
    ...(found.length > 0 && { [name]: found }),
    ...(overflow > 1 && { [`${name}: wider than the window`]: [`${overflow} px`] }),
  };
}

for (const language of ['en', 'es'] as const) {
  const looks = isDeep ? [...PAIRWISE[language], ...OTHERS[language]] : PAIRWISE[language];
  for (const [who, visit] of Object.entries(VISITS)) {
    test(`no page keeps anybody out: ${who}, ${language}`, async ({ browser, baseURL }) => {
      test.setTimeout(180_000);
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        locale: language,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const faults: Record<string, string[]> = {};
      await visit(page, language, async (path) => {
        // A member's page is loaded once and follows its reader's wishes; one for guests asks for them when it is loaded.
        for (const [index, look] of looks.entries()) {
          await page.emulateMedia({ colorScheme: look.scheme });
          if (index === 0 || who === 'guest') await page.goto(path);
          Object.assign(faults, await faultsOf(page, path, look));
        }
      });
      await context.close();
      expect(faults).toEqual({});
    });
  }
}
