// Measures what the budgets speak of, beside references of the same run: npm run bench [-- section …] [-- --quick]
import { join } from 'node:path';
import { buildIfStale, installIfStale, requireNode, ROOT, run } from './lib.mjs';

requireNode();
await installIfStale();
await buildIfStale();
await run(process.execPath, ['--import', 'tsx', join(ROOT, 'bench/main.ts'), ...process.argv.slice(2)]);
