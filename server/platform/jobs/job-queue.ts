import { fromKysely, PgBoss, type ConstructorOptions, type JobResult, type JobWithMetadata, type Queue } from 'pg-boss';
import type { Logger } from 'pino';
import type { OpenDatabase, Tx } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { logFaults } from '../repeated-faults.ts';
import type { Job } from './job.ts';

const DAY_SECONDS = 86_400;
const KEEP_WAITING_SECONDS = 14 * DAY_SECONDS;
const LOOK_SECONDS = 15;
/** Where the database cannot wake anybody, such as behind a transaction pooler. */
const LOOK_UNWOKEN_SECONDS = 2;
const STOP_MS = 10_000;

export interface JobQueue {
  /** Tells of jobs that this process adds or does; before `start`. */
  declare(jobs: readonly Job[]): void;
  /**
   * Adds a job; before `start` is done it waits for that.
   *
   * @param options.tx the caller's transaction: the job is there if, and only if, that is committed.
   * @param options.key what `onePerKey` goes by.
   * @throws AppError `overloaded` with `tx` before the queue has started: waiting for it within a transaction would make the
   *   embedded database wait for that transaction for ever.
   */
  enqueue<Data extends object>(job: Job<Data>, data: Data, options?: { tx?: Tx; key?: string }): Promise<void>;
  /** Adds many of one job by one statement, in the caller's transaction. @throws AppError `overloaded` as above. */
  enqueueAll<Data extends object>(job: Job<Data>, all: readonly Data[], options: { tx: Tx }): Promise<void>;
  /** Says who does a job; before `start`. A handler that throws is called again as the job's `retry` says. */
  handle<Data extends object>(job: Job<Data>, handler: (data: Data) => Promise<void>): void;
  /** Adds a job with an empty payload whenever `cron` (in UTC) says so, once for all processes; before `start`. */
  schedule(job: Job<Record<string, never>>, cron: string): void;
  start(): Promise<void>;
  /** Waits ten seconds at most for running jobs to finish. The next process tries the others again. */
  stop(): Promise<void>;
}

type Taken = JobWithMetadata<unknown>;

interface QueueOptions {
  database: Pick<OpenDatabase, 'kind' | 'queueDatabase'>;
  /** Whether this process does the work; one that only adds jobs polls nothing. */
  work: boolean;
  /**
   * How often a worker looks without being woken. This finds retries whose pause is over. A job that is added wakes its
   * worker at once.
   */
  lookSeconds?: number;
  /** Milliseconds that only ever grow. */
  elapsed: () => number;
  log: Logger;
}

/** What the connections of a queue are called on a server. Each process that works has one at any time. */
export const QUEUE_CONNECTION = 'yardsign-jobs';

function bossOptions({ database, work }: Pick<QueueOptions, 'database' | 'work'>): ConstructorOptions {
  const place =
    'connectionString' in database.queueDatabase
      ? { ...database.queueDatabase, max: work ? 4 : 2, application_name: QUEUE_CONNECTION }
      : { db: database.queueDatabase, backend: 'pglite' as const };
  return {
    ...place,
    schema: 'pgboss',
    supervise: work,
    schedule: work,
    useListenNotify: work,
    cronWorkerIntervalSeconds: 15,
    // Chains of jobs are not used, and the indexes of a newer version are seen to at every start.
    flowIntervalSeconds: 3600,
    bamIntervalSeconds: 3600,
    // The tables stay small, and the checks cost more than they could find.
    monitorVacuum: false,
    reindex: false,
  };
}

function queueOf(job: Job): Omit<Queue, 'name'> {
  return {
    policy: job.onePerKey ? 'exclusive' : 'standard',
    retryLimit: job.retry.times,
    retryDelay: job.retry.firstSeconds,
    retryBackoff: job.retry.longestSeconds > job.retry.firstSeconds,
    ...(job.retry.longestSeconds > job.retry.firstSeconds && { retryDelayMax: job.retry.longestSeconds }),
    expireInSeconds: job.timeoutSeconds,
    retentionSeconds: KEEP_WAITING_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  };
}

/** Makes every queue what its job says, and leaves alone those that are. */
async function declareQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Map((await boss.getQueues(jobs.map(({ name }) => name))).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const wanted = queueOf(job);
    const there = known.get(job.name);
    if (there && there.policy !== wanted.policy) {
      throw new Error(`The job ${job.name} cannot change whether there is one per key: give it another name`);
    }
    const { policy: _policy, ...changeable } = wanted;
    if (there && Object.entries(changeable).every(([name, value]) => there[name as keyof Queue] === value)) continue;
    if (there) await boss.updateQueue(job.name, changeable);
    else await boss.createQueue(job.name, wanted);
    // Any look-up brings the queue into the client's memory, which a job is added by. Were it asked for inside a
    // transaction, the embedded database would wait for that transaction for ever.
    await boss.findJobs(job.name, { key: '' });
  }
}

/** Makes the tables of the queue where there are none, so that a database that is shipped begins with them. */
export async function installJobQueue(database: Pick<OpenDatabase, 'kind' | 'queueDatabase'>): Promise<void> {
  const boss = new PgBoss(bossOptions({ database, work: false }));
  await boss.start();
  await boss.stop({ graceful: false });
}

/** A queue in the product's own database: a job can be part of the transaction that makes it necessary. */
export function createJobQueue({ database, work, lookSeconds = LOOK_SECONDS, elapsed, log }: QueueOptions): JobQueue {
  const boss = new PgBoss(bossOptions({ database, work }));
  const handlers = new Map<string, { atOnce: number; handle: (job: Taken) => Promise<void> }>();
  const schedules = new Map<string, string>();
  const jobs = new Map<string, Job>();
  let isStarted = false;
  let hasStarted: () => void = () => {};
  const started = new Promise<void>((resolve) => {
    hasStarted = resolve;
  });
  boss.on('error', logFaults(log, 'the job queue failed', elapsed));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'the job queue warns'));

  const run = async (job: Taken, handle: (job: Taken) => Promise<void>): Promise<JobResult> => {
    try {
      await handle(job);
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const last = job.retryCount >= job.retryLimit;
      log[last ? 'error' : 'warn'](
        { err: error, job: job.name, id: job.id, attempt: job.retryCount + 1 },
        last ? 'a job failed for good' : 'a job failed and will be tried again',
      );
      // Kept in the table: the message only, because the properties of an error may hold an address or worse.
      return {
        id: job.id,
        status: 'failed',
        output: { message: error instanceof Error ? error.message : String(error) },
      };
    }
  };

  const startSchedules = async () => {
    const kept = new Set<string>();
    for (const { name, key, cron } of await boss.getSchedules()) {
      if (schedules.get(name) === cron) kept.add(name);
      else await boss.unschedule(name, key);
    }
    for (const [name, cron] of schedules) {
      if (!kept.has(name)) await boss.schedule(name, cron, {}, { tz: 'UTC' });
    }
  };

  return {
    declare(added) {
      for (const job of added) jobs.set(job.name, job);
    },
    async enqueue(job, data, { tx, key } = {}) {
      if (!tx) await started;
      else if (!isStarted) throw new AppError('overloaded');
      await boss.send(job.name, job.payload.parse(data), {
        ...(tx && { db: fromKysely(tx) }),
        ...(key !== undefined && { singletonKey: key }),
      });
    },
    async enqueueAll(job, all, { tx }) {
      if (!isStarted) throw new AppError('overloaded');
      if (all.length === 0) return;
      const added = all.map((data) => ({ data: job.payload.parse(data) }));
      await boss.insert(job.name, added, { db: fromKysely(tx) });
    },
    handle(job, handler) {
      if (!jobs.has(job.name)) throw new Error(`The queue was not told of the job ${job.name}`);
      handlers.set(job.name, { atOnce: job.atOnce, handle: async (taken) => handler(job.payload.parse(taken.data)) });
    },
    schedule(job, cron) {
      schedules.set(job.name, cron);
    },
    async start() {
      await boss.start();
      await declareQueues(boss, [...jobs.values()]);
      isStarted = true;
      hasStarted();
      if (!work) return;
      await startSchedules();
      for (const [name, { atOnce, handle }] of handlers) {
        const options = {
          includeMetadata: true as const,
          perJobResults: true as const,
          batchSize: atOnce,
          pollingIntervalSeconds: Math.min(lookSeconds, LOOK_UNWOKEN_SECONDS),
          notifyPollingIntervalSeconds: lookSeconds,
        };
        const worker: string = await boss.work(name, options, async (jobs) => {
          const results = await Promise.all(jobs.map((job) => run(job, handle)));
          // There may be more: looks again at once, until there is nothing.
          boss.notifyWorker(worker);
          return results;
        });
      }
    },
    async stop() {
      const finished = Promise.all([...handlers.keys()].map((name) => boss.offWork(name, { wait: true })));
      const limit = new AbortController();
      await Promise.race([
        finished,
        new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, STOP_MS);
          limit.signal.addEventListener('abort', () => clearTimeout(timer));
        }),
      ]);
      limit.abort();
      await boss.stop({ graceful: false });
    },
  };
}
