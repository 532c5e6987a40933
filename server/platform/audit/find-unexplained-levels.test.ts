import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { addMember, type World } from '../../seeds/scenarios.ts';
import { createStillClock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { markDemo } from '../database/installation-mark.ts';
import { createSeededRandom } from '../random.ts';
import { testDatabase } from '../testing/test-database.ts';
import { findUnexplainedLevels } from './find-unexplained-levels.ts';
import { recordAct } from './record-act.ts';

let db: Db;
let world: World;
let maya: string;
beforeEach(async () => {
  const opened = await testDatabase();
  db = opened.db;
  await opened.reset();
  const clock = createStillClock('2026-11-21T15:00:00.000Z');
  world = { db, clock, random: createSeededRandom('levels'), passwordHash: '' };
  maya = await addMember(world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
});

const setLevel = (level: number) =>
  db.updateTable('member').set({ access_level: level }).where('id', '=', maya).execute();
const tell = (from: number, to: number) =>
  db.transaction().execute((tx) =>
    recordAct(tx, {
      at: world.clock.now(),
      action: 'member.level-changed',
      actorId: 'usr_ada00001',
      realActorId: 'usr_ada00001',
      subjectId: maya,
      detail: { from, to },
      requestId: null,
    }),
  );

describe('a level of access', () => {
  test('that was given with SQL is told, with who was signed in to the database', async () => {
    await setLevel(3);
    expect(await findUnexplainedLevels(db)).toMatchObject([
      { memberId: maya, from: 1, to: 3, databaseUser: expect.stringMatching(/./) },
    ]);
  });

  test('that the audit log knows of is not, each entry counting once', async () => {
    await setLevel(3);
    await tell(1, 3);
    await setLevel(1);
    await tell(3, 1);
    expect(await findUnexplainedLevels(db)).toEqual([]);
    await setLevel(3);
    expect(await findUnexplainedLevels(db)).toMatchObject([{ from: 1, to: 3 }]);
  });

  test('that an account began with is told, except in a demo world', async () => {
    const ada = await addMember(world, { username: 'ada', firstName: 'Ada', lastName: 'Brandt', accessLevel: 3 });
    expect(await findUnexplainedLevels(db)).toMatchObject([{ memberId: ada, from: null, to: 3 }]);
    await markDemo(db, world.clock.now());
    expect(await findUnexplainedLevels(db)).toEqual([]);
  });

  test('keeps its record: the table takes rows and lets none be changed or removed', async () => {
    await setLevel(3);
    for (const attempt of [
      sql`delete from role_change`,
      sql`update role_change set to_level = 1`,
      sql`truncate role_change`,
    ])
      await expect(attempt.execute(db)).rejects.toThrow('only added to');
    expect(await findUnexplainedLevels(db)).toHaveLength(1);
  });
});
