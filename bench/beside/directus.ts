import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '@yardsign/server/platform/database/database';
import { openPostgres } from '@yardsign/server/platform/database/open-postgres';
import { sql } from 'kysely';
import { startServer, type Running } from '../processes.ts';
import { folderOf, installPackages, OWN_NODE, ownNode, run } from './install.ts';

/** The newest that the registry gives whole. */
const PACKAGE = 'directus@11.3.5';
const FOLDER = folderOf('directus');
const DONE = join(FOLDER, 'installed');
const ADMIN = { email: 'admin@example.com', password: 'porch-light-42' };
const ROWS_AT_ONCE = 500;
export const TOKEN = 'a-member-who-reads';

/** A text of a piece, as both libraries have it. */
export interface Text {
  id: string;
  language: string;
  type: string;
  slug: string;
  title: string;
  description: string;
  contents: string;
  published_at: Date;
}

const FIELDS = [
  { field: 'id', type: 'string', schema: { is_primary_key: true } },
  ...['language', 'type', 'slug', 'title'].map((field) => ({ field, type: 'string' })),
  ...['description', 'contents'].map((field) => ({ field, type: 'text' })),
  { field: 'published_at', type: 'timestamp' },
];

/** @throws where there is no registry or no compiler */
async function install(): Promise<void> {
  if (existsSync(DONE)) return;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'package.json'), '{"private":true}');
  installPackages(FOLDER, [PACKAGE, ...OWN_NODE]);
  ownNode(FOLDER).compile('isolated-vm', FOLDER);
  await writeFile(DONE, '');
}

async function call<Data>(url: string, body: object, token?: string): Promise<Data> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

/** A collection of texts, and a member who may read them. */
async function setUp(url: string): Promise<void> {
  const { access_token: token } = await call<{ access_token: string }>(`${url}/auth/login`, ADMIN);
  await call(`${url}/collections`, { collection: 'piece', schema: {}, meta: {}, fields: FIELDS }, token);
  const permissions = [{ collection: 'piece', action: 'read', fields: ['*'], permissions: {} }];
  const policy = await call<{ id: string }>(`${url}/policies`, { name: 'reader', permissions }, token);
  const role = await call<{ id: string }>(`${url}/roles`, { name: 'member', policies: [{ policy: policy.id }] }, token);
  await call(`${url}/users`, { email: 'member@example.com', role: role.id, token: TOKEN }, token);
}

async function fill(db: Db, texts: readonly Text[]): Promise<void> {
  for (let at = 0; at < texts.length; at += ROWS_AT_ONCE) {
    const rows = JSON.stringify(texts.slice(at, at + ROWS_AT_ONCE));
    await sql`
      insert into piece (id, language, type, slug, title, description, contents, published_at)
      select id, language, type, slug, title, description, contents, published_at
      from jsonb_to_recordset(${rows}::jsonb) as row(
        id text, language text, type text, slug text, title text, description text, contents text, published_at timestamptz
      )`.execute(db);
  }
  await sql`create index on piece (language, published_at desc)`.execute(db);
  await sql`create index on piece (language, type, published_at desc)`.execute(db);
  await sql`create index on piece (slug)`.execute(db);
  await sql`analyze piece`.execute(db);
}

/**
 * Starts Directus on an empty database, with these texts in a collection that has an index for each question that is asked.
 *
 * @throws where it cannot be installed
 */
export async function startDirectus(databaseUrl: string, texts: readonly Text[]): Promise<Running> {
  await install();
  const settings = {
    KEY: 'bench',
    SECRET: 'a-secret-of-the-bench-that-nobody-needs',
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    TELEMETRY: 'false',
    SERVE_APP: 'false',
    RATE_LIMITER_ENABLED: 'false',
    // Ours remembers answers until something changes: so does this.
    CACHE_ENABLED: 'true',
    CACHE_AUTO_PURGE: 'true',
    NODE_ENV: 'production',
  };
  const script = join(FOLDER, 'node_modules/directus/cli.js');
  const { node } = ownNode(FOLDER);
  run(node, [script, 'bootstrap'], FOLDER, settings);
  const running = await startServer(script, '/server/ping', settings, { node, args: ['start'] });
  try {
    await setUp(running.url);
    const { db, close } = openPostgres({ url: databaseUrl, poolSize: 1, onError: (error) => console.error(error) });
    await fill(db, texts);
    await close();
    return running;
  } catch (error) {
    await running.stop();
    throw error;
  }
}
