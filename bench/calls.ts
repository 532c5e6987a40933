import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf, ROOT, startServer, withFolder } from './processes.ts';
import { atMost, median, type Row } from './row.ts';

const PATHS = ['/api/app/v1/site', '/build-info.json'];
const ROUNDS = 7;
const CALLS = 3000;
const WARM_UP_CALLS = 4000;
const LINES = 8;
const BUDGET_US = 60;
/** What the first start still does after its first answer. */
const SETTLE_MS = 2000;

/** What the server spends on a call that asks the database nothing, above what Node's own HTTP server spends on the same bytes. */
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
      for (const path of PATHS) rows.push(await compare(product, path));
      return rows;
    } finally {
      await product.stop();
    }
  });
}

interface Server {
  pid: number;
  url: string;
}

async function compare(product: Server, path: string): Promise<Row> {
  const body = await (await fetch(`${product.url}${path}`)).text();
  const bare = await startServer(join(ROOT, 'bench/bare-server.mjs'), path, { BODY: body });
  try {
    for (const server of [product, bare]) await cpuPerCall(server, path, WARM_UP_CALLS);
    const ours: number[] = [];
    const above: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const reference = await cpuPerCall(bare, path, CALLS);
      const own = await cpuPerCall(product, path, CALLS);
      theirs.push(reference);
      ours.push(own);
      above.push(own - reference);
    }
    return {
      what: `GET ${path}, CPU above a bare server`,
      measured: `${median(above).toFixed(0)} µs`,
      beside: `${median(ours).toFixed(0)} µs, node:http ${median(theirs).toFixed(0)} µs`,
      ratio: median(ours) / median(theirs),
      ...atMost(median(above), BUDGET_US, ' µs'),
    };
  } finally {
    await bare.stop();
  }
}

/** Microseconds of the server's process. The caller is this process, so its own work does not count. */
async function cpuPerCall({ pid, url }: Server, path: string, calls: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: LINES });
  let left = calls;
  const line = async () => {
    while (left > 0) {
      left -= 1;
      await ask(`${url}${path}`, agent);
    }
  };
  const before = (await cpuOf(pid)) ?? 0;
  await Promise.all(Array.from({ length: LINES }, line));
  const after = (await cpuOf(pid)) ?? 0;
  agent.destroy();
  return (after - before) / calls;
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}
