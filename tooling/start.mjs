import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale, installIfStale, requireNode, ROOT } from './lib.mjs';

requireNode();
await installIfStale();
await buildIfStale();

// npm ends its shell on SIGTERM and leaves this process alive without a parent: take that as the signal it was meant to be.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

await import(pathToFileURL(join(ROOT, 'server/dist/main.js')).href);
