import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOwned } from '../../app/testing/routes/owned-objects.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { declareJobs, takeWork } from '../../app/wiring/enlist-features.ts';
import { createJobQueue } from '../../platform/jobs/job-queue.ts';
import { createLogger } from '../../platform/logger.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { addMember, completeProfile, givePlan } from '../../seeds/scenarios.ts';
import { libraryContentId } from '../content/load-library.ts';
import { renewProofsJob } from '../sharing/jobs.ts';

// Runs on PostgreSQL too.

const GRAPHIC = libraryContentId('five-checks');
const PIECE = { content_id: GRAPHIC, language: 'en', size: 'square' } as const;
const POSTS = 500;
const DRAFTS = 50;

let app: TestApp;
let maya: string;
let token: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  await completeProfile(app.world, maya);
  token = await app.signIn('maya');
});

/** The jobs of sharing are done as a worker does them, by the queue that they were added to. */
beforeAll(async () => {
  const { database } = await testDatabase();
  const log = createLogger({ level: 'silent' });
  const queue = createJobQueue({ database, work: true, lookSeconds: 0.5, elapsed: () => performance.now(), log });
  const sharing = app.product.features.filter(({ jobs }) => jobs.includes(renewProofsJob));
  declareJobs({ queue }, sharing);
  const stopLooking = takeWork({ queue, clock: app.clock, log }, sharing);
  await queue.start();
  stop = async () => {
    stopLooking();
    await queue.stop();
  };
});
afterAll(async () => {
  await stop();
  await app.close();
});

const proof = async () => {
  const payload = { contentId: PIECE.content_id, language: PIECE.language, size: PIECE.size };
  const answer = await app.call({ method: 'POST', url: '/api/app/v1/proofs', token, payload });
  return answer.json<{ proof: { sha256: string } }>().proof.sha256;
};

/** A post of the piece, and copies of it. */
async function queuePosts(count: number): Promise<void> {
  const post = await addOwned(app, 'post', maya);
  await app.db.updateTable('post').set(PIECE).where('id', '=', post).execute();
  await sql`
    insert into post select (jsonb_populate_record(post, jsonb_build_object('id', 'pst_' || lpad(n::text, 12, '0')))).*
    from post, generate_series(2, ${sql.lit(count)}) as n`.execute(app.db);
}

/** Drafts of as many pieces of the library, the piece of the posts among them. */
async function keepDrafts(count: number): Promise<void> {
  await sql`
    insert into share_draft (member_id, content_id, captions, language, size, targets, variants, mode, created_at, updated_at)
    select ${maya}, id, '{}', 'en', 'square', null, '[]', 'now', now(), now()
    from (select id from content order by id <> ${GRAPHIC}, id limit ${sql.lit(count)}) as piece`.execute(app.db);
}

const rename = (company: string) =>
  app.call({
    method: 'POST',
    url: `/api/profile/v1/${maya}/basic`,
    token,
    payload: [{ position: 'company', value: company }],
  });

/** Waits until the queue has nothing to do for posts, and says how many times it did it. */
async function renewals(): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ state: string }>`
      select state from pgboss.job where name = ${renewProofsJob.name}`.execute(app.db);
    if (rows.every(({ state }) => state === 'completed')) return rows.length;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const wornBy = async (state: 'scheduled' | 'published') => {
  const rows = await app.db.selectFrom('post').select('proof_sha256').where('state', '=', state).execute();
  return { posts: rows.length, looks: [...new Set(rows.map(({ proof_sha256: digest }) => digest))] };
};

test('one save has five hundred posts and fifty drafts in the new brand by one job, and what was sent in the old one', async () => {
  await queuePosts(POSTS + 1);
  await keepDrafts(DRAFTS);
  const old = await proof();
  await app.db.updateTable('post').set({ proof_sha256: old }).execute();
  await app.db.updateTable('post').set({ state: 'published' }).where('id', '=', 'pst_000000000002').execute();
  const drafts = () => app.db.selectFrom('share_draft').selectAll().orderBy('content_id').execute();
  const drafted = await drafts();
  expect(drafted).toHaveLength(DRAFTS);

  expect((await rename('Harbor & Pine')).statusCode).toBe(200);

  expect(await renewals()).toBe(1);
  const now = await proof();
  expect(now).not.toBe(old);
  expect(await wornBy('scheduled')).toEqual({ posts: POSTS, looks: [now] });
  expect(await wornBy('published')).toEqual({ posts: 1, looks: [old] });
  // A draft keeps only what the member wrote: it is drawn with the brand of the moment, which is that of the posts.
  expect(await drafts()).toEqual(drafted);
  expect(Object.keys(drafted[0] ?? {}).filter((column) => /proof|sha256|brand/.test(column))).toEqual([]);
});
