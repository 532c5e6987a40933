import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../support/chromium.ts';
import { freePort } from './service.ts';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
const START_MS = 30_000;

/** A browser with a profile of its own on the disk, which can be killed at any moment and started again. */
export interface KilledBrowser {
  /** Starts it. @returns its page. */
  start(): Promise<Page>;
  /** Ends it with all of its processes, as a crash of the machine would. */
  kill(): Promise<void>;
}

async function connect(address: string): Promise<Browser> {
  const deadline = performance.now() + START_MS;
  for (;;) {
    try {
      return await chromium.connectOverCDP(address);
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

/**
 * @param folder where its profile is kept through the kills
 * @param flags besides those of every browser here
 */
export async function createBrowser(folder: string, flags: readonly string[] = []): Promise<KilledBrowser> {
  const path = await chromiumPath();
  let child: ChildProcess | undefined;
  return {
    async start() {
      const port = await freePort();
      // Its processes are a group of their own, so that all of them can be ended at once.
      const where = [`--user-data-dir=${folder}`, `--remote-debugging-port=${port}`, 'about:blank'];
      child = spawn(path, [...FLAGS, ...flags, ...where], { detached: true, stdio: 'ignore' });
      const browser = await connect(`http://127.0.0.1:${port}`);
      const [context = await browser.newContext()] = browser.contexts();
      return context.pages()[0] ?? context.newPage();
    },
    async kill() {
      const ending = child;
      child = undefined;
      if (ending?.pid === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      process.kill(-ending.pid, 'SIGKILL');
      await ended;
    },
  };
}
