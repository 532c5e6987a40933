import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { launchChromium } from '../e2e/support/chromium.ts';
import { enter } from '../e2e/support/product.ts';
import { ROOT, startServer, withFolder } from './processes.ts';
import { atMost, type Row } from './row.ts';

const SLOWER = 4;
const PARAGRAPHS = 100;
const WORDS_A_PARAGRAPH = 50;
/** Fast for a person: two hundred words a minute. */
const KEY_MS = 60;
const KEYS = 'What a buyer pays before the keys are theirs, line by line, with what each of it is for. ';
/** A frame of sixty a second. */
const MOST_KEY_MS = 16;
const HEADERS = { 'x-client-app': 'members-web' };

const articleOf = (paragraphs: number) => {
  const words = Array.from({ length: WORDS_A_PARAGRAPH }, (_, at) => `word${at}`).join(' ');
  return Array.from({ length: paragraphs }, () => `<p>${words}</p>`);
};

/** What a key costs the page while one types where the cursor is, on a processor four times slower than this one; milliseconds. */
async function costOfKey(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await busy();
  await page.keyboard.type(KEYS, { delay: KEY_MS });
  return ((await busy()) - before) / KEYS.length;
}

async function inPage<Found>(base: string | undefined, work: (page: Page) => Promise<Found>): Promise<Found> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({
      ...(base !== undefined && { baseURL: base }),
      viewport: { width: 1280, height: 900 },
    });
    return await work(await context.newPage());
  } finally {
    await browser.close();
  }
}

/** In an article of so many paragraphs that is open in the studio, saving included. */
const typeInto = (base: string, paragraphs: number) =>
  inPage(base, async (page) => {
    await enter(page, 'cora');
    const begun = await page.request.post('/api/app/v1/studio/pieces', {
      headers: HEADERS,
      data: { type: 'guide', language: 'en', title: `An article of ${paragraphs} paragraphs` },
    });
    const { piece } = (await begun.json()) as { piece: { id: string; texts: { en: { version: number } } } };
    const filled = await page.request.put(`/api/app/v1/studio/pieces/${piece.id}/texts/en`, {
      headers: HEADERS,
      data: {
        version: piece.texts.en.version,
        window: 'benchwindow',
        patch: { at: 0, remove: 0, insert: articleOf(paragraphs) },
      },
    });
    if (!filled.ok()) throw new Error(`the article was not taken: ${await filled.text()}`);
    await page.goto(`/admin/studio/${piece.id}`);
    const takeOver = page.getByRole('button', { name: 'Take over' });
    await takeOver.click();
    const text = page.getByRole('textbox', { name: 'English', exact: true });
    await takeOver.waitFor({ state: 'hidden' });
    await text
      .locator('p')
      .nth(Math.floor(paragraphs / 2))
      .click();
    await page.waitForLoadState('networkidle');
    return costOfKey(page);
  });

/** In the same article as a field of the browser alone, without a line of ours: what no editor can be quicker than. */
const typeBare = (paragraphs: number) =>
  inPage(undefined, async (page) => {
    await page.setContent(`<div contenteditable>${articleOf(paragraphs).join('')}</div>`);
    await page
      .locator('p')
      .nth(Math.floor(paragraphs / 2))
      .click();
    return costOfKey(page);
  });

/** Typing in the studio, beside what the browser takes for the keys alone. */
export async function run(): Promise<Row[]> {
  return withFolder(async (folder) => {
    const server = await startServer(join(ROOT, 'server/dist/main.js'), '/api/health', { YARDSIGN_DATA: folder });
    try {
      const bare = await typeBare(PARAGRAPHS);
      const short = await typeInto(server.url, 2);
      const long = await typeInto(server.url, PARAGRAPHS);
      const words = PARAGRAPHS * WORDS_A_PARAGRAPH;
      return [
        {
          what: `a key in an article of ${words} words, all that the page does`,
          measured: `${long.toFixed(1)} ms`,
          beside: `of ${2 * WORDS_A_PARAGRAPH}: ${short.toFixed(1)} ms`,
          ratio: long / short,
        },
        {
          what: 'of it what the studio adds to a bare field',
          measured: `${(long - bare).toFixed(1)} ms`,
          beside: `bare: ${bare.toFixed(1)} ms`,
          ratio: long / bare,
          ...atMost(long - bare, MOST_KEY_MS, ' ms'),
        },
      ];
    } finally {
      await server.stop();
    }
  });
}
