import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf, ROOT, startServer, withFolder, type Running } from './processes.ts';
import { atMost, type Row } from './row.ts';

const WARM_STARTS = 3;
const IDLE_MS = 5000;
const MOST_FIRST_S = 10;
const MOST_WARM_S = 2;
const MOST_IDLE_MB = 500;

/** From the start of the process to the first 200, with the demo world and the simulators, as `npm start` has it. */
export async function run(): Promise<Row[]> {
  return withFolder(async (folder) => {
    const start = () => startServer(join(ROOT, 'server/dist/main.js'), '/api/health', { YARDSIGN_DATA: folder });
    const bare = await startServer(join(ROOT, 'bench/bare-server.mjs'), '/', {});
    await bare.stop();
    const idleMemory = async ({ pid }: Running) => {
      await sleep(IDLE_MS);
      return memoryOf(pid);
    };
    const first = await start();
    const idleAfterFirst = await idleMemory(first);
    await first.stop();
    const warm: Running[] = [];
    let idle = 0;
    for (let i = 0; i < WARM_STARTS; i += 1) {
      const running = await start();
      warm.push(running);
      if (i === WARM_STARTS - 1) idle = await idleMemory(running);
      await running.stop();
    }
    const middle = warm.toSorted((a, b) => a.startedMs - b.startedMs)[Math.floor(WARM_STARTS / 2)] ?? first;
    return [
      row('first start, empty data folder', first, bare, MOST_FIRST_S),
      row('warm start', middle, bare, MOST_WARM_S),
      {
        what: 'memory after 5 s idle (resident)',
        measured: `${idle.toFixed(0)} MB`,
        beside: `the first time, when the demo past was just drawn: ${idleAfterFirst.toFixed(0)} MB`,
        ...atMost(idle, MOST_IDLE_MB, ' MB'),
      },
    ];
  });
}

function row(what: string, { startedMs, startedCpu }: Running, bare: Running, limit: number): Row {
  const cpu = startedCpu === undefined ? '' : `CPU ${(startedCpu / 1_000_000).toFixed(2)} s; `;
  return {
    what,
    measured: `${(startedMs / 1000).toFixed(2)} s`,
    beside: `${cpu}bare node:http ${(bare.startedMs / 1000).toFixed(2)} s`,
    ratio: startedMs / bare.startedMs,
    ...atMost(startedMs / 1000, limit, ' s'),
  };
}
