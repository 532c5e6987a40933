import { DAY_MS, HOUR_MS } from '@yardsign/domain/time/spans';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { instantToWallClock } from '@yardsign/domain/time/wall-clock';
import { isDeep } from '@yardsign/server/platform/testing/effort';
import { productStarter } from '../process/start-product.ts';
import { publishedOnFacebook, enter } from '../support/product.ts';

const ZONE = 'America/New_York';
const HEADERS = { 'x-client-app': 'members-web' };

// A product of its own: its clock goes months ahead, which no other journey would survive.
const data = mkdtempSync(join(tmpdir(), 'yardsign-autopilot-'));
const products = productStarter(data);
test.afterAll(() => {
  products.killAll();
  rmSync(data, { recursive: true, force: true });
});

interface Slot {
  id: string;
  at: string;
  state: string;
  wallClock: { date: string; time: string };
  content: { title: string } | null;
}

const clockAt = (at: number) => instantToWallClock(new Date(at), ZONE).time;

/** Midnight, by UTC, of the next day on which the clocks of a zone change. */
function nextClockChange(from: number): number {
  let day = Math.ceil(from / DAY_MS) * DAY_MS;
  while (clockAt(day) === clockAt(day + DAY_MS)) day += DAY_MS;
  return day;
}

/** Whatever is due in between is done before the answer. */
const MOVING_MS = 60_000;
const moveTo = async (request: APIRequestContext, at: number) =>
  expect((await request.post('/sandbox/_clock', { data: { at }, timeout: MOVING_MS })).ok()).toBe(true);

// A product of its own and months of posts: `posting.test.ts` of autopilot holds the same in every run without a browser.
const testAtLength = isDeep ? test : test.skip;

testAtLength(
  'autopilot posts through a month in which the clocks change, at nine by the wall, but for what Luis swaps and skips',
  async ({ browser }) => {
    test.setTimeout(120_000);
    const product = await products.start({ YARDSIGN_REQUESTS_PER_MINUTE: '100000' });
    await product.ready;
    const page = await browser.newPage({ baseURL: product.url });
    const { request } = page;
    const { epochMs } = (await (await request.get('/sandbox/_clock')).json()) as { epochMs: number };
    await moveTo(request, nextClockChange(epochMs) - 16 * DAY_MS);

    await enter(page, 'luis');
    // What was connected may have ended on the way here.
    await request.delete('/api/app/v1/connections/facebook', { headers: HEADERS });
    await page.goto('/integrations');
    await page.getByRole('button', { name: 'Conectar Facebook' }).click();
    await page.getByRole('link', { name: /Luis Herrera/ }).click();
    await page.getByRole('button', { name: /Contin/ }).click();
    await expect(page).toHaveURL(/\/integrations/);

    await page.goto('/automatic-social-media-posting?edit=new');
    await page.getByRole('checkbox', { name: 'Gráficos' }).check();
    await page.getByRole('group', { name: 'Facebook' }).getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Lunes', exact: true }).click();
    await page.getByLabel('Agregar una hora').selectOption('9');
    await page.getByLabel('Zona horaria').selectOption(ZONE);
    await page.getByRole('button', { name: 'Guardar la tarea' }).click();
    await expect(page.getByText('La tarea se guardó.')).toBeVisible();

    const coming = async (): Promise<Slot[]> => {
      const answer = await request.get('/api/autoposter/v1/industries/1/jobs/?page=1', { headers: HEADERS });
      if (!answer.ok()) throw new Error(await answer.text());
      return ((await answer.json()) as { jobs: { next: Slot[] }[] }).jobs[0]?.next ?? [];
    };
    const [first, second] = await coming();
    await page.getByRole('button', { name: `Cambiar ${first?.content?.title}` }).click();
    await expect(page.getByText(/Ahora es «/)).toBeVisible();
    await page.getByRole('button', { name: `Omitir ${second?.content?.title}` }).click();
    await expect(page.getByText('Omitida', { exact: true })).toBeVisible();

    const month = (await coming()).slice(0, 5);
    expect(month[0]?.content?.title).not.toBe(first?.content?.title);
    expect(month.map(({ state }) => state === 'skipped')).toEqual([false, true, false, false, false]);
    expect(new Set(month.map(({ at }) => at.slice(at.indexOf('T')))).size).toBe(2);
    expect(month.every(({ wallClock }) => wallClock.time === '09:00')).toBe(true);

    const before = (await publishedOnFacebook(request)).length;
    let out = 0;
    for (const { id, at, state } of month) {
      // Its post is made days ahead; by then it stands among those that are to come.
      if (state === 'skipped') continue;
      await moveTo(request, Date.parse(at) - HOUR_MS);
      // The day before is over for whoever was signed in.
      await enter(page, 'luis');
      await expect
        .poll(async () => (await coming()).find((slot) => slot.id === id)?.state ?? 'posted', { intervals: [100] })
        .toBe('posted');
      await moveTo(request, Date.parse(at) + 1000);
      out += 1;
      await expect
        .poll(async () => (await publishedOnFacebook(request)).length - before, { intervals: [100] })
        .toBe(out);
    }

    await enter(page, 'luis');
    const past = await request.get('/api/app/v1/posts?view=past&limit=20', { headers: HEADERS });
    const { items } = (await past.json()) as {
      items: { origin: string; dueAt: string; state: string; content: { title: string } }[];
    };
    const went = items.filter(({ origin }) => origin === 'autopilot').toReversed();
    const wanted = month.filter(({ state }) => state !== 'skipped');
    expect(went.map(({ dueAt, content, state }) => [dueAt, content.title, state])).toEqual(
      wanted.map(({ at, content }) => [at, content?.title, 'published']),
    );
    await page.reload();
    await expect(page.getByText(/Última publicación/)).toBeVisible();
  },
);
