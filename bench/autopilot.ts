import { sql } from 'kysely';
import { PLAN_FEATURES } from '@yardsign/domain/access/features';
import '@yardsign/server/features/autopilot/tables';
import { columnsOf } from '@yardsign/server/features/autopilot/job-store';
import { planDueJobs } from '@yardsign/server/features/autopilot/plan-jobs';
import { listCandidates } from '@yardsign/server/features/content/autopilot-pieces';
import { captionValuesOf } from '@yardsign/server/features/content/caption-values';
import { postedPieces } from '@yardsign/server/features/sharing/planned/planned-store';
import { createClock } from '@yardsign/server/platform/clock';
import type { Db } from '@yardsign/server/platform/database/database';
import { secureRandom } from '@yardsign/server/platform/random';
import { memberId, seedHerd } from './herd/seed.ts';
import { fillLibrary } from './library-world.ts';
import { onPostgres } from './on-postgres.ts';
import { atMost, median, type Row } from './row.ts';

/** Each with a job that posts at every hour of every day: two weeks of it are planned. */
const MEMBERS = 300;
const PIECES = 2000;
const ROUNDS = 3;
const MOST_MS = 2000;

/** A library whose words are as long as ours are and name the member. */
async function addLibrary(db: Db): Promise<void> {
  await fillLibrary(db, PIECES, 0);
  await sql`update content_text set caption = repeat('A line about a house. ', 8) || E'\\n\\n{brand.fullName}\\n{brand.company}'`.execute(
    db,
  );
}

async function addJobs(db: Db, now: Date): Promise<void> {
  const plan = {
    contentTypes: ['blog', 'social-graphic'] as const,
    targets: [{ network: 'facebook', targetId: '1' }],
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    hours: Array.from({ length: 24 }, (_, hour) => hour),
    ...{ timeZone: 'America/New_York', language: 'en' as const, skipCategories: [], layout: 1, repeatAfterDays: 7 },
  };
  await db
    .insertInto('autopilot_job')
    .values(
      Array.from({ length: MEMBERS }, (_, n) => ({
        ...{ id: `job_bench${String(n).padStart(6, '0')}`, member_id: memberId(n), active: true, ...columnsOf(plan) },
        ...{ version: 1, plan_at: now, held_at: null, deleted_at: null, created_at: now, updated_at: now },
      })),
    )
    .execute();
}

async function measurePlanning(db: Db): Promise<Row[]> {
  const clock = createClock();
  const now = clock.now();
  await seedHerd(
    db,
    Array.from({ length: MEMBERS }, () => 0),
    now,
  );
  await addJobs(db, now);
  await addLibrary(db);
  const candidates = await listCandidates({ db });
  const deps = {
    ...{ db, clock, random: secureRandom },
    featuresOf: (ids: readonly string[]) => Promise.resolve(new Map(ids.map((id) => [id, PLAN_FEATURES]))),
    captionValuesOf: (ids: readonly string[]) => captionValuesOf({ db }, ids),
    listCandidates: () => Promise.resolve(candidates),
    postedPieces: (ids: readonly string[], from: Date) => postedPieces(db, ids, from),
  };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await sql`truncate autopilot_slot cascade`.execute(db);
    await db.updateTable('autopilot_job').set({ plan_at: now }).execute();
    const start = performance.now();
    await planDueJobs(deps);
    times.push(performance.now() - start);
  }
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from autopilot_slot`.execute(db);
  const slots = rows[0]?.count ?? 0;
  const each = (median(times) / slots) * 100_000;
  return [
    {
      what: `${slots} hours of ${MEMBERS} jobs, as for 100,000`,
      measured: `${each.toFixed(0)} ms`,
      ...atMost(each, MOST_MS, ' ms'),
    },
  ];
}

/** What planning two weeks of many jobs costs, on PostgreSQL: the slots, a piece for each, and writing them down. */
export const run = (): Promise<Row[]> => onPostgres(measurePlanning);
