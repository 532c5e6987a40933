import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AutopilotWorld, createAutopilotWorld, JOB } from '../../app/testing/worlds/autopilot-world.ts';
import { markHeld } from './job-store.ts';
import { missPastSlots } from './miss-past-slots.ts';
import { confirmSlot } from './slot-store.ts';

// Runs on PostgreSQL too.

let world: AutopilotWorld;
beforeAll(async () => {
  world = await createAutopilotWorld();
});
beforeEach(async () => {
  await world.anew();
  await world.call('POST', '/api/autoposter/v1/industries/1/jobs/', JOB);
});
afterAll(() => world.app.close());

const read = async () => {
  const slots = world.app.db.selectFrom('autopilot_slot').selectAll().orderBy('due_at');
  const job = await world.app.db.selectFrom('autopilot_job').selectAll().executeTakeFirstOrThrow();
  return { slot: await slots.executeTakeFirstOrThrow(), job };
};
const isConfirmed = (...[slot, job]: [Parameters<typeof confirmSlot>[1], Parameters<typeof confirmSlot>[2]]) =>
  world.app.db.transaction().execute((tx) => confirmSlot(tx, slot, job, world.app.clock.now()));

test('an hour is posted as it was read and once: not when its piece, its time or its job is another one by then', async () => {
  const { slot, job } = await read();
  expect(await isConfirmed({ ...slot, content_id: 'cnt_another00001' }, job)).toBe(false);
  expect(await isConfirmed({ ...slot, due_at: new Date(slot.due_at.getTime() + 1000) }, job)).toBe(false);
  expect(await isConfirmed(slot, { ...job, version: job.version + 1 })).toBe(false);
  expect(await isConfirmed(slot, job)).toBe(true);
  expect(await isConfirmed(slot, job)).toBe(false);
});

test('a restored backup gives up the hours that have passed, and not one that was skipped', async () => {
  const { db, clock } = world.app;
  const { slot } = await read();
  await db.updateTable('autopilot_slot').set({ state: 'skipped' }).where('id', '=', slot.id).execute();
  clock.advance(7 * 24 * 3_600_000);
  const missed = await db.transaction().execute((tx) => missPastSlots(tx, clock.now()));
  const slots = await db.selectFrom('autopilot_slot').select('state').orderBy('due_at').limit(3).execute();
  expect([missed, slots.map(({ state }) => state)]).toEqual([1, ['skipped', 'missed', 'planned']]);
});

test('that a job waits for a connection is told once', async () => {
  const { job } = await read();
  const mark = () => world.app.db.transaction().execute((tx) => markHeld(tx, job.id, world.app.clock.now()));
  expect([await mark(), await mark()]).toEqual([true, false]);
});
