import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, request } from '@playwright/test';
import { enter } from '../support/product.ts';
import { createService, freePort } from './service.ts';
import { createBrowser } from './killed-browser.ts';

/** Between two words; a quick typist. */
const WORD_MS = 60;
const WORDS_A_PARAGRAPH = 12;
const LONGEST_LIFE_MS = 4000;
const PATIENCE_MS = 60_000;
const VICTIMS = ['server', 'browser', 'both'] as const;
type Victim = (typeof VICTIMS)[number];

interface Loss {
  victim: Victim;
  /** How old the oldest word was that did not come back, in milliseconds before the kill; 0 where all came back. */
  ms: number;
}

export interface WritingKillReport {
  kills: number;
  /** Words that were typed. */
  words: number;
  /** One for each kill. */
  gone: Loss[];
  /** Words that are missing before others that came back, or that stand twice. */
  torn: string[];
}

interface Typed {
  /** When each word was typed, by its number. */
  at: number[];
}

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

/** Signs in and begins a piece. @returns what makes a browser one that is signed in, and the address of the text. */
async function begin(url: string): Promise<{ cookies: Cookies; address: string }> {
  const calls = await request.newContext({ baseURL: url });
  await enter({ request: calls }, 'cora');
  const begun = await calls.post('/api/app/v1/studio/pieces', {
    headers: { 'x-client-app': 'members-web' },
    data: { type: 'guide', language: 'en', title: 'Written through' },
  });
  const { piece } = (await begun.json()) as { piece: { id: string } };
  const { cookies } = await calls.storageState();
  await calls.dispose();
  return { cookies, address: `${url}/admin/studio/${piece.id}` };
}

const desk = (page: Page) => page.getByRole('textbox', { name: 'English', exact: true });

/** Opens the text, takes it over from the window that is dead, and waits until everything is on the server. */
async function openText(page: Page, address: string): Promise<void> {
  // Whose text it is: until that is answered nobody is seen to write in it, and what is typed after it may go nowhere.
  const whose = page.waitForResponse((answer) => answer.url().endsWith('/writer'), { timeout: PATIENCE_MS });
  await page.goto(address);
  await whose;
  await desk(page).waitFor({ timeout: PATIENCE_MS });
  const takeOver = page.getByRole('button', { name: 'Take over' });
  const saved = page.getByText('Everything is saved.');
  await expect(async () => {
    if (await takeOver.isVisible()) await takeOver.click();
    await expect(saved).toBeVisible({ timeout: 500 });
    await expect(takeOver).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: PATIENCE_MS });
}

/** Types numbered words until it is called off, or until the browser is gone. */
async function type(page: Page, typed: Typed, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const word = typed.at.length;
    try {
      await page.keyboard.type(`w${word}. `);
      typed.at.push(performance.now());
      if (typed.at.length % WORDS_A_PARAGRAPH === 0) await page.keyboard.press('Enter');
    } catch {
      return;
    }
    await sleep(WORD_MS);
  }
}

/** The numbers of the words that stand in a text; one that was cut off in the middle is none. */
const numbersIn = (text: string): number[] => [...text.matchAll(/w(\d+)\./g)].map(([, number]) => Number(number));

/** What came back: how old the oldest word was that did not, and what is missing in the middle. */
function judge(text: string, typed: Typed, killedAt: number): { gone: number; torn: string[] } {
  const found = numbersIn(text);
  const last = found.at(-1) ?? -1;
  const torn = found.flatMap((word, at) => (word === at ? [] : [`word ${word} at place ${at}`]));
  const lost = typed.at[last + 1];
  return { gone: lost === undefined ? 0 : Math.max(0, killedAt - lost), torn: torn.slice(0, 1) };
}

/**
 * Kills the server, the browser or both with `kill -9` at random moments while somebody writes, starts them again, and looks what of
 * the text comes back.
 *
 * @param options.random from 0 to 1
 */
export async function runWritingKillLoop(options: { kills: number; random: () => number }): Promise<WritingKillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'yardsign-writing-kill-'));
  const port = await freePort();
  const service = createService('web,worker,sandbox', port, {
    YARDSIGN_DATA: join(folder, 'product'),
    YARDSIGN_URL: `http://127.0.0.1:${port}`,
    YARDSIGN_SIGN_INS_PER_MINUTE: '100000',
  });
  const browser = await createBrowser(join(folder, 'browser'));
  const report: WritingKillReport = { kills: options.kills, words: 0, gone: [], torn: [] };
  const typed: Typed = { at: [] };
  try {
    await service.start();
    let page = await browser.start();
    const { cookies, address } = await begin(service.url);
    await page.context().addCookies(cookies);
    await openText(page, address);

    for (let kill = 0; kill < options.kills; kill++) {
      const victim = VICTIMS[Math.floor(options.random() * VICTIMS.length)] ?? 'both';
      await expect(desk(page)).toHaveAttribute('contenteditable', 'true', { timeout: PATIENCE_MS });
      await desk(page).click();
      await page.keyboard.press('Control+End');
      const over = new AbortController();
      const writing = type(page, typed, over.signal);
      await sleep(options.random() * LONGEST_LIFE_MS);
      const killedAt = performance.now();
      await Promise.all([victim !== 'browser' && service.kill(), victim !== 'server' && browser.kill()]);
      over.abort();
      await writing;
      if (victim !== 'browser') await service.start();
      if (victim !== 'server') page = await browser.start();
      await goOn(page, victim, { cookies, address });
      const judged = judge(await desk(page).innerText(), typed, killedAt);
      report.gone.push({ victim, ms: Math.round(judged.gone) });
      report.torn.push(...judged.torn.map((what) => `${victim} killed: ${what}`));
      // What is gone is typed again, so that the words stay numbered.
      typed.at.length = numbersIn(await desk(page).innerText()).length;
    }
    report.words = typed.at.length;
    return report;
  } finally {
    await browser.kill();
    await service.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** After a kill of the server alone the page stands as it was, and saves by itself; else the text is opened anew. */
async function goOn(
  page: Page,
  victim: Victim,
  { cookies, address }: { cookies: Cookies; address: string },
): Promise<void> {
  if (victim !== 'server') {
    // A browser that is killed may not have written its cookies yet.
    await page.context().addCookies(cookies);
    return openText(page, address);
  }
  await expect(page.getByText('Everything is saved.')).toBeVisible({ timeout: PATIENCE_MS });
}
