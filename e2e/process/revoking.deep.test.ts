import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../tooling/postgres.mjs';
import { createService, freePort } from '../kill/service.ts';

const ROUNDS = 1000;
const AT_ONCE = 20;
/** What was known of a session may answer for so long what only reads. */
const AT_MOST_MS = 1000;

const READ = ['GET', '/api/app/v1/session'] as const;
const WRITE = ['PUT', '/api/app/v1/session/language', { language: 'en' }] as const;

const JSON_TYPE = { 'content-type': 'application/json' };

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/v1/authenticate`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ username: 'maya', password: 'porch-light-42', industry_id: 1 }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

async function status(url: string, token: string, [method, path, body]: readonly [string, string, object?]) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && JSON_TYPE) },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.text();
  return answer.status;
}

/** Two sessions that `there` knows, ended by `here`. @returns what `there` answers a write at once, and a read when its time is up. */
async function revoke(here: string, there: string): Promise<[number, number]> {
  const [writes, reads] = [await signIn(here), await signIn(here)];
  for (const token of [writes, reads]) {
    expect(await status(there, token, READ)).toBe(200);
    expect(await status(here, token, ['POST', '/api/app/v1/logout', {}])).toBeLessThan(300);
  }
  const endedAt = performance.now();
  const written = await status(there, writes, WRITE);
  await sleep(Math.max(0, AT_MOST_MS - (performance.now() - endedAt)));
  return [written, await status(there, reads, READ)];
}

test(
  'a session that one process has ended changes nothing through another one, and reads nothing after a second',
  { timeout: 1_800_000 },
  async () => {
    const postgres = await startPostgres();
    if (postgres.url === undefined) throw new Error(postgres.reason);
    const folder = await mkdtemp(join(tmpdir(), 'yardsign-revoking-'));
    const [firstPort, secondPort] = [await freePort(), await freePort()];
    const settings = {
      YARDSIGN_DATA: join(folder, 'product'),
      YARDSIGN_URL: `http://127.0.0.1:${firstPort}`,
      YARDSIGN_REQUESTS_PER_MINUTE: '1000000',
      YARDSIGN_SIGN_INS_PER_MINUTE: '1000000',
      DATABASE_URL: postgres.url,
    };
    const first = createService('web,worker,sandbox', firstPort, settings);
    const second = createService('web', secondPort, { ...settings, YARDSIGN_SANDBOX_URL: first.url });
    onTestFinished(async () => {
      await Promise.all([first.kill(), second.kill()]);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    });
    await first.start();
    await second.start();

    const answers: [number, number][] = [];
    while (answers.length < ROUNDS)
      answers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, async () => revoke(first.url, second.url)))));
    expect(answers.filter(([written, read]) => written !== 401 || read !== 401)).toEqual([]);
  },
);
