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

const before = process.env['TMPDIR'];
let folder: string | undefined;

/** Before a run of vitest; each of its projects calls it. */
export function setup(): void {
  folder ??= useTestFolder();
}

/** After a run of vitest. */
export function teardown(): void {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
