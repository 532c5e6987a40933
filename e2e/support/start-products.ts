// Starts a product for each worker of the journeys, all at the same time: one after the other, a run of three would wait for each in turn.
//
//   node --import tsx e2e/support/start-products.ts <folder> '[{"PORT": "4310", ...}, ...]'
//
// Says "All products are ready" once each answers; ends when they have ended, which a signal makes them do, and removes the folder of
// the run then, which holds their data.
import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';

type Settings = Record<string, string>;

const START = fileURLToPath(new URL('../../tooling/start.mjs', import.meta.url));
/** How often each is asked whether it is ready, in milliseconds. */
const PAUSE = 100;

const [folder = '', list = '[]'] = process.argv.slice(2);
const settings = JSON.parse(list) as Settings[];
const products = settings.map((each) =>
  spawn(process.execPath, [START], { env: { ...process.env, ...each }, stdio: 'inherit' }),
);
const ended = products.map(
  (product) => new Promise<number>((resolve) => product.once('exit', (code) => resolve(code ?? 0))),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    for (const product of products) product.kill(signal);
  });

async function answers(product: ChildProcess, { PORT }: Settings): Promise<void> {
  while (product.exitCode === null) {
    const response = await fetch(`http://localhost:${PORT}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await wait(PAUSE);
  }
  throw new Error(`the product on port ${PORT} ended before it was ready`);
}

await Promise.all(products.map((product, index) => answers(product, settings[index] ?? {})));
process.stdout.write('All products are ready\n');
process.exitCode = Math.max(...(await Promise.all(ended)));
await rm(folder, { recursive: true, force: true, maxRetries: 3 });
