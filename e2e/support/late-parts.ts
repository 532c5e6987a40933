import { expect, type Page } from '@playwright/test';
import { scheduledPost } from '../../web/testing/posts.ts';
import { announce, changeSession, withoutFeatures } from './session.ts';

/** A file that is neither a page nor texts, and what somebody does until it is asked for. */
export interface LatePart {
  file: string;
  /** The demo account that does it; nobody for a guest. */
  as: string | null;
  isPhone?: true;
  reach: (page: Page) => Promise<void>;
}

const at = (path: string) => async (page: Page) => void (await page.goto(path));

/** Opens a page and presses one button after the other. */
const pressed =
  (path: string, ...names: readonly (string | RegExp)[]) =>
  async (page: Page) => {
    await page.goto(path);
    for (const name of names) await page.getByRole('button', { name }).first().click();
  };

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const PIECE = '/shareable-content/graphic/five-checks';
const FILM = '/shareable-content/video/what-earnest-money-is';
const ACCOUNT = 'features/access/credentials';

/** Opens the first piece of a search in the studio. */
const pieceInStudio = (query: string) => async (page: Page) => {
  await page.goto(`/admin/studio?query=${query}`);
  await page.getByRole('cell').getByRole('link').first().click();
};

/** Presses a button on the page of a post that waits for its time. The demo world begins without one. */
const pressedAtPost = (name: string) => async (page: Page) => {
  const post = scheduledPost();
  await page.route(`**/api/app/v1/posts/${post.id}`, (route) =>
    route.fulfill({ json: { post, history: [], comment: null } }),
  );
  await pressed(`/posts/${post.id}`, name)(page);
};

/** A market with figures, so that there is a chart. */
async function toChart(page: Page): Promise<void> {
  const headers = { 'x-client-app': 'members-web' };
  const { session } = (await (await page.request.get('/api/app/v1/session')).json()) as {
    session: { user: { id: string } };
  };
  const market = 'Reno, NV';
  await page.request.post(`/api/profile/v1/${session.user.id}/local?source=member`, {
    headers,
    data: [
      {
        position: 'markets',
        value: '',
        values: [market],
        sync_to: '',
        font_size: null,
        table: '',
        field_type: 'array',
      },
    ],
  });
  const months = [{ month: '2026-10', values: { sold_listing_count: 12 } }];
  await page.request.put('/api/app/v1/local-figures', {
    headers,
    data: { market, source: 'A test', version: 0, months },
  });
  await page.goto('/local');
}

export const LATE_PARTS: readonly LatePart[] = [
  { file: 'app/usage-watch.ts', as: 'maya', reach: at('/dashboard') },
  {
    file: 'features/canvas/components/canvas-editor.tsx',
    as: 'cora',
    reach: pieceInStudio('five-checks'),
  },
  {
    file: 'features/canvas/components/compared-drawings.tsx',
    as: 'cora',
    async reach(page) {
      await pieceInStudio('five-checks')(page);
      await page.getByRole('button', { name: 'Compare with now' }).first().click();
    },
  },
  {
    file: 'features/graphics/components/slots/photo-dialog.tsx',
    as: 'maya',
    reach: pressed('/shareable-content/graphic/just-listed', 'Choose a photo'),
  },
  {
    file: '../node_modules/@simplewebauthn/browser/esm/index.js',
    as: null,
    reach: pressed('/login', 'Log in with a passkey'),
  },
  {
    file: 'lib/scene/scene-file.ts',
    as: 'maya',
    async reach(page) {
      await toChart(page);
      await page.getByRole('button', { name: 'Download the picture' }).click();
    },
  },
  { file: '../scene/film/film.ts', as: 'maya', reach: at(FILM) },
  { file: 'lib/video/make-film.ts', as: 'maya', reach: at(FILM) },
  { file: '../node_modules/extract-colors/lib/extract-colors.mjs', as: 'maya', reach: at('/profile/basic') },
  {
    file: 'app/pages/upsell-page.tsx',
    as: 'maya',
    async reach(page) {
      await changeSession(page, withoutFeatures);
      await page.goto('/realtalk/scripts');
    },
  },
  { file: 'app/public-frame.tsx', as: null, reach: at('/terms') },
  {
    file: 'features/content/components/palette/palette.tsx',
    as: 'maya',
    async reach(page) {
      await page.goto('/dashboard');
      await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
      await page.keyboard.press('Control+k');
    },
  },
  { file: 'app/shell/account-popover.tsx', as: 'maya', reach: pressed('/dashboard', /^Account of/) },
  {
    file: 'app/shell/menu-drawer.tsx',
    as: 'maya',
    isPhone: true,
    reach: pressed('/dashboard', /^(?:More|Menu|All pages)/),
  },
  {
    file: 'app/shell/upsell-return.tsx',
    as: 'maya',
    async reach(page) {
      const restore = await changeSession(page, withoutFeatures);
      await page.goto('/realtalk/scripts');
      await page.getByRole('link', { name: 'Back to dashboard' }).click();
      await restore();
      await page.goto('/dashboard?sync=all');
    },
  },
  {
    file: 'app/site-notice-list.tsx',
    as: 'maya',
    async reach(page) {
      await announce(page);
      await page.goto('/dashboard');
    },
  },
  { file: `${ACCOUNT}/login-credential-dialogs.tsx`, as: 'oscar', reach: pressed('/account', 'Add a login') },
  { file: `${ACCOUNT}/passkey-dialogs.tsx`, as: 'maya', reach: pressed('/account', 'Add a passkey') },
  { file: `${ACCOUNT}/sign-in-method-dialogs.tsx`, as: 'maya', reach: pressed('/account', /Apple$/) },
  {
    file: 'features/access/impersonation/impersonation-banner.tsx',
    as: 'oscar',
    reach: pressed('/team-management', 'View as Theo Park'),
  },
  {
    file: 'features/access/impersonation/impersonation-modal.tsx',
    as: 'oscar',
    reach: pressed('/team-management', 'View as Theo Park'),
  },
  { file: 'features/access/second-factor/factor-dialogs.tsx', as: 'maya', reach: pressed('/account', /^Set up$/) },
  {
    file: 'features/access/session/end-sessions-dialog.tsx',
    as: 'maya',
    reach: pressed('/account', /^Sign out everywhere/),
  },
  { file: 'features/access/sign-in/later-step.tsx', as: null, reach: pressed('/login', 'Email me a link') },
  { file: 'features/billing/components/signup-checkout.tsx', as: 'ines', reach: at('/completeSignup') },
  { file: 'features/compliance/advertising-notes.tsx', as: 'maya', reach: pressed(PIECE, /^Post$/) },
  { file: 'features/compliance/wording-notes.tsx', as: 'maya', reach: pressed(PIECE, /^Post$/) },
  {
    file: 'features/content/components/film/branded-film.tsx',
    as: 'maya',
    reach: at('/shareable-content/video/what-earnest-money-is'),
  },
  {
    file: 'features/content/components/own/piece-editor.tsx',
    as: 'lena',
    reach: pressed('/shareable-content/blog/earnest-money-explained', 'Make it mine'),
  },
  {
    file: 'features/content/components/own/source-dialog.tsx',
    as: 'lena',
    async reach(page) {
      await page.route('**/api/content/v1/content/slug-*', async (route) => {
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: object };
        await route.fulfill({ response, json: { data: { ...data, source_changed: true, based_on: 'cnt_another' } } });
      });
      await pressed('/shareable-content/blog/earnest-money-explained', 'See what changed')(page);
    },
  },
  {
    file: 'features/profile/components/pictures/crop-step.tsx',
    as: 'maya',
    async reach(page) {
      await pressed('/profile/basic', /^(?:Replace|Upload): Photo/)(page);
      const picture = { name: 'me.png', mimeType: 'image/png', buffer: PICTURE };
      await page.getByRole('dialog').locator('input[type="file"]').first().setInputFiles(picture);
    },
  },
  {
    file: 'features/profile/components/pictures/image-dialog.tsx',
    as: 'maya',
    reach: pressed('/profile/basic', /^(?:Replace|Upload): Photo/),
  },
  {
    file: 'features/profile/fill/fill-dialog.tsx',
    as: 'maya',
    reach: pressed('/profile/basic', 'Fill from a contact card or your website'),
  },
  {
    file: 'features/profile/onboarding/onboarding.tsx',
    as: 'maya',
    async reach(page) {
      await changeSession(page, (session) => (session.profileFlags = []));
      await page.goto('/profile/videos');
    },
  },
  { file: 'features/sharing/components/composer/share-session.tsx', as: 'maya', reach: pressed(PIECE, /^Post$/) },
  {
    file: 'features/sharing/components/connections/told-outcome.tsx',
    as: 'maya',
    reach: at('/dashboard?connect=facebook.connected'),
  },
  {
    file: 'features/sharing/components/posts/reschedule-dialog.tsx',
    as: 'maya',
    reach: pressedAtPost('Change the time'),
  },
  { file: 'features/sharing/components/posts/reword-dialog.tsx', as: 'maya', reach: pressedAtPost('Change the words') },
  {
    file: 'features/studio/components/difference/read-difference.tsx',
    as: 'cora',
    reach: async (page) => {
      await page.goto('/admin/studio/legal');
      await page.getByLabel('Text in English').fill('## Cookies {#cookies}\n\nNone.');
    },
  },
  {
    file: 'features/studio/components/glossary/glossary-dialog.tsx',
    as: 'cora',
    reach: async (page) => {
      await pieceInStudio('earnest')(page);
      await page.getByRole('button', { name: 'Change the glossary' }).click();
    },
  },
  {
    file: 'features/studio/components/piece/drawn-piece-view.tsx',
    as: 'cora',
    reach: pieceInStudio('five-checks'),
  },
  {
    file: 'features/studio/components/piece/piece-view.tsx',
    as: 'cora',
    reach: pieceInStudio('earnest'),
  },
  { file: 'lib/scene/scene-canvas.tsx', as: 'maya', reach: at(PIECE) },
  { file: 'ui/action/action-menu-window.tsx', as: 'oscar', reach: pressed('/team-management', /^More for/) },
  { file: 'ui/feedback/toaster.tsx', as: 'maya', reach: at('/dashboard') },
  {
    file: 'ui/form/color-panel.tsx',
    as: 'maya',
    reach: async (page) => {
      await page.goto('/profile/basic');
      await page.getByLabel('Brand color', { exact: true }).first().click();
    },
  },
  { file: 'ui/form/select-window.tsx', as: 'maya', reach: pressed(PIECE, /^Post$/, /^Add a picture$/) },
  { file: 'ui/overlay/dialog-window.tsx', as: 'maya', reach: pressed('/account', /^Sign out everywhere/) },
];
