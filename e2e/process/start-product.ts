import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../kill/service.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Product {
  child: ChildProcess;
  url: string;
  /** What it has printed so far. */
  output(): string;
  /** Resolves once it serves; rejects with what it printed when it ends before that. */
  ready: Promise<void>;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/**
 * Starts products as `npm start` does, all of them on one data folder.
 *
 * @param node the program that runs them; the one of this process unless given
 */
export function productStarter(data: string, node = process.execPath) {
  const running: ChildProcess[] = [];
  return {
    data,
    async start(settings: Record<string, string> = {}, args: string[] = []): Promise<Product> {
      const port = await freePort();
      const child = spawn(node, ['tooling/start.mjs', ...args], {
        cwd: ROOT,
        env: {
          PATH: process.env['PATH'] ?? '',
          PORT: String(port),
          YARDSIGN_DATA: data,
          LOG_LEVEL: 'error',
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running.push(child);
      let text = '';
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
      const ready = new Promise<void>((resolve, reject) => {
        const hear = (chunk: Buffer) => {
          text += chunk.toString();
          if (text.includes('is ready at')) resolve();
        };
        child.stdout.on('data', hear);
        child.stderr.on('data', hear);
        child.once('exit', () => reject(new Error(text)));
      });
      ready.catch(() => {});
      return { child, url: `http://localhost:${port}`, output: () => text, ready, ended };
    },
    killAll(): void {
      for (const child of running.splice(0)) child.kill('SIGKILL');
    },
  };
}
