import { HOUR_MS } from '@yardsign/domain/time/spans';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkPost } from '../../features/sharing/posts/check-post.ts';
import { createPostDelivery } from '../../features/sharing/posting/deliver-posts.ts';
import { refuseUnfinishedRestore } from '../../platform/backup/unfinished-restore.ts';
import type { Db, OpenDatabase } from '../../platform/database/database.ts';
import { freshDatabase } from '../../platform/testing/test-database.ts';
import { readConfig } from '../settings/config.ts';
import { postingHands } from '../testing/processes/posting-hands.ts';
import { BLOG, MAYA } from '../testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../testing/worlds/sharing-world.ts';
import { makeBackup } from './make-backup.ts';
import { readBackup, restoreBackup } from './restore-backup.ts';

// Runs on PostgreSQL too.

const SHA256_OF_A_PICTURE = createHash('sha256').update('a picture').digest('hex');
const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

let world: SharingWorld;
let folder: string;
let restored: OpenDatabase | undefined;
const { shareOne } = postingHands(() => world);

beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(async () => {
  await restored?.close();
  restored = undefined;
  await rm(folder, { recursive: true });
});

const configOf = (name: string) => readConfig({ YARDSIGN_DATA: join(folder, name) }, []);

async function keep(name: string, text: string): Promise<void> {
  const path = join(folder, 'old', name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, text);
}

/** The clock of a process that dies when it asks for the time. */
const dying = {
  now(): Date {
    throw new Error('killed');
  },
};

const back = ({ clock = world.clock as Pick<typeof world.clock, 'now'>, to = 'backup' } = {}) =>
  makeBackup({ db: world.db, clock, config: configOf('old') }, join(folder, to));

async function restore({ isMove = false, clock = world.clock as Pick<typeof world.clock, 'now'> } = {}) {
  restored ??= await freshDatabase();
  const deps = { database: restored, clock, config: configOf('new'), migrations: MIGRATIONS };
  return restoreBackup(deps, await readBackup(join(folder, 'backup'), MIGRATIONS), { isMove });
}

/** Everything that a database holds, table by table. */
async function contentsOf(db: Db): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely\_%'`.execute(db);
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{
      line: string;
    }>`select to_jsonb(kept)::text as line from ${sql.table(name)} as kept`.execute(db);
    all[name] = rows.map(({ line }) => line).toSorted();
  }
  return all;
}

const postsOf = (db: Db) =>
  db.selectFrom('post').select(['state', 'reason', 'comment_of', 'remote_id']).orderBy('created_at').execute();
const later = { kind: 'at', date: '2027-03-01', time: '16:00', timeZone: 'UTC' } as const;

test('an installation that is moved is the same in every row and every file, and goes on counting where it was', async () => {
  await shareOne({ when: later });
  await shareOne({ caption: 'Open\u2028house\u2029on 5 \u{1F3E1}' });
  await world.delivery.drain();
  await keep('files/images/ab12', 'a picture');
  await keep('disk/cd34', 'a film');
  await symlink('../disk', join(folder, 'old', 'files', 'films'));
  await keep('files/.unfinished/1', 'on its way');
  await keep('keys/master.key', 'a'.repeat(64));
  // Of a rotation that is not finished.
  await keep('keys/master.old.key', 'c'.repeat(64));
  const { tables, files } = await back();
  expect([tables['post']?.rows, files]).toEqual([2, { count: 2, bytes: 15 }]);
  // What an interrupted restore has left of a file.
  await mkdir(join(folder, 'new', 'files', 'images'), { recursive: true });
  await writeFile(join(folder, 'new', 'files', 'images', 'ab12'), 'a pic');
  expect(await restore({ isMove: true })).toMatchObject({ doubted: 0, missed: 0 });
  const db = restored?.db as Db;
  expect(await contentsOf(db)).toEqual(await contentsOf(world.db));
  expect(await readdir(join(folder, 'new', 'files'))).toEqual(['films', 'images']);
  expect(await readFile(join(folder, 'new', 'files', 'films', 'cd34'), 'utf8')).toBe('a film');
  expect(await readFile(join(folder, 'new', 'files', 'images', 'ab12'), 'utf8')).toBe('a picture');
  expect(await readFile(join(folder, 'new', 'keys', 'master.key'), 'utf8')).toBe(`${'a'.repeat(64)}\n`);
  expect(await readFile(join(folder, 'new', 'keys', 'master.old.key'), 'utf8')).toBe(`${'c'.repeat(64)}\n`);
  const last = await db
    .selectFrom('post_event')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('post_event')
    .columns(['post_id', 'at', 'state', 'note'])
    .expression(db.selectFrom('post').select(['id', 'updated_at', 'state', 'reason']).limit(1))
    .execute();
  const next = await db
    .selectFrom('post_event')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  expect(Number(next.id)).toBe(Number(last.id) + 1);
  // Triggers are on again.
  await expect(db.deleteFrom('role_change').execute()).rejects.toThrow('role_change');
});

test('a post that went out after the backup was made is found on its network, with its comment, and not sent again', async () => {
  const commented = await shareOne({ when: later, contentId: BLOG, firstComment: 'Ask me for the list.' });
  await shareOne({ when: later });
  await shareOne({ when: { ...later, time: '16:10' }, contentId: BLOG, caption: 'Not sent before the end' });
  await shareOne({ when: { ...later, date: '2027-03-05' } });
  await back();
  world.clock.moveTo(world.clock.now().getTime() + HOUR_MS);
  await world.delivery.drain();
  await world.delivery.drain();
  const before = await world.effects();
  world.clock.moveTo(world.clock.now().getTime() + HOUR_MS);
  await expect(restore({ clock: dying })).rejects.toThrow('killed');
  const db = restored?.db as Db;
  await expect(refuseUnfinishedRestore(db)).rejects.toThrow('was interrupted');
  expect(await restore()).toMatchObject({ doubted: 3 });
  await refuseUnfinishedRestore(db);
  // It is still one that was restored after its member has asked to look.
  await checkPost({ ...world.deps, db }, MAYA, commented);
  const delivery = createPostDelivery({ ...world.deps, db });
  for (let minute = 0; minute < 60; minute += 2) {
    world.clock.moveTo(world.clock.now().getTime() + 120_000);
    await delivery.drain();
  }
  const states = (await postsOf(db)).map(({ state }) => state);
  // Of the picture nobody but its member can tell.
  expect(states.toSorted()).toEqual(['needs_attention', 'published', 'published', 'published', 'scheduled']);
  // The one that had not gone out went out, and nothing else.
  expect((await world.effects()).length - before.length).toBe(1);
  expect(await world.effects('commented')).toHaveLength(1);
  expect(world.errors).toEqual([]);
});

test('what is no backup, is damaged, or was made by a later version changes nothing, and an installation is never written over', async () => {
  await shareOne({ when: later });
  await keep('keys/master.key', 'a'.repeat(64));
  await keep('files/images/ab12', 'a picture');
  await keep(`files/images/${SHA256_OF_A_PICTURE}`, 'a picture');
  await expect(back({ to: 'old/files/backup' })).rejects.toThrow('lies in the data folder');
  await expect(back({ clock: dying })).rejects.toThrow('killed');
  expect(await readdir(folder)).toEqual(['old']);
  await back();
  await expect(back()).rejects.toThrow('is there already');
  const manifest = join(folder, 'backup', 'backup.json');
  const text = await readFile(manifest, 'utf8');
  await expect(readBackup(folder, MIGRATIONS)).rejects.toThrow('is no backup');
  await writeFile(manifest, text.replace(/"\d{4}_[a-z0-9_]+"\n {2}\]/, '"9999_later"\n  ]'));
  await expect(restore()).rejects.toThrow('later version');
  await writeFile(manifest, '{');
  await expect(restore()).rejects.toThrow('not what this version');
  await writeFile(manifest, text);
  const picture = join(folder, 'backup', 'files', 'images', 'ab12');
  const named = join(folder, 'backup', 'files', 'images', SHA256_OF_A_PICTURE);
  await writeFile(picture, 'a pic');
  await expect(restore()).rejects.toThrow('lack 4 bytes');
  await rm(picture);
  await expect(restore()).rejects.toThrow('1 of its files are not there');
  await writeFile(picture, 'a picture');
  await writeFile(named, 'a pictura');
  await expect(restore()).rejects.toThrow(`files/images/${SHA256_OF_A_PICTURE} is not what was written`);
  await writeFile(named, 'a picture');
  await mkdir(join(folder, 'new', 'keys'), { recursive: true });
  await writeFile(join(folder, 'new', 'keys', 'master.key'), 'b'.repeat(64));
  await expect(restore()).rejects.toThrow('another master key');
  await rm(join(folder, 'new'), { recursive: true });
  await restore();
  await expect(restore()).rejects.toThrow('holds an installation already');
  await writeFile(join(folder, 'backup', 'database', 'post.jsonl.gz'), 'x');
  await expect(restore()).rejects.toThrow('database/post.jsonl.gz');
  expect(await restored?.db.selectFrom('member').select('id').where('id', '=', MAYA).execute()).toHaveLength(1);
});
