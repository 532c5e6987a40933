// A throw-away PostgreSQL server from the machine's own programs, for the suites that run on both databases.
import { spawnSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function findPrograms() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(base, version, 'bin')),
    '/opt/homebrew/opt/postgresql@17/bin',
    '/usr/local/pgsql/bin',
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** initdb refuses to run as root: there it runs as the account that the PostgreSQL package made. */
function accountFor() {
  if (process.getuid?.() !== 0) return {};
  const found = spawnSync('id', ['-u', 'postgres']);
  const group = spawnSync('id', ['-g', 'postgres']);
  return found.status === 0 ? { uid: Number(found.stdout), gid: Number(group.stdout) } : undefined;
}

/**
 * Starts a server on a socket-less loopback port of its own.
 * @returns its address and the way to stop it, or undefined with a reason when this machine has no PostgreSQL.
 */
export async function startPostgres() {
  const programs = findPrograms();
  if (!programs) return { reason: 'this machine has no PostgreSQL programs' };
  const account = accountFor();
  if (!account) return { reason: 'PostgreSQL cannot run as root, and there is no postgres account' };
  const folder = mkdtempSync(join(tmpdir(), 'yardsign-postgres-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', folder, '-U', 'yardsign', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...account, cwd: folder },
  );
  if (made.status !== 0) return { reason: `initdb failed: ${made.stderr}` };
  const port = 20_000 + (process.pid % 20_000);
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      folder,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=60',
      '-c',
      'fsync=off',
    ],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await new Promise((resolve, reject) => {
    server.stderr.on('data', (chunk) => {
      if (String(chunk).includes('ready to accept connections')) resolve();
    });
    server.on('exit', () => reject(new Error('PostgreSQL ended before it was ready')));
  });
  server.stderr.resume();
  return {
    url: `postgres://yardsign@127.0.0.1:${port}/postgres`,
    pid: server.pid,
    stop: () =>
      new Promise((resolve) => {
        server.removeAllListeners('exit');
        server.on('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGINT');
      }),
  };
}
