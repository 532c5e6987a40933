// The server from source, restarted when it changes, and Vite in front of it with hot reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment, installIfStale, requireNode, ROOT } from './lib.mjs';

requireNode();
await installIfStale();

const port = process.env.PORT ?? '3000';
const webPort = process.env.WEB_PORT ?? '5173';
const children = [
  spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      'server/app/main.ts',
      ...process.argv.slice(2),
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: childEnvironment({
        PORT: port,
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
        YARDSIGN_URL: `http://localhost:${webPort}`,
      }),
    },
  ),
  spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      'web',
      '--config',
      'web/vite.config.ts',
      '--port',
      webPort,
      '--strictPort',
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: childEnvironment({ YARDSIGN_DEV_SERVER: `http://localhost:${port}` }),
    },
  ),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
