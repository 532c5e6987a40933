import { expect, test, type Page } from '@playwright/test';
import { isDeep, seedOf } from '@yardsign/server/platform/testing/effort';
import { faultsAtTwiceTheSize, lowTargets } from '../support/phone-faults.ts';
import { enter, seriousFindings, settled, speak } from '../support/product.ts';

const GUEST_PAGES = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-delete',
  '/join-team',
  '/approve-post',
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
  '/content/social-graphic/median-days/gallery',
  '/profile/basic',
  '/profile/graphics',
  '/profile/videos',
  '/profile/guides',
  '/profile/blog',
  '/profile/email-builder',
  '/profile/local',
  '/profile/realtalk',
  '/account',
  '/integrations',
  '/posting-times',
  '/what-worked',
  '/import-schedule',
  '/plan-my-week',
  '/content-calendar',
  '/content-calendar?view=week',
  '/content-calendar?view=drafts',
  '/automatic-social-media-posting',
  '/automatic-social-media-posting?edit=new',
  '/social-accounts/scheduled-facebook-posts',
  '/playbooks',
  '/playbooks/back-in-touch',
  '/learning-center',
  '/learning-center/getting-started-webinar',
  '/learning-center/webinar-replay/talking-about-rates',
  '/learning-center/brunch-and-learn',
  '/resources/guides/from-offer-to-keys',
  '/resources/buyers-purchasing-power',
  '/resources/hpes',
  '/resources/pear',
  '/local',
  '/local/graphic-builder',
  '/email-builder',
  '/graphic-builder',
  '/realtalk/scripts/buyer-asks-about-rates',
  '/realtalk/test',
  '/market-updates/mmr/market-report-latest',
  '/subscription',
  '/upgrade',
  '/billing',
  '/my-perks',
  '/my-perks/referral',
  '/support',
];
const OWNER_PAGES = ['/team-management', '/team-rules', '/approvals'];
const STAFF_PAGES = [
  '/admin',
  '/admin?status=paused',
  '/admin/audit',
  '/admin/coupons',
  '/admin/studio',
  '/admin/studio/pictures',
  '/admin/studio/legal',
  '/admin/studio/perks',
  '/admin/studio/perks/redx',
  '/admin/studio/site',
  '/admin/usage',
];
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
/**
 * A page is looked at in one language and one look, drawn anew for every run, so that four looks at a page become one: there are
 * more pages with every feature. The deep tier looks at all of them in all.
 */
const isDrawn = (path: string, language: Language) => isDeep || (seedOf(path) % 2 === 0) === (language === 'en');

function looksOf(path: string, language: Language): readonly Look[] {
  if (isDeep) return [...PAIRWISE[language], ...OTHERS[language]];
  const isFirst = seedOf(`the look of ${path}`) % 2 === 0;
  return PAIRWISE[language].filter((_look, index) => (index === 0) === isFirst);
}

/** So many pages are a test of their own, which the workers share. Each test has a browser of its own, which loads the whole program anew. */
const PAGES_A_TEST = 24;

const MEMBER_PARTS = Array.from({ length: Math.ceil(MEMBER_PAGES.length / PAGES_A_TEST) }, (_, index) =>
  MEMBER_PAGES.slice(index * PAGES_A_TEST, (index + 1) * PAGES_A_TEST),
);

const OTHERS: typeof PAIRWISE = { en: PAIRWISE.es, es: PAIRWISE.en };

type Visit = (page: Page, language: Language, look: (path: string) => Promise<void>) => Promise<void>;

const asMember =
  (paths: readonly string[]): Visit =>
  async (page, language, look) => {
    await enter(page, language === 'es' ? 'luis' : 'maya');
    for (const path of paths) await look(path);
  };

/** Who looks at which pages. Each group is a test of its own. */
const VISITS: Record<string, Visit> = {
  async guest(_page, _language, look) {
    for (const path of [...GUEST_PAGES, ...OTHER_PAGES]) await look(path);
  },
  ...Object.fromEntries(MEMBER_PARTS.map((paths, index) => [`member ${index + 1}`, asMember(paths)])),
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
  await settled(page);
  // The sandbox and the description of the calls have colours and type of their own.
  const isOurs = !OTHER_PAGES.includes(path);
  if (isOurs) await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const found = {
    '': await seriousFindings(page),
    ': wider than the window': overflow > 1 ? [`${overflow} px`] : [],
    ...(width === 375 && isOurs && { ': lower than 24 px': await lowTargets(page) }),
    ...(width === 375 && isOurs && { ': at twice its size': await faultsAtTwiceTheSize(page) }),
  };
  const named = Object.entries(found).map(([what, list]) => [`${path}, ${scheme}, ${width} px${what}`, list] as const);
  return Object.fromEntries(named.filter(([, list]) => list.length > 0));
}

for (const language of ['en', 'es'] as const) {
  for (const [who, visit] of Object.entries(VISITS)) {
    test(`no page keeps anybody out: ${who}, ${language}`, async ({ browser, baseURL }) => {
      test.setTimeout(600_000);
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        locale: language,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const emulation = await context.newCDPSession(page);
      // Colours change at once: halfway between two schemes nothing has its contrast.
      await emulation.send('Animation.enable');
      await emulation.send('Animation.setPlaybackRate', { playbackRate: 10_000 });
      const faults: Record<string, string[]> = {};
      await visit(page, language, async (path) => {
        if (!isDrawn(path, language)) return;
        // A page is loaded once and follows its reader's wishes.
        for (const [index, look] of looksOf(path, language).entries()) {
          const isPhone = look.width === 375;
          await page.emulateMedia({ colorScheme: look.scheme });
          await page.setViewportSize({ width: look.width, height: isPhone ? 812 : 900 });
          await emulation.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
          if (index === 0) await page.goto(path);
          Object.assign(faults, await faultsOf(page, path, look));
        }
      });
      await context.close();
      expect(faults).toEqual({});
    });
  }
}
