// Runs on PostgreSQL too.
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { sealedFor } from '../../features/access/second-factor/prove-code.ts';
import { placeOf } from '../../features/sharing/connections/target-access.ts';
import { createStillClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { createSeededRandom } from '../../platform/random.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { createVault, type Vault, VaultError } from '../../platform/vault.ts';
import { addMember } from '../../seeds/scenarios.ts';
import { loadKey } from './keys.ts';
import { beginRotation, loadMasterKeys, vaultOf } from './master-keys.ts';
import { refuseWrongMasterKey } from './refuse-wrong-key.ts';
import { rotateMasterKey } from './reseal.ts';

const KEY = { first: '11'.repeat(32), second: '22'.repeat(32), other: '33'.repeat(32) };
const NOW = new Date('2026-11-21T15:00:00.000Z');

let db: Db;
let maya: string;
let folder: { YARDSIGN_DATA: string };
beforeEach(async () => {
  const opened = await testDatabase();
  db = opened.db;
  await opened.reset();
  const clock = createStillClock(NOW.toISOString());
  const world = { db, clock, random: createSeededRandom('keys'), passwordHash: '' };
  maya = await addMember(world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  folder = { YARDSIGN_DATA: await mkdtemp(join(tmpdir(), 'yardsign-rotate-')) };
});

/** What the product keeps sealed: a secret of an app, and a token of a network. */
async function keepSecrets(vault: Vault): Promise<void> {
  await db
    .insertInto('second_factor')
    .values({
      member_id: maya,
      sealed: JSON.stringify(vault.seal('the-secret', sealedFor(maya))),
      confirmed_at: NOW,
      last_step: null,
      created_at: NOW,
    })
    .execute();
  await db
    .insertInto('connection')
    .values({
      member_id: maya,
      network: 'facebook',
      grant_id: 'grant',
      account_id: 'account',
      account_name: 'Maya',
      scopes: [],
      created_at: NOW,
      checked_at: NOW,
    })
    .execute();
  await db
    .insertInto('connection_secret')
    .values({
      member_id: maya,
      network: 'facebook',
      field: 'user',
      sealed: JSON.stringify(vault.seal('the-token', placeOf(maya, 'facebook', 'user'))),
      created_at: NOW,
    })
    .execute();
}

async function readSecrets(vault: Vault): Promise<string[]> {
  const factor = await db.selectFrom('second_factor').select('sealed').executeTakeFirstOrThrow();
  const token = await db.selectFrom('connection_secret').select('sealed').executeTakeFirstOrThrow();
  return [
    vault.open(factor.sealed, sealedFor(maya)).reveal(),
    vault.open(token.sealed, placeOf(maya, 'facebook', 'user')).reveal(),
  ];
}

const SECRETS = ['the-secret', 'the-token'];
const vaultNow = async (settings: Parameters<typeof loadMasterKeys>[0] = folder) =>
  vaultOf(await loadMasterKeys(settings));
const keyFiles = () => readdir(join(folder.YARDSIGN_DATA, 'keys'));

describe('replacing the master key', () => {
  test('of the data folder seals everything with the new one, and forgets the old one', async () => {
    const before = await vaultNow();
    await keepSecrets(before);
    expect(await rotateMasterKey(folder, db)).toBe(2);
    const after = await vaultNow();
    expect(after.kid).not.toBe(before.kid);
    expect(await readSecrets(after)).toEqual(SECRETS);
    await expect(readSecrets(before)).rejects.toThrow(VaultError);
    expect(await keyFiles()).toEqual(['master.key']);
  });

  test.each(['yardsign-jobs', 'yardsign'])(
    'of the data folder waits until no process called %s works with it: it would take every connection for lost',
    async (name) => {
      const before = await vaultNow();
      await keepSecrets(before);
      await db.connection().execute(async (process) => {
        await sql`set application_name = ${sql.lit(name)}`.execute(process);
        await expect(rotateMasterKey(folder, process)).rejects.toThrow('stop every process');
        await sql`reset application_name`.execute(process);
      });
      expect(await readSecrets(before)).toEqual(SECRETS);
      expect(await keyFiles()).toEqual(['master.key']);
      expect(await rotateMasterKey(folder, db)).toBe(2);
    },
  );

  test('opens what was sealed before keys had names of their own', async () => {
    const key = await loadKey(folder.YARDSIGN_DATA, 'master', undefined);
    await keepSecrets(createVault(new Map([['master', key]]), 'master'));
    expect(await readSecrets(await vaultNow())).toEqual(SECRETS);
    await rotateMasterKey(folder, db);
    await rotateMasterKey(folder, db);
    expect(await readSecrets(await vaultNow())).toEqual(SECRETS);
  });

  test('interrupted before anything was sealed again leaves a product that works, and is finished by the next call', async () => {
    await keepSecrets(await vaultNow());
    await beginRotation(folder);
    const between = await vaultNow();
    expect(await readSecrets(between)).toEqual(SECRETS);
    expect(await rotateMasterKey(folder, db)).toBe(2);
    // No third key was made.
    expect((await vaultNow()).kid).toBe(between.kid);
  });

  test('of the settings asks for both keys, and for the right ones', async () => {
    const first = { ...folder, YARDSIGN_MASTER_KEY: KEY.first };
    await keepSecrets(await vaultNow(first));
    await expect(rotateMasterKey(first, db)).rejects.toThrow('YARDSIGN_MASTER_KEY_OLD');
    const wrong = { ...folder, YARDSIGN_MASTER_KEY: KEY.second, YARDSIGN_MASTER_KEY_OLD: KEY.other };
    await expect(rotateMasterKey(wrong, db)).rejects.toThrow('Nothing was changed');
    expect(await readSecrets(await vaultNow(first))).toEqual(SECRETS);

    expect(await rotateMasterKey({ ...wrong, YARDSIGN_MASTER_KEY_OLD: KEY.first }, db)).toBe(2);
    expect(await readSecrets(await vaultNow({ ...folder, YARDSIGN_MASTER_KEY: KEY.second }))).toEqual(SECRETS);
  });
});

describe('a start', () => {
  const start = async (settings: Parameters<typeof loadMasterKeys>[0]) =>
    refuseWrongMasterKey(settings, db, await vaultNow(settings));
  const first = () => ({ ...folder, YARDSIGN_MASTER_KEY: KEY.first });

  test('goes on with the key that sealed what is there, while it is replaced too', async () => {
    await start(first());
    await keepSecrets(await vaultNow(first()));
    await start(first());
    await start({ ...folder, YARDSIGN_MASTER_KEY: KEY.second, YARDSIGN_MASTER_KEY_OLD: KEY.first });
  });

  test.each([
    ['another key', () => ({ ...folder, YARDSIGN_MASTER_KEY: KEY.other }), 'YARDSIGN_MASTER_KEY)'],
    ['no key, for which a new one is made', () => folder, join('keys', 'master.key')],
  ])('with %s says so before anybody needs what was sealed', async (_case, settings, where) => {
    await keepSecrets(await vaultNow(first()));
    const refused = start(settings());
    await expect(refused).rejects.toThrow(where);
    await expect(refused).rejects.toMatchObject({ name: 'OperatorFault' });
  });

  test.each(['second_factor', 'connection_secret'] as const)('looks at %s alone', async (table) => {
    await keepSecrets(await vaultNow(first()));
    await db.deleteFrom(table === 'second_factor' ? 'connection_secret' : 'second_factor').execute();
    await expect(start(folder)).rejects.toThrow('put that one back');
  });
});
