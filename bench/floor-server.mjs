// The least that a call can cost which asks its database one thing: Fastify, one row by its key through the same driver, JSON.
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import pg from 'pg';

const QUESTION = 'select id, name, note from floor where id = $1';
const { DATABASE_URL, PORT } = process.env;

async function open() {
  if (DATABASE_URL === undefined) return new PGlite();
  return new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
}

const database = await open();
await database.query('create table if not exists floor (id text primary key, name text, note text)');
await database.query(
  `insert into floor select 'id' || n, 'name ' || n, repeat('x', 200) from generate_series(1, 1000) n on conflict do nothing`,
);
const app = Fastify();
let n = 0;
app.get('/one', async () => {
  n = (n % 1000) + 1;
  const { rows } = await database.query(QUESTION, [`id${n}`]);
  return rows[0];
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
