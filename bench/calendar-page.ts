import type { Browser, Page } from '@playwright/test';
import { join } from 'node:path';
import { openPostgres } from '@yardsign/server/platform/database/open-postgres';
import { sql } from 'kysely';
import { launchChromium } from '../e2e/support/chromium.ts';
import { enter } from '../e2e/support/product.ts';
import { startPostgres } from '../tooling/postgres.mjs';
import { ROOT, startServer, withFolder } from './processes.ts';
import { atMost, median, type Row } from './row.ts';

const MANY = 10_000;
const ROUNDS = 7;
const MOST_OPEN_MS = 300;
/** Two of 60 a second: one frame may be late, not two in turn. */
const MOST_FRAME_MS = 34;
const STEPS = 60;

/** Gives a member that many posts in this month, which are out, and as many in the next, which are still to come. */
async function fillMonths(databaseUrl: string): Promise<void> {
  const database = openPostgres({ url: databaseUrl, poolSize: 1, onError: () => {} });
  const copy = (state: string, month: ReturnType<typeof sql>) => sql`
    insert into post
    select (jsonb_populate_record(null::post, to_jsonb(one) || jsonb_build_object(
      'id', 'pst_' || ${state}::text || lpad(n::text, 9, '0'), 'slot_id', null, 'due_at', at,
      'next_at', case when one.next_at is not null then at end
    ))).*
    from (
      select * from post where state = ${state} and comment_of is null
        and owner_id = (select id from member where username = 'maya')
      limit 1
    ) one, generate_series(1, ${sql.lit(MANY)}) n,
    lateral (select ${month} + (n % 40000) * interval '1 minute' * 4 as at) time`;
  try {
    await copy('published', sql`date_trunc('month', now())`).execute(database.db);
    await copy('scheduled', sql`date_trunc('month', now()) + interval '1 month'`).execute(database.db);
  } finally {
    await database.close();
  }
}

/** Milliseconds from the press until what `shown` finds is on the screen. */
function shownAfter(page: Page, press: string, shown: string): Promise<number> {
  return page.evaluate(
    ([pressed, awaited]) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        new MutationObserver((_, observer) => {
          if (document.querySelector(awaited) === null) return;
          observer.disconnect();
          // Painted when the frame after the one that holds it begins.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begun)));
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(pressed)?.click();
      }),
    [press, shown] as const,
  );
}

async function opens(browser: Browser, base: string): Promise<number> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await enter(page, 'maya');
    await page.goto('/dashboard');
    await page.waitForLoadState('networkidle');
    // The menu fetches a page's code when the pointer is on its link, and so does this.
    await page.locator('a[href="/content-calendar"]').first().hover();
    await page.waitForLoadState('networkidle');
    return await shownAfter(page, 'a[href="/content-calendar"]', '[data-day] a[href^="/posts/"]');
  } finally {
    await context.close();
  }
}

/** The longest frames while a post is dragged across the month, the slowest of a hundred. */
async function drags(browser: Browser, base: string): Promise<number> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await enter(page, 'maya');
    const next = new Date();
    next.setUTCDate(1);
    next.setUTCMonth(next.getUTCMonth() + 1);
    await page.goto(`/content-calendar?month=${next.toISOString().slice(0, 7)}`);
    const item = page.locator('[data-day] a[draggable="true"]').first();
    const from = await item.boundingBox();
    const cells = page.locator('[data-day]');
    const to = await cells.nth((await cells.count()) - 1).boundingBox();
    if (from === null || to === null) throw new Error('there is nothing to drag');
    await page.mouse.move(from.x + 10, from.y + 5);
    await page.mouse.down();
    // A method: what names functions when this file is run does not exist in the page.
    await page.evaluate(() => {
      const watch = {
        frames: [] as number[],
        last: performance.now(),
        next(at: number) {
          watch.frames.push(at - watch.last);
          watch.last = at;
          requestAnimationFrame((then) => watch.next(then));
        },
      };
      requestAnimationFrame((at) => watch.next(at));
      Object.assign(window, { frames: watch.frames });
    });
    await page.mouse.move(to.x + to.width / 2, Math.min(to.y + to.height / 2, 880), { steps: STEPS });
    const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    await page.mouse.up();
    const sorted = frames.slice(1).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  } finally {
    await context.close();
  }
}

/** A month of ten thousand posts as the page shows it: until the posts stand in their cells, and while one is dragged. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  if (postgres.url === undefined) throw new Error(postgres.reason ?? 'no PostgreSQL');
  const browser = await launchChromium();
  try {
    return await withFolder(async (folder) => {
      const settings = { DATABASE_URL: postgres.url, YARDSIGN_DATA: folder };
      const server = await startServer(join(ROOT, 'server/dist/main.js'), '/api/health', settings);
      try {
        await fillMonths(postgres.url);
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) times.push(await opens(browser, server.url));
        const open = median(times);
        const frame = await drags(browser, server.url);
        return [
          {
            what: `a month of ${MANY} posts, from the press to the posts in their cells`,
            measured: `${open.toFixed(0)} ms`,
            ...atMost(open, MOST_OPEN_MS, ' ms'),
          },
          {
            what: 'a post dragged across it, 95 of 100 frames',
            measured: `${frame.toFixed(1)} ms`,
            ...atMost(frame, MOST_FRAME_MS, ' ms'),
          },
        ];
      } finally {
        await server.stop();
      }
    });
  } finally {
    await browser.close();
    await postgres.stop();
  }
}
