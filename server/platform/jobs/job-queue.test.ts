import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, OpenDatabase } from '../database/database.ts';
import { createLogger } from '../logger.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { defineJob } from './job.ts';

// Runs on PostgreSQL too.

const retry = { times: 3, firstSeconds: 0, longestSeconds: 0 };
const greet = defineJob({
  name: 'tests.greet',
  payload: z.object({ memberId: z.string() }),
  retry,
  timeoutSeconds: 30,
  atOnce: 3,
  onePerKey: false,
});
const tidy = defineJob({
  name: 'tests.tidy',
  payload: z.object({ memberId: z.string() }),
  retry,
  timeoutSeconds: 30,
  atOnce: 1,
  onePerKey: true,
});
const daily = defineJob({
  name: 'tests.daily',
  payload: z.object({}),
  retry,
  timeoutSeconds: 30,
  atOnce: 1,
  onePerKey: true,
});
const JOBS = [greet, tidy, daily];

let db: Db;
let database: OpenDatabase;
let lines: string[];
let open: JobQueue[];

const queue = (more: { work?: boolean; lookSeconds?: number } = {}): JobQueue => {
  const log = createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
  const made = createJobQueue({
    database,
    work: more.work ?? true,
    lookSeconds: more.lookSeconds ?? 0.5,
    elapsed: () => performance.now(),
    log,
  });
  made.declare(JOBS);
  open.push(made);
  return made;
};

/** A handler whose calls can be waited for. */
function recorder(answer: (call: number) => void = () => {}) {
  const calls: string[] = [];
  const waiting: { count: number; done: () => void }[] = [];
  return {
    calls,
    handler: async ({ memberId }: { memberId: string }) => {
      calls.push(memberId);
      for (const { count, done } of waiting) if (calls.length >= count) done();
      answer(calls.length);
    },
    called: (count: number) =>
      calls.length >= count ? Promise.resolve() : new Promise<void>((done) => void waiting.push({ count, done })),
  };
}

const jobsIn = async (name: string) =>
  (
    await sql<{
      state: string;
      data: unknown;
      output: unknown;
    }>`select state, data, output from pgboss.job where name = ${name} order by created_on`.execute(db)
  ).rows;

beforeEach(async () => {
  const opened = await testDatabase();
  ({ db, database } = opened);
  await opened.reset();
  lines = [];
  open = [];
});
afterEach(async () => {
  for (const made of open) await made.stop();
});

describe('the job queue', () => {
  test('a job is done once, with the ids that it was given', async () => {
    const jobs = queue();
    const greeted = recorder();
    jobs.handle(greet, greeted.handler);
    await jobs.start();
    await jobs.enqueue(greet, { memberId: 'usr_a' });
    await greeted.called(1);
    await jobs.stop();
    expect(greeted.calls).toEqual(['usr_a']);
    expect(await jobsIn(greet.name)).toMatchObject([{ state: 'completed', data: { memberId: 'usr_a' } }]);
  });

  test('a job added in a transaction that fails is never there, and one that commits is', async () => {
    const jobs = queue({ work: false });
    await jobs.start();
    const adding = db.transaction().execute(async (tx) => {
      await jobs.enqueue(greet, { memberId: 'usr_rolled_back' }, { tx });
      throw new Error('changed my mind');
    });
    await expect(adding).rejects.toThrow('changed my mind');
    await db.transaction().execute((tx) => jobs.enqueue(greet, { memberId: 'usr_kept' }, { tx }));
    expect((await jobsIn(greet.name)).map(({ data }) => data)).toEqual([{ memberId: 'usr_kept' }]);
  });

  test('many jobs are added together, none of them where the transaction fails', async () => {
    const jobs = queue({ work: false });
    const all = ['usr_a', 'usr_b', 'usr_c'].map((memberId) => ({ memberId }));
    const add = () => db.transaction().execute((tx) => jobs.enqueueAll(greet, all, { tx }));
    await expect(add()).rejects.toMatchObject({ code: 'overloaded' });
    await jobs.start();
    await db
      .transaction()
      .execute(async (tx) => {
        await jobs.enqueueAll(greet, all, { tx });
        throw new Error('changed my mind');
      })
      .catch(() => {});
    expect(await jobsIn(greet.name)).toEqual([]);
    await add();
    await db.transaction().execute((tx) => jobs.enqueueAll(greet, [], { tx }));
    const added = (await jobsIn(greet.name)).map(({ data }) => data as { memberId: string });
    expect(added.map(({ memberId }) => memberId).toSorted()).toEqual(all.map(({ memberId }) => memberId));
  });

  test('a job is refused within a transaction until the queue has started, and the database is free again', async () => {
    const early = queue({ work: false });
    const add = () => db.transaction().execute((tx) => early.enqueue(greet, { memberId: 'usr_a' }, { tx }));
    await expect(add()).rejects.toMatchObject({ code: 'overloaded' });
    await early.start();
    await add();
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job`.execute(db);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('a queue that was there before takes a job within a transaction as well', async () => {
    const first = queue({ work: false });
    await first.start();
    await first.stop();
    const second = queue({ work: false });
    await second.start();
    await db.transaction().execute((tx) => second.enqueue(greet, { memberId: 'usr_a' }, { tx }));
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job`.execute(db);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('a handler that throws is called again, and what it threw leaves no detail in the table', async () => {
    const jobs = queue();
    const greeted = recorder((call) => {
      if (call < 3) throw Object.assign(new Error('451 try later'), { recipient: 'maya@example.test' });
    });
    jobs.handle(greet, greeted.handler);
    await jobs.start();
    await jobs.enqueue(greet, { memberId: 'usr_a' });
    await greeted.called(3);
    await jobs.stop();
    expect(greeted.calls).toHaveLength(3);
    const [job] = await jobsIn(greet.name);
    expect(job?.state).toBe('completed');
    expect(lines.filter((line) => line.includes('will be tried again'))).toHaveLength(2);
  });

  test('a job that fails for good is kept with its reason, and logged as an error', async () => {
    const jobs = queue();
    const greeted = recorder(() => {
      throw Object.assign(new Error('no such house'), { recipient: 'maya@example.test' });
    });
    jobs.handle(greet, greeted.handler);
    await jobs.start();
    await jobs.enqueue(greet, { memberId: 'usr_a' });
    await greeted.called(4);
    await jobs.stop();
    const [job] = await jobsIn(greet.name);
    expect(job?.state).toBe('failed');
    expect(JSON.stringify(job?.output)).toContain('no such house');
    expect(JSON.stringify(job?.output)).not.toContain('maya@example.test');
    expect(lines.some((line) => line.includes('failed for good'))).toBe(true);
  });

  test('with one per key, adding what already waits changes nothing; another key is another job', async () => {
    const jobs = queue({ work: false });
    await jobs.start();
    await jobs.enqueue(tidy, { memberId: 'usr_a' }, { key: 'usr_a' });
    await jobs.enqueue(tidy, { memberId: 'usr_a' }, { key: 'usr_a' });
    await jobs.enqueue(tidy, { memberId: 'usr_b' }, { key: 'usr_b' });
    expect((await jobsIn(tidy.name)).map(({ data }) => data)).toEqual([{ memberId: 'usr_a' }, { memberId: 'usr_b' }]);
  });

  test.each([
    ['one at a time', tidy],
    ['several at a time', greet],
  ])('what has piled up is done %s without a pause in between', async (_case, job) => {
    const web = queue({ work: false });
    await web.start();
    for (let member = 0; member < 20; member += 1)
      await web.enqueue(job, { memberId: `usr_${member}` }, { key: `usr_${member}` });
    // With the hour between two looks, a worker that did one job a look would never come to the end.
    const worker = queue({ lookSeconds: 3600 });
    const done = recorder();
    worker.handle(job, done.handler);
    await worker.start();
    await done.called(20);
    expect(new Set(done.calls).size).toBe(20);
  });

  test('one job that fails does not take along those that were taken with it', async () => {
    const web = queue({ work: false });
    await web.start();
    for (const memberId of ['usr_a', 'usr_bad', 'usr_c']) await web.enqueue(greet, { memberId });
    const worker = queue({ lookSeconds: 3600 });
    const done = recorder();
    worker.handle(greet, async (data) => {
      await done.handler(data);
      if (data.memberId === 'usr_bad') throw new Error('no');
    });
    await worker.start();
    await done.called(6);
    await worker.stop();
    expect(done.calls.toSorted()).toEqual(['usr_a', 'usr_bad', 'usr_bad', 'usr_bad', 'usr_bad', 'usr_c']);
    expect((await jobsIn(greet.name)).map(({ state }) => state).toSorted()).toEqual([
      'completed',
      'completed',
      'failed',
    ]);
  });

  test('a payload of the wrong shape is refused when it is added', async () => {
    const jobs = queue({ work: false });
    await jobs.start();
    await expect(jobs.enqueue(greet, { memberId: 7 as unknown as string })).rejects.toThrow('expected string');
    expect(await jobsIn(greet.name)).toEqual([]);
  });

  test('what a worker that only adds left behind is done by the next one that works', async () => {
    const web = queue({ work: false });
    await web.start();
    await web.enqueue(greet, { memberId: 'usr_waiting' });
    await web.stop();
    const worker = queue();
    const greeted = recorder();
    worker.handle(greet, greeted.handler);
    await worker.start();
    await greeted.called(1);
    expect(greeted.calls).toEqual(['usr_waiting']);
  });

  test('the schedules are those of the code: one that is no longer declared is dropped', async () => {
    const schedules = async () =>
      (await sql<{ name: string; cron: string }>`select name, cron from pgboss.schedule`.execute(db)).rows;
    const first = queue();
    first.handle(daily, async () => {});
    first.schedule(daily, '0 9 * * *');
    await first.start();
    await first.stop();
    expect(await schedules()).toEqual([{ name: daily.name, cron: '0 9 * * *' }]);
    const second = queue();
    await second.start();
    await second.stop();
    expect(await schedules()).toEqual([]);
  });
});
