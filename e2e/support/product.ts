import { expect, type APIRequestContext, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

export const PASSWORD = 'porch-light-42';

/** Signs in through the sign-in page, as a person does. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/Username or email|Usuario o correo/).fill(username);
  await page.getByLabel(/^(Password|Contraseña)$/).fill(PASSWORD);
  await page.getByRole('button', { name: /^(Log in|Iniciar sesión)$/ }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

const AS_BROWSER = { 'x-client-app': 'members-web' };

/** Signs in without the page, for journeys about something else; who has a second factor reads it off the sandbox's phone. */
export async function enter(page: Pick<Page, 'request'>, username: string): Promise<void> {
  const answer = await page.request.post('/api/auth/v1/authenticate', {
    headers: AS_BROWSER,
    data: { username, password: PASSWORD, industry_id: 1 },
  });
  expect(answer.ok()).toBe(true);
  const { data } = (await answer.json()) as { data: { second_factor?: { ticket: string } } };
  if (data.second_factor) await takeSecondStep(page, username, data.second_factor.ticket);
  // As the demo world has it: another journey may have worked in another language.
  await speak(page, username === 'luis' ? 'es' : 'en');
}

/** Sets the language of whoever is signed in. */
export async function speak(page: Pick<Page, 'request'>, language: string): Promise<void> {
  const answer = await page.request.put('/api/app/v1/session/language', { headers: AS_BROWSER, data: { language } });
  expect(answer.ok()).toBe(true);
}

async function takeSecondStep(page: Pick<Page, 'request'>, label: string, ticket: string): Promise<void> {
  // A code works once, so that the next one is waited for, by the product's clock.
  await moveClock(page.request, 30_000);
  const state = await page.request.get('/sandbox/authenticator/_state');
  const { codes } = (await state.json()) as { codes: { label: string; code: string }[] };
  const answer = await page.request.post('/api/auth/v1/authenticate/second-factor', {
    headers: AS_BROWSER,
    data: { ticket, code: codes.find((shown) => shown.label === label)?.code ?? '' },
  });
  expect(answer.ok()).toBe(true);
}

/** Sets flag 1 of whoever is signed in, for journeys about something else than setting a profile up. */
export async function completeProfile(page: Page): Promise<void> {
  const answer = await page.request.get('/api/app/v1/session', { headers: AS_BROWSER });
  const { session } = (await answer.json()) as { session: { user: { id: string } } };
  const done = await page.request.post(`/api/profile/v1/${session.user.id}/flags/1`, { headers: AS_BROWSER });
  expect(done.ok()).toBe(true);
}

/** Moves the clock of the whole product, the networks included. */
export async function moveClock(request: APIRequestContext, advanceMs: number): Promise<void> {
  const answer = await request.post('/sandbox/_clock', { data: { advanceMs } });
  expect(answer.ok()).toBe(true);
}

/** Moves the clock to a minute after a moment, such as the time of a post: how far that is depends on the hour of the test. */
export async function moveClockPast(request: APIRequestContext, moment: string | null): Promise<void> {
  const at = Date.parse(moment ?? '') + 60_000;
  const answer = await request.post('/sandbox/_clock', { data: { at } });
  expect(answer.ok()).toBe(true);
}

/** Lets the seconds pass in which a post could still be taken back. */
export async function letItGo(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Undo|Deshacer)$/ })).toBeVisible();
  await moveClock(page.request, 10_000);
}

export interface Effect {
  kind: string;
  pageName: string;
  message: string;
  fileDigests: string[];
  postId: string;
}

/** Posts that the simulated network has shown the world, newest first; not what became of them since, nor comments. */
export async function publishedOnFacebook(request: APIRequestContext): Promise<Effect[]> {
  const answer = await request.get('/sandbox/facebook/_effects');
  return ((await answer.json()) as { effects: Effect[] }).effects.filter(({ kind }) => kind === 'published');
}

/** How long nothing may be on its way before a page counts as shown, and how often that is looked at. */
const CALM_MS = 100;
const LOOK_MS = 25;

/**
 * Waits until a page shows what it has: its heading, its fonts, and nothing that is on its way. Waiting for the network to be
 * idle costs half a second a page, and never ends on one that listens.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    (calm) => {
      const marks = document.documentElement.dataset;
      const busy =
        document.readyState !== 'complete' ||
        document.fonts.status !== 'loaded' ||
        document.querySelector('h1') === null ||
        document.querySelector('[data-waiting], [aria-busy="true"]') !== null;
      if (busy) delete marks['calmSince'];
      else marks['calmSince'] ??= String(performance.now());
      return !busy && performance.now() - Number(marks['calmSince']) >= calm;
    },
    CALM_MS,
    { polling: LOOK_MS },
  );
}

/**
 * Findings of axe that a member would be kept out by, and that are still there when the page has come to rest: what is changing
 * while axe looks is read half way. Axe runs in the page itself: its own package for Playwright opens another page for every
 * answer, which took four times as long.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  const found = await findingsOf(page);
  if (found.length === 0) return [];
  await settled(page);
  const again = await findingsOf(page);
  return found.filter((one) => again.includes(one));
}

async function findingsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // A colour that is still changing would be read half way.
    const changes = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], preload: false });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  });
}
