import { sql } from 'kysely';
import '@yardsign/server/features/sharing/tables';
import { postsOfDays } from '@yardsign/server/features/sharing/posts/posts-of-days';
import type { Db } from '@yardsign/server/platform/database/database';
import { memberId, seedHerd } from './herd/seed.ts';
import { onPostgres } from './on-postgres.ts';
import { atMost, millisecondsOf, type Row } from './row.ts';

const MANY = 10_000;
const FEW = 100;
const ROUNDS = 15;
/** So many times what a month of a hundredth of the posts takes. */
const MOST_GROWTH = 5;
/** As the page asks for a month. */
const PER_DAY = 4;
const BOUNDS = Array.from({ length: 31 }, (_, day) => new Date(Date.UTC(2026, 10, 1 + day)));

async function measureMonth(db: Db): Promise<Row[]> {
  await seedHerd(db, [MANY, MANY, FEW], new Date('2026-11-01T00:00:00Z'));
  await sql`update post set due_at = due_at + (abs(hashtext(id)) % 43200) * interval '1 minute'`.execute(db);
  await sql`vacuum analyze post`.execute(db);
  const month = (member: number) => () =>
    postsOfDays({ db }, memberId(member), { bounds: BOUNDS, perDay: PER_DAY }, new Date());
  const many = await millisecondsOf(ROUNDS, month(0));
  const few = await millisecondsOf(ROUNDS, month(2));
  return [
    {
      what: `a month of ${MANY} posts`,
      measured: `${many.toFixed(1)} ms`,
      beside: `of ${FEW}: ${few.toFixed(1)} ms`,
      ratio: many / few,
      ...atMost(many / few, MOST_GROWTH, ' ×'),
    },
  ];
}

/** What reading a month of the calendar costs when it has a hundred times the posts, on PostgreSQL. */
export const run = (): Promise<Row[]> => onPostgres(measureMonth);
