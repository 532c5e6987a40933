// What tests keep on disk stands in one folder, which goes when the run ends: otherwise each run would leave hundreds behind.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @returns an empty folder, which is where this process and those that it starts keep temporary files from now on. */
export function useTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yardsign-tests-'));
  process.env['TMPDIR'] = folder;
  return folder;
}

/** Before a run of vitest. The answer is called after it. */
export default function setup(): () => void {
  const before = process.env['TMPDIR'];
  const folder = useTestFolder();
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
