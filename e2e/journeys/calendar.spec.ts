import { expect, test, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { addDays, weekOf } from '../../web/features/scheduling/calendar-dates.ts';
import { enter, seriousFindings, settled } from '../support/product.ts';

const HEADERS = { 'x-client-app': 'members-web' };
const PIECE = '/shareable-content/graphic/front-door';

/** The Tuesday after next, by the product's clock: its Friday is in the same week and far from what others have planned. */
async function tuesdayAhead(page: Page): Promise<string> {
  const { now } = (await (await page.request.get('/sandbox/_clock')).json()) as { now: string };
  return weekOf(addDays(now.slice(0, 10), 14))[2]?.date ?? '';
}

interface Planned {
  id: string;
  dueAt: string;
  content: { title: string };
}

/** Schedules a piece, as a person does, and answers its post. */
async function schedule(page: Page, piece: string, date: string): Promise<Planned> {
  await page.goto(`${piece}?compose=schedule`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('code[title]')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /Maya Alvarez Homes\s*Facebook/ }).check();
  await dialog.getByLabel('Date').fill(date);
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByText('It is scheduled')).toBeVisible();
  await dialog.getByRole('link', { name: 'See the post' }).click();
  await expect(page).toHaveURL(/\/posts\/pst_/);
  return known(page, page.url().split('/').at(-1) ?? '');
}

async function known(page: Page, id: string): Promise<Planned> {
  const answer = await page.request.get(`/api/app/v1/posts/${id}`, { headers: HEADERS });
  return ((await answer.json()) as { post: Planned }).post;
}

test('Maya drags a post to Friday with the mouse, then carries it with the keyboard, and takes both back', async ({
  page,
}) => {
  await enter(page, 'maya');
  const tuesday = await tuesdayAhead(page);
  const friday = addDays(tuesday, 3);
  const post = await schedule(page, PIECE, tuesday);
  const cell = (day: string) => page.locator(`[data-day="${day}"]`);
  const on = (day: string) => cell(day).getByText(post.content.title);
  const isAt = (at: string) => expect.poll(async () => (await known(page, post.id)).dueAt).toBe(at);
  const later = new Date(Date.parse(post.dueAt) + 3 * 86_400_000).toISOString();

  await page.goto(`/content-calendar?view=week&day=${tuesday}`);
  await on(tuesday).dragTo(cell(friday));
  await expect(on(friday)).toBeVisible();
  await isAt(later);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(on(tuesday)).toBeVisible();
  await isAt(post.dueAt);

  await cell(tuesday).focus();
  await page.keyboard.press(' ');
  for (let day = 0; day < 3; day++) await page.keyboard.press('ArrowRight');
  await expect(cell(friday)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(on(friday)).toBeVisible();
  await isAt(later);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await isAt(post.dueAt);
  await page.reload();
  await expect(on(tuesday)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});

test('a calendar program reads what Maya has planned from the secret address', async ({ page, playwright }) => {
  await enter(page, 'maya');
  const post = await schedule(page, '/shareable-content/graphic/first-frost', addDays(await tuesdayAhead(page), 1));
  await page.goto('/content-calendar');
  await page.getByRole('button', { name: /Make a secret address|Renew the address/ }).click();
  const address = (await page.getByText(/\/posts\.ics$/).textContent()) ?? '';
  const program = await playwright.request.newContext();
  const answer = await program.get(address);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  const found = events.filter(({ uid }) => uid.includes(post.id));
  expect(found).toHaveLength(1);
  expect(found[0]?.summary).toContain(post.content.title);
  expect(found[0]?.startDate.toJSDate().toISOString()).toBe(post.dueAt);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  await program.dispose();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('the days are a strip under the thumb, the chosen one is listed below, and plus carries its date into the composer', async ({
    page,
  }) => {
    await enter(page, 'maya');
    const day = addDays(await tuesdayAhead(page), 30);
    await page.goto(`/content-calendar?month=${day.slice(0, 7)}`);
    await settled(page);
    await page.locator(`[data-day="${day}"]`).tap();
    await expect(page.getByText('Nothing on this day')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Find something to post' }).tap();
    await expect(page.getByText('the day is filled in', { exact: false })).toBeVisible();
    await page.goto(`${PIECE}?compose=schedule`);
    await expect(page.getByRole('dialog').getByLabel('Date')).toHaveValue(day);
  });
});
