// `npm start`, and with a name the operator's commands: all of them run the built product.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npmComesFirst, watchNpm } from './first-process.mjs';
import { prepareBuilt, requireNode, ROOT } from './lib.mjs';

const COMMANDS = ['backup', 'check-audit', 'print-admin-link', 'restore', 'rotate-key'];
const [name = ''] = process.argv.slice(2);
const command = COMMANDS.includes(name) ? name : undefined;

requireNode();
await prepareBuilt();

if (command === undefined) {
  if (npmComesFirst(process.env, process.ppid))
    console.warn(
      'npm is the first process of this container, and does not wait for Yardsign when it is told to stop: what is under way is cut. Start `node tooling/start.mjs` instead.',
    );
  const lookAfterNpm = watchNpm(
    process.env,
    () => process.ppid,
    () => process.kill(process.pid, 'SIGTERM'),
  );
  if (lookAfterNpm) setInterval(lookAfterNpm, 500).unref();
}

// A command reads its own words after its name.
if (command !== undefined) process.argv.splice(2, 1);
await import(pathToFileURL(join(ROOT, `server/dist/${command ?? 'main'}.js`)).href);
