import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAlertsWorld, type AlertsWorld } from '../../app/testing/worlds/alerts-world.ts';
import { createJobQueue, type JobQueue } from '../../platform/jobs/job-queue.ts';
import { createLogger } from '../../platform/logger.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { declareJobs, takeWork } from '../../app/wiring/enlist-features.ts';
import { alertsFeature } from './feature.ts';
import { findPostsJob, notifyJob } from './jobs.ts';
import { createNotify } from './notify.ts';
import type { TellDeps } from './ports.ts';

// Runs on PostgreSQL too.

let world: AlertsWorld;
let queue: JobQueue;
let attempts: (() => void)[];
let tried: number;
let stopLooking: () => void;

beforeAll(async () => {
  world = await createAlertsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
  attempts = [];
  tried = 0;
  const { database } = await testDatabase();
  const log = createLogger({ level: 'silent' });
  queue = createJobQueue({ database, work: true, lookSeconds: 0.5, elapsed: () => performance.now(), log });
  const { mailer } = world.deps;
  const counted: TellDeps['mailer'] = {
    ...mailer,
    async send(mail) {
      await mailer.send(mail).finally(() => {
        tried += 1;
        for (const go of attempts.splice(0)) go();
      });
    },
  };
  const features = [alertsFeature({ ...world, notify: createNotify(queue) }, [], { ...world.deps, mailer: counted })];
  declareJobs({ queue }, features);
  stopLooking = takeWork({ queue, clock: world.clock, log }, features);
  await queue.start();
});
afterEach(async () => {
  stopLooking();
  await queue.stop();
});

const nextAttempt = () => new Promise<void>((resolve) => void attempts.push(resolve));
const stateOf = async (name: string) =>
  (
    await sql<{
      state: string;
    }>`select state from pgboss.job where name = ${name} order by created_on desc limit 1`.execute(world.db)
  ).rows[0]?.state;

test('a mail that is refused for now arrives when its pause is over, through the queue', async () => {
  await world.postsIn('failed', ['rejected']);
  await world.mailFault({ kind: 'vendor', failure: 'greylisted_451', times: 1 });
  const refused = nextAttempt();
  await queue.enqueue(findPostsJob, {});
  await refused;
  expect(await world.letters()).toEqual([]);
  // The queue goes by the database's clock: what would be a minute from now is made now, as soon as the refusal is written down.
  while ((await stateOf(notifyJob.name)) !== 'retry') await new Promise((resolve) => setImmediate(resolve));
  const taken = nextAttempt();
  await sql`update pgboss.job set start_after = now() where name = ${notifyJob.name}`.execute(world.db);
  await taken;
  await queue.stop();
  expect(await world.letters()).toHaveLength(1);
  expect(tried).toBe(2);
  expect((await world.db.selectFrom('post').select(['version', 'told_version']).execute())[0]).toEqual({
    version: 7,
    told_version: 7,
  });
});

test('a clock that is moved by hand is looked at with the move', async () => {
  await world.insertConnection({
    memberId: 'usr_luis0001',
    grantId: 'grt_a',
    expiresAt: new Date(world.clock.now().getTime() + 30 * 86_400_000),
  });
  const warned = nextAttempt();
  world.clock.advance(25 * 86_400_000);
  await warned;
  stopLooking();
  await queue.stop();
  expect((await world.letters())[0]?.subject).toContain('Tu conexión con Facebook vence');
});
