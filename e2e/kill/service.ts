import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const SOURCE = fileURLToPath(new URL('../../server/app/main.ts', import.meta.url));

/** A process of the product, which can be killed at any moment. */
export interface Service {
  url: string;
  /** Starts it and waits until it is ready. @returns milliseconds that this took. */
  start(): Promise<number>;
  /** Ends it at once, as a crash of the machine would: no signal handler runs. */
  kill(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Has a simulator do something. @throws Error when it refuses. */
export async function control(url: string, body: unknown): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} refused a control: ${await answer.text()}`);
}

/** @param services as in `--services=`. The build is used when there is one, else the sources. */
export function createService(services: string, port: number, settings: Record<string, string>): Service {
  let child: ChildProcess | undefined;
  const url = `http://127.0.0.1:${port}`;
  const entry = existsSync(BUILT) ? [BUILT] : ['--import', 'tsx', SOURCE];

  return {
    url,
    async start() {
      const begun = performance.now();
      const started = spawn(process.execPath, [...entry, `--services=${services}`], {
        cwd: ROOT,
        env: {
          PATH: process.env['PATH'] ?? '',
          HOST: '127.0.0.1',
          PORT: String(port),
          LOG_LEVEL: 'error',
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      let output = '';
      await new Promise<void>((resolve, reject) => {
        const hear = (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes('is ready')) resolve();
        };
        started.stdout.on('data', hear);
        started.stderr.on('data', hear);
        started.once('exit', (code, signal) =>
          reject(new Error(`${services} ended (${code ?? signal}) before it was ready:\n${output}`)),
        );
      });
      return performance.now() - begun;
    },
    async kill() {
      const ending = child;
      child = undefined;
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.kill('SIGKILL');
      await ended;
    },
  };
}
