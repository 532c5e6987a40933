import autocannon from 'autocannon';
import { cpuOf, cpuOfTree, type Running } from './processes.ts';

/** The load ends with a sample, so a round takes up to this long more than its calls. */
const SAMPLE_MS = 50;

export interface Measured {
  perSecond: number;
  /** Microseconds of a processor a call: the server, and its database where that is a process of its own. */
  server: number;
  database: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface Served {
  running: Pick<Running, 'url' | 'pid'>;
  /** The database's first process. */
  databasePid: number | undefined;
}

export type Requests = { path: string; headers: Record<string, string> }[];

/**
 * Asks a server so many times, warmed up by as many calls before.
 *
 * @param load.lines how many ask at once
 * @throws where an answer is neither a success nor that nothing has changed
 */
export async function measureLoad(
  { running, databasePid }: Served,
  requests: Requests,
  { calls, lines }: { calls: number; lines: number },
): Promise<Measured> {
  const load = () =>
    autocannon({ url: running.url, connections: lines, amount: calls, requests, sampleInt: SAMPLE_MS });
  await load();
  const cpu = async () => ({
    server: (await cpuOf(running.pid)) ?? 0,
    database: databasePid === undefined ? 0 : await cpuOfTree(databasePid),
  });
  const before = await cpu();
  const result = await load();
  const after = await cpu();
  const wrong = result.non2xx - (result.statusCodeStats?.['304']?.count ?? 0) + result.errors;
  if (wrong > 0) throw new Error(`${requests[0]?.path}: ${wrong} of ${calls} calls failed`);
  return {
    perSecond: calls / result.duration,
    server: (after.server - before.server) / calls,
    database: (after.database - before.database) / calls,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
