import { join } from 'node:path';
import { listPeople } from '@yardsign/server/features/admin/list-people';
import { migrate } from '@yardsign/server/platform/database/migrate';
import { openPglite } from '@yardsign/server/platform/database/open-pglite';
import { ROOT } from './processes.ts';
import { atMost, millisecondsOf, type Row } from './row.ts';

const FEW = 2000;
const MANY = 20_000;
const ROUNDS = 15;
const BUDGET_MS = 150;

const QUESTIONS = [
  { what: 'one person, by two words', query: 'mar1232 par' },
  { what: 'everyone of a team, by the company', query: 'company 77' },
  { what: 'one in twenty, by a first name', query: 'mar' },
  { what: 'everyone, the first page', query: '' },
] as const;

/** A database with that many people: forty to a team, each with a plan, a photo and a company. */
async function databaseWith(people: number) {
  const database = await openPglite();
  const { pglite } = database;
  await migrate(database.db, join(ROOT, 'server/migrations'));
  await pglite.query(
    `
    insert into member (id, email, username, first_name, last_name, status, public_code, created_at, updated_at)
    select 'usr_' || lpad(n::text, 12, 'a'), 'p' || n || '@people.test', 'p' || n,
      (array['Ana','Ben','Carla','Dan','Eva','Finn','Gia','Hal','Ida','Jon','Kim','Leo','Mar','Noa','Olu','Pia','Quin','Ria','Sol','Tom'])[n % 20 + 1] || n,
      (array['López','Park','Grant','Reyes','Moss'])[n / 20 % 5 + 1], 'active', 'p-' || n,
      timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01'
    from generate_series(1, $1::int) n`,
    [people],
  );
  await pglite.query(`
    insert into profile_field (member_id, feature, name, value)
    select id, 'basic', field.name, case field.name when 'company' then 'Company ' || (row_number() over (order by id)) / 40 else repeat('a', 64) end
    from member, (values ('company'), ('photo')) as field (name)`);
  await pglite.query(
    `insert into member_feature (member_id, slug, feature_id, is_plan) select id, 'elite', 100, true from member`,
  );
  await pglite.query(
    `
    insert into team_member (parent_id, child_id)
    select 'usr_' || lpad((n / 40 * 40 + 1)::text, 12, 'a'), 'usr_' || lpad(n::text, 12, 'a')
    from generate_series(1, $1::int) n where n % 40 <> 1 and n / 40 * 40 + 1 <= $1::int`,
    [people],
  );
  await pglite.query(`analyze`);
  return database;
}

/** What finding people costs on the embedded database with ten times as many. */
export async function run(): Promise<Row[]> {
  const few = await databaseWith(FEW);
  const many = await databaseWith(MANY);
  try {
    const rows: Row[] = [];
    for (const { what, query } of QUESTIONS) {
      const ask = (db: typeof few.db) => () => listPeople({ db }, { query, limit: 25 });
      const { total } = await ask(many.db)();
      const little = await millisecondsOf(ROUNDS, ask(few.db));
      const ours = await millisecondsOf(ROUNDS, ask(many.db));
      rows.push({
        what: `${what} (${total === 1001 ? 'over 1,000' : total} found)`,
        measured: `${ours.toFixed(1)} ms of ${MANY} people`,
        beside: `${little.toFixed(1)} ms of ${FEW}`,
        ratio: ours / little,
        ...atMost(ours, BUDGET_MS, ' ms'),
      });
    }
    return rows;
  } finally {
    await few.close();
    await many.close();
  }
}
