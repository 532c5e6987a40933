import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountWorld, type AccountWorld } from '../../../app/testing/worlds/account-world.ts';
import { addCrew } from '../../../app/testing/people/crew.ts';
import { NOT_GIVEN, OWN_DATA, readOwnData } from './own-data.ts';

// Runs on PostgreSQL too.

const URL = '/api/app/v1/account/consent';
const TEN_MINUTES = 600_000;

let world: AccountWorld;
let token: string;
beforeEach(async () => {
  world = await accountWorld();
  token = await world.signIn('maya');
});
afterEach(() => world.close());

/** Puts the next version of a text in force. */
async function publish(number: number, asks: boolean, page: 'privacy' | 'terms' = 'terms') {
  const texts = JSON.stringify({ en: `Text ${number}`, es: `Texto ${number}` });
  const changed = JSON.stringify({ en: `New ${number}`, es: `Nuevo ${number}` });
  await world.db
    .insertInto('legal_version')
    .values({ page, number, texts, changed, asks, published_at: world.clock.now() })
    .execute();
}
const accept = (texts: unknown, as = token) => world.call({ method: 'POST', url: URL, token: as, payload: { texts } });
const consent = async (as = token) => (await world.call({ method: 'GET', url: URL, token: as })).json();
const due = async (as = token) => {
  world.clock.advance(2000);
  return (await world.call({ method: 'GET', url: '/api/app/v1/session', token: as })).json().session.legalDue;
};

describe('a new version of a legal text', () => {
  test('is asked for only when it says so, until it is accepted, and never twice', async () => {
    await publish(2, false);
    expect(await due()).toEqual([]);
    expect(await consent()).toEqual({ accepted: [], due: [] });
    await publish(3, true);
    await publish(4, false);
    expect(await due()).toEqual(['terms']);
    const asked = await consent();
    expect(asked.due).toMatchObject([{ page: 'terms', number: 4 }]);
    expect(asked.due[0].changes.map(({ changed }: { changed: { es: string } }) => changed.es)).toEqual([
      'Nuevo 4',
      'Nuevo 3',
      'Nuevo 2',
    ]);
    const acceptedAt = world.clock.now().toISOString();
    const answer = await accept([{ page: 'terms', number: 4 }]);
    expect(answer.json()).toEqual({ accepted: [{ page: 'terms', number: 4, acceptedAt }], due: [] });
    world.clock.advance(TEN_MINUTES);
    expect((await accept([{ page: 'terms', number: 4 }])).json().accepted).toMatchObject([{ acceptedAt }]);
    expect(await due()).toEqual([]);
  });

  test.each([
    ['an older version', [{ page: 'terms', number: 1 }], 409, 'legal_moved_on'],
    ['one that was never published', [{ page: 'terms', number: 3 }], 409, 'legal_moved_on'],
    [
      'one of two that is no longer in force',
      [
        { page: 'terms', number: 2 },
        { page: 'privacy', number: 2 },
      ],
      409,
      'legal_moved_on',
    ],
    ['no text at all', [], 400, 'invalid_request'],
    ['another page', [{ page: 'cookies', number: 1 }], 400, 'invalid_request'],
  ])('is not accepted by naming %s', async (_name, texts, status, code) => {
    await publish(2, true);
    const answer = await accept(texts);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await due()).toEqual(['terms']);
    expect((await consent()).accepted).toEqual([]);
  });

  test('refuses no call until it is accepted: apps and what is scheduled go on', async () => {
    await publish(2, true);
    const account = await world.call({ method: 'GET', url: '/api/app/v1/account', token });
    expect(account.statusCode).toBe(200);
  });

  test('is asked of staff as well, each for themselves', async () => {
    const cora = await addCrew(world, 'cora');
    await publish(2, true);
    expect(await due(cora)).toEqual(['terms']);
    await accept([{ page: 'terms', number: 2 }]);
    expect([await due(cora), await due()]).toEqual([['terms'], []]);
  });

  test('is accepted by nobody else: a stranger has nothing to accept', async () => {
    const answer = await world.call({ method: 'POST', url: URL, payload: { texts: [{ page: 'terms', number: 1 }] } });
    expect(answer.json().code).toBe('sign_in_required');
  });
});

describe('whoever signs up', () => {
  const NINA = { first_name: 'Nina', last_name: 'Okafor', email: 'nina@example.test', industry_id: 1 };

  test('accepts what was in force when they sent the form', async () => {
    await publish(2, true);
    const sentAt = world.clock.now();
    await world.call({ method: 'POST', url: '/api/auth/v1/users/', payload: NINA });
    world.clock.advance(TEN_MINUTES);
    await publish(3, true);
    await world.answerRequests();
    const rows = await world.db
      .selectFrom('legal_acceptance')
      .innerJoin('member', 'member.id', 'legal_acceptance.member_id')
      .select(['page', 'number', 'accepted_at'])
      .where('member.email', '=', NINA.email)
      .orderBy('page')
      .execute();
    expect(rows).toEqual([
      { page: 'privacy', number: 1, accepted_at: sentAt },
      { page: 'terms', number: 2, accepted_at: sentAt },
    ]);
  });
});

describe('the data of a member', () => {
  const read = async () => {
    const answer = await world.call({ method: 'GET', url: '/api/app/v1/account/data.json', token });
    return { answer, data: answer.json() };
  };

  test('is a file of their own with what they accepted, and nobody else is in it', async () => {
    await world.call({ method: 'POST', url: URL, token, payload: { texts: [{ page: 'terms', number: 1 }] } });
    const { answer, data } = await read();
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="yardsign-my-data-[\d-]+\.json"$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(data.member).toMatchObject([{ id: world.maya, username: 'maya' }]);
    expect(data.legal_acceptance).toMatchObject([{ page: 'terms', number: 1 }]);
    const others = await world.db.selectFrom('member').select('email').where('id', '!=', world.maya).execute();
    for (const { email } of others) expect(answer.body).not.toContain(email);
  });

  test('has the words of their own pieces and of no other', async () => {
    const addPiece = async (owner: string | null, id: string) => {
      await world.db
        .insertInto('content')
        .values({
          id,
          slug: id,
          type: 'blog',
          status: 'published',
          owner_id: owner,
          digest: id,
          published_at: world.clock.now(),
          details: '{}',
        })
        .execute();
      const words = { title: id, description: '', contents: 'My own words.', caption: '', words: 3, details: '{}' };
      await world.db
        .insertInto('content_text')
        .values({ content_id: id, language: 'en', ...words })
        .execute();
    };
    await addPiece(world.maya, 'mine');
    await addPiece(null, 'of-the-library');
    const { data } = await read();
    expect(data.content_text).toMatchObject([{ content_id: 'mine', contents: 'My own words.' }]);
    expect(data.content_text[0]).not.toHaveProperty('search');
  });

  test('holds no secret', async () => {
    const { rows } = await sql<{ table_name: string; column_name: string }>`
      select table_name, column_name from information_schema.columns
      where table_schema = current_schema() and column_name ~ '(hash|secret|sealed|token|verifier|nonce|public_key)'
    `.execute(world.db);
    const { data } = await read();
    const allowed = new Set(['connection token_expires_at']);
    for (const { table, without = [] } of OWN_DATA) {
      const secrets = rows.filter(({ table_name, column_name }) => {
        return table_name === table && !without.includes(column_name) && !allowed.has(`${table} ${column_name}`);
      });
      expect(secrets, table).toEqual([]);
      expect(Array.isArray(data[table]), table).toBe(true);
    }
  });

  test('is sent in parts, however much there is, and whole', async () => {
    await sql`
      insert into lead (id, member_id, name, email, phone, message, language, consent, digest, created_at, last_sent_at)
      select 'led_' || n, ${world.maya}, 'Lead', 'lead@people.test', '', 'Line one' || chr(10) || '"two"', 'en', '', n::text, now(), now()
      from generate_series(1, 250) n`.execute(world.db);
    const ids: unknown[] = (await read()).data.lead.map(({ id }: { id: string }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([250, 250]);
    const parts: string[] = [];
    for await (const part of await readOwnData(world.db, world.maya, world.clock.now())) parts.push(String(part));
    expect(Math.max(...parts.map((part) => part.split('"led_').length - 1))).toBe(100);
  });

  test('is read by the keys of its tables, which each of them has', async () => {
    const { rows } = await sql<{ name: string }>`
      select indrelid::regclass::text as name from pg_index where indisprimary`.execute(world.db);
    const keyed = new Set(rows.map(({ name }) => name));
    expect(OWN_DATA.map(({ table }) => table).filter((table) => !keyed.has(table))).toEqual([]);
  });

  test('is all that goes with the account, or is left out by name', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'member'::regclass and confdeltype = 'c'
      order by 1`.execute(world.db);
    const known = new Set<string>([...OWN_DATA.map(({ table }) => table), ...NOT_GIVEN]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  test('goes with the account', async () => {
    await accept([{ page: 'terms', number: 1 }]);
    await world.db.deleteFrom('member').where('id', '=', world.maya).execute();
    const left = await world.db.selectFrom('legal_acceptance').select('member_id').execute();
    expect(left).toEqual([]);
  });
});
