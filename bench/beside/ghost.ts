import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer, type Running } from '../processes.ts';
import { folderOf, installPackages, OWN_NODE, ownNode, run } from './install.ts';

const VERSION = '6.65.0';
const FOLDER = folderOf('ghost');
const PRODUCT = join(FOLDER, 'package');
const DONE = join(FOLDER, 'installed');
const OWNER = { name: 'Owner', email: 'owner@example.com', password: 'porch-light-42-and-more' };

/** Its package holds parts of itself, which only a folder of its own finds. @throws where there is no registry or no compiler */
async function install(): Promise<void> {
  if (existsSync(DONE)) return;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'package.json'), '{"private":true}');
  installPackages(FOLDER, OWN_NODE);
  run('npm', ['pack', `ghost@${VERSION}`], FOLDER);
  run('tar', ['xzf', `ghost-${VERSION}.tgz`], FOLDER);
  run('npm', ['install', '--omit=dev', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'], PRODUCT);
  ownNode(FOLDER).compile('better-sqlite3', PRODUCT);
  await writeFile(DONE, '');
}

/** Posts as its own pages do. @throws where it is not taken */
async function post(url: string, path: string, body: object, cookie = ''): Promise<Response> {
  const answer = await fetch(`${url}/ghost/api/admin/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/**
 * Starts Ghost on a database of its own file, with one article.
 *
 * @param folder of that file
 * @returns it, and the path of the article's page
 * @throws where it cannot be installed
 */
export async function startGhost(
  folder: string,
  port: number,
  article: { title: string; html: string },
): Promise<{ running: Running; path: string }> {
  await install();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    NODE_ENV: 'production',
    url,
    server__host: '127.0.0.1',
    server__port: String(port),
    database__client: 'better-sqlite3',
    database__connection__filename: join(folder, 'ghost.db'),
    database__useNullAsDefault: 'true',
    mail__transport: 'Direct',
    logging__level: 'error',
    privacy__useUpdateCheck: 'false',
  };
  await rm(join(folder, 'ghost.db'), { force: true });
  const { node } = ownNode(FOLDER);
  const running = await startServer(join(PRODUCT, 'index.js'), '/', settings, { node, cwd: PRODUCT, port });
  try {
    await post(url, 'authentication/setup/', { setup: [{ ...OWNER, blogTitle: 'Bench' }] });
    const signedIn = await post(url, 'session/', { username: OWNER.email, password: OWNER.password });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const posted = await post(url, 'posts/?source=html', { posts: [{ ...article, status: 'published' }] }, cookie);
    const { posts } = (await posted.json()) as { posts: { url: string }[] };
    return { running, path: new URL(posts[0]?.url ?? url).pathname };
  } catch (error) {
    await running.stop();
    throw error;
  }
}
