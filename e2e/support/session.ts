import type { Page } from '@playwright/test';

export interface SessionSeen {
  user: { features: unknown[] };
  profileFlags: number[];
  forceRedirect: string | null;
}

/** Lets the session of this browser say something else, as if the account had been changed. */
export async function changeSession(page: Page, change: (session: SessionSeen) => void): Promise<() => Promise<void>> {
  const address = '**/api/app/v1/session';
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { session?: SessionSeen | null };
    if (body.session) change(body.session);
    await route.fulfill({ response, json: body });
  });
  return () => page.unroute(address);
}

/** An account whose plan includes nothing. */
export const withoutFeatures = (session: SessionSeen): void => {
  session.user.features = [];
};

/** Lets whoever runs the site say something above every page. */
export async function announce(page: Page): Promise<void> {
  await page.route('**/site-config.json*', (route) =>
    route.fulfill({
      json: {
        maintenance: { on: true, message: { en: 'Back at six.', es: 'Volvemos a las seis.' } },
        banners: [
          { id: 'fair', kind: 'info', text: { en: 'See you at the fair.', es: 'Nos vemos en la feria.' }, link: null },
        ],
        featureSwitches: {},
        tutorials: {},
        promo: null,
        help: null,
      },
    }),
  );
}
