// Everything that can be said of the code without running it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installIfStale, requireNode, ROOT, runBin } from './lib.mjs';
import { checkVocabulary } from './vocabulary.mjs';

requireNode();
await installIfStale();

const steps = [
  ['types', () => runBin('typescript/bin/tsc', ['-b'])],
  ['lint and boundaries', () => runBin('oxlint/bin/oxlint', ['--type-aware', '--quiet'])],
  ['format', () => runBin('oxfmt/bin/oxfmt', ['--check'])],
  ['dead code', () => runBin('knip/bin/knip.js', ['--no-progress'])],
  ['vocabulary', async () => checkVocabulary()],
  [
    'merges',
    async () => {
      const { stdout } = spawnSync('git', ['grep', '-nE', '^(<{7}|>{7}) '], { cwd: ROOT, encoding: 'utf8' });
      if (!stdout) return 0;
      console.error(`A merge was left half done:\n${stdout}`);
      return 1;
    },
  ],
  [
    'lock file',
    async () => {
      const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
      if (!lock.includes('"resolved": "http')) return 0;
      console.error('package-lock.json names a download host; run npm install with the .npmrc of this repository');
      return 1;
    },
  ],
];

const failed = [];
for (const [name, step] of steps) {
  const started = performance.now();
  const code = await step();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) failed.push(name);
}
process.exit(failed.length === 0 ? 0 : 1);
