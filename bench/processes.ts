import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Of the kernel's clock that `/proc` counts in; 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
const MICROSECONDS = 1_000_000;

/** User and system time of one process, all its threads, in microseconds; undefined without `/proc`. */
export async function cpuOf(pid: number): Promise<number | undefined> {
  const fields = await statOf(pid);
  if (fields === undefined) return undefined;
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * MICROSECONDS;
}

/** The same, of a process and all that descend from it, those included that have ended. */
export async function cpuOfTree(root: number): Promise<number> {
  const parents = new Map<number, number>();
  const ticks = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const pid = Number(name);
    const fields = Number.isInteger(pid) ? await statOf(pid) : undefined;
    if (fields === undefined) continue;
    parents.set(pid, Number(fields[1]));
    // Its own, and that of its children which have ended.
    ticks.set(
      pid,
      fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
    );
  }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return pid === root || (parent !== undefined && parent > 0 && isBelow(parent));
  };
  const below = [...ticks].filter(([pid]) => isBelow(pid));
  return (below.reduce((sum, [, spent]) => sum + spent, 0) / TICKS_PER_SECOND) * MICROSECONDS;
}

/** Resident memory in megabytes. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** The fields of `/proc/<pid>/stat` after the name, which may itself hold spaces: state, parent, …; utime is [11], stime [12], of ended children [13] and [14]. */
async function statOf(pid: number): Promise<string[] | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface Running {
  pid: number;
  url: string;
  /** Milliseconds from the start of the process to its first 200. */
  startedMs: number;
  /** CPU that it took until then, in microseconds; undefined without `/proc`. */
  startedCpu: number | undefined;
  stop(): Promise<void>;
}

const START_PATIENCE_MS = 60_000;
const POLL_MS = 5;

/** How a script is started, where that is not as our own are. */
interface Program {
  node?: string;
  args?: readonly string[];
  cwd?: string;
  /** One that is free; found where it is left out. */
  port?: number;
}

/** Starts a script, with this Node unless another is named, and asks `path` until it answers 200. */
export async function startServer(
  script: string,
  path: string,
  settings: Record<string, string>,
  { node = process.execPath, args = [], cwd = ROOT, port: asked }: Program = {},
): Promise<Running> {
  const port = asked ?? (await freePort());
  const begun = performance.now();
  const child = spawn(node, [script, ...args], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = () => ended(child);
  while (!(await answers(`${url}${path}`))) {
    if (child.exitCode !== null || performance.now() - begun > START_PATIENCE_MS) {
      await stop();
      throw new Error(`${script} did not start`);
    }
    await sleep(POLL_MS);
  }
  const startedMs = performance.now() - begun;
  const pid = child.pid ?? 0;
  return { pid, url, startedMs, startedCpu: await cpuOf(pid), stop };
}

async function answers(url: string): Promise<boolean> {
  // Refused until the port is open: that is what is waited for.
  const answer = await fetch(url).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}

/** Runs `work` with a new folder that is removed afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'yardsign-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
