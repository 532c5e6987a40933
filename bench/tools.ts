import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './processes.ts';
import { atMost, type Row } from './row.ts';

const STEPS: readonly { what: string; script: string; args: string[]; limit: number }[] = [
  { what: 'type check, cold', script: 'node_modules/typescript/bin/tsc', args: ['-b', '--force'], limit: 15 },
  { what: 'lint with types', script: 'node_modules/oxlint/bin/oxlint', args: ['--type-aware', '--quiet'], limit: 8 },
  { what: 'format check', script: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'], limit: 8 },
  { what: 'build of browser app and server', script: 'tooling/build.mjs', args: [], limit: 10 },
];

/** The tools that run before every commit. A finding does not stop the clock; `npm run check` is where findings count. */
export async function run(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, script, args, limit } of STEPS) {
    const begun = performance.now();
    const code = await runScript(join(ROOT, script), args);
    const seconds = (performance.now() - begun) / 1000;
    rows.push({
      what: code === 0 ? what : `${what} (with findings)`,
      measured: `${seconds.toFixed(1)} s`,
      ...atMost(seconds, limit, ' s'),
    });
  }
  return rows;
}

function runScript(script: string, args: string[]): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: ROOT, stdio: 'ignore' });
    child.on('error', reject);
    child.on('exit', resolve);
  });
}
