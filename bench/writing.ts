import { join } from 'node:path';
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

/** What a key costs the page, as long as the article is, on a processor four times slower than this one. */
async function typeInto(base: string, paragraphs: number): Promise<number> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await enter(page, 'cora');
    const begun = await page.request.post('/api/app/v1/studio/pieces', {
      headers: HEADERS,
      data: { type: 'guide', language: 'en', title: `An article of ${paragraphs} paragraphs` },
    });
    const { piece } = (await begun.json()) as { piece: { id: string; texts: { en: { version: number } } } };
    const words = Array.from({ length: WORDS_A_PARAGRAPH }, (_, at) => `word${at}`).join(' ');
    const filled = await page.request.put(`/api/app/v1/studio/pieces/${piece.id}/texts/en`, {
      headers: HEADERS,
      data: {
        version: piece.texts.en.version,
        window: 'benchwindow',
        patch: { at: 0, remove: 0, insert: Array.from({ length: paragraphs }, () => `<p>${words}</p>`) },
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
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    const before = await busy();
    await page.keyboard.type(KEYS, { delay: KEY_MS });
    return ((await busy()) - before) / KEYS.length;
  } finally {
    await browser.close();
  }
}

/** Typing in the studio, saving included. */
export async function run(): Promise<Row[]> {
  return withFolder(async (folder) => {
    const server = await startServer(join(ROOT, 'server/dist/main.js'), '/api/health', { YARDSIGN_DATA: folder });
    try {
      const short = await typeInto(server.url, 2);
      const long = await typeInto(server.url, PARAGRAPHS);
      return [
        {
          what: `a key in an article of ${PARAGRAPHS * WORDS_A_PARAGRAPH} words, all that the page does`,
          measured: `${long.toFixed(1)} ms`,
          beside: `of ${2 * WORDS_A_PARAGRAPH}: ${short.toFixed(1)} ms`,
          ratio: long / short,
          ...atMost(long, MOST_KEY_MS, ' ms'),
        },
      ];
    } finally {
      await server.stop();
    }
  });
}
