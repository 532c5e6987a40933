import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../kill/service.ts';
import type { Engine } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib/x86_64-linux-gnu';
const PATIENCE_MS = 120_000;

/** WebKitGTK's small browser, when it, its driver and a screen are there (`xvfb-run` gives one); undefined otherwise. */
export function webkitPath(): string | undefined {
  if (!existsSync(DRIVER) || process.env['DISPLAY'] === undefined) return undefined;
  return readdirSync(LIBRARIES)
    .filter((name) => name.startsWith('webkit2gtk-'))
    .map((name) => join(LIBRARIES, name, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

/** Starts WebKitGTK by WebDriver (https://www.w3.org/TR/webdriver2/) and opens the page. */
export async function launchWebkit(binary: string, url: string): Promise<Engine> {
  const port = await freePort();
  const driver = spawn(DRIVER, ['-p', String(port)], { stdio: 'ignore' });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  while (!(await call('GET', '/status').catch(() => undefined))) await sleep(50);
  const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
          timeouts: { script: PATIENCE_MS },
        },
      },
    },
  );
  await call('POST', `/session/${sessionId}/url`, { url });
  const script = 'const [job, done] = arguments; golden.pixels(job).then(done, (error) => done("failed: " + error));';
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async pixels(job) {
      const answer = await call<string>('POST', `/session/${sessionId}/execute/async`, { script, args: [job] });
      if (answer.startsWith('failed: ')) throw new Error(answer);
      return Buffer.from(answer, 'base64');
    },
    async close() {
      await call('DELETE', `/session/${sessionId}`);
      driver.kill();
    },
  };
}
