import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf, ROOT, startServer, withFolder } from './processes.ts';
import { atMost, median, type Row } from './row.ts';

const PATHS = ['/api/app/v1/site', '/build-info.json'];
const ROUNDS = 5;
/** The kernel counts a process in ticks of 10 ms: of fewer calls a round says little. */
const CALLS = 20_000;
const LINES = 8;
const MOST_TIMES = 2;
/** What the first start still does after its first answer. */
const SETTLE_MS = 2000;
/** How long is watched what a server does while nobody asks it anything. */
const IDLE_MS = 5000;

/** What the server spends on a call that asks the database nothing, beside what Node's own HTTP server spends on the same bytes. */
export async function run(): Promise<Row[]> {
  if (process.platform !== 'linux')
    return [{ what: 'calls', measured: 'only measured on Linux, which counts a process' }];
  return withFolder(async (folder) => {
    const product = await startServer(join(ROOT, 'server/dist/main.js'), '/api/health', {
      YARDSIGN_DATA: folder,
      YARDSIGN_DEMO: 'off',
      YARDSIGN_SANDBOX: 'off',
      YARDSIGN_REQUESTS_PER_MINUTE: '100000000',
      YARDSIGN_SIGN_INS_PER_MINUTE: '100000000',
    });
    try {
      await sleep(SETTLE_MS);
      const rows: Row[] = [];
      const idle = await idleCpu(product);
      for (const path of PATHS) rows.push(await compare({ ...product, idle }, path));
      return rows;
    } finally {
      await product.stop();
    }
  });
}

interface Server {
  pid: number;
  url: string;
  /** Microseconds of CPU in a millisecond in which nobody asks anything. */
  idle: number;
}

/** A server that looks for work now and then spends that whether it is called or not: it is no part of a call. */
async function idleCpu({ pid }: Pick<Server, 'pid'>): Promise<number> {
  const began = performance.now();
  const before = (await cpuOf(pid)) ?? 0;
  await sleep(IDLE_MS);
  return (((await cpuOf(pid)) ?? 0) - before) / (performance.now() - began);
}

async function compare(product: Server, path: string): Promise<Row> {
  const body = await (await fetch(`${product.url}${path}`)).text();
  const bare = { ...(await startServer(join(ROOT, 'bench/bare-server.mjs'), path, { BODY: body })), idle: 0 };
  try {
    for (const server of [product, bare]) await cpuPerCall(server, path);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(await cpuPerCall(bare, path));
      ours.push(await cpuPerCall(product, path));
    }
    const ratio = median(ours) / median(theirs);
    return {
      what: `GET ${path}, CPU a call`,
      measured: `${median(ours).toFixed(0)} µs`,
      beside: `node:http ${median(theirs).toFixed(0)} µs`,
      ratio,
      ...atMost(ratio, MOST_TIMES, ' times'),
    };
  } finally {
    await bare.stop();
  }
}

/** Microseconds of the server's process. The caller is this process, so its own work does not count. */
async function cpuPerCall({ pid, url, idle }: Server, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: LINES });
  let left = CALLS;
  const line = async () => {
    while (left > 0) {
      left -= 1;
      await ask(`${url}${path}`, agent);
    }
  };
  const began = performance.now();
  const before = (await cpuOf(pid)) ?? 0;
  await Promise.all(Array.from({ length: LINES }, line));
  const after = (await cpuOf(pid)) ?? 0;
  agent.destroy();
  return (after - before - idle * (performance.now() - began)) / CALLS;
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}
