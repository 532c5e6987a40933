import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { addOwned } from '../../../app/testing/routes/owned-objects.ts';
import { addLongPast } from '../../../app/testing/worlds/long-past.ts';
import {
  ACCOUNT,
  createAutopilotWorld,
  JOB,
  type AutopilotWorld,
} from '../../../app/testing/worlds/autopilot-world.ts';

// Runs on PostgreSQL too.

let world: AutopilotWorld;
const FEED = '/api/app/v1/calendar/feed';
const JOBS = '/api/autoposter/v1/industries/1/jobs/';

beforeAll(async () => {
  world = await createAutopilotWorld();
});
beforeEach(() => world.anew());
afterAll(() => world.app.close());

const make = async () => (await world.call('POST', FEED)).json<{ url: string }>().url;
/** As a calendar program reads it: with nothing but the address. */
const read = (address: string) => world.app.call({ method: 'GET', url: new URL(address).pathname });
const uidsIn = (file: string) => [...file.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);

describe('the feed of a calendar', () => {
  test('has what is posted and what will be, each known by one id before and after its posts are made', async () => {
    await world.call('POST', JOBS, JOB);
    const url = await make();
    const before = await read(url);
    expect(before.headers['content-type']).toBe('text/calendar; charset=utf-8');
    await world.run();
    const after = await read(url);
    expect(uidsIn(after.body).toSorted()).toEqual(uidsIn(before.body).toSorted());
    expect(uidsIn(after.body)).toHaveLength(10);
    expect(after.body).toContain('DTSTART:20261123T140000Z');
    expect(after.body).toContain('goes out then');
  });

  test('says of an hour of a job when it was changed, so that a program which has it already takes the change', async () => {
    const { job } = (await world.call('POST', JOBS, JOB)).json();
    const url = await make();
    const [slot] = job.next;
    world.app.clock.advance(60_000);
    await world.call('POST', `/api/app/v1/autopilot/slots/${slot.id}/swap`, {});
    const events = (await read(url)).body.split('BEGIN:VEVENT');
    const stampOf = (id: string) => /LAST-MODIFIED:(\w+)/.exec(events.find((each) => each.includes(id)) ?? '')?.[1];
    expect(stampOf(slot.id)).toBe('20261121T150100Z');
    expect(stampOf(job.next[1].id)).toBe('20261121T150000Z');
  });

  test('leaves out an hour that its member has skipped', async () => {
    const { job } = (await world.call('POST', JOBS, JOB)).json();
    const url = await make();
    const [skipped, next] = job.next;
    await world.call('POST', `/api/app/v1/autopilot/slots/${skipped.id}/skip`, { skip: true });
    const uids = uidsIn((await read(url)).body).join(' ');
    expect([uids.includes(skipped.id), uids.includes(next.id)]).toEqual([false, true]);
  });

  test('says of the posts of one hour when the last of them was changed', async () => {
    await world.connect(world.maya, 'instagram', ACCOUNT);
    await world.call('POST', JOBS, {
      ...JOB,
      job_networks: [...JOB.job_networks, { network: { id: 4 }, target_id: ACCOUNT }],
    });
    await world.run();
    const url = await make();
    const { db, clock } = world.app;
    const posts = await db.selectFrom('post').select('id').execute();
    expect(posts).toHaveLength(2);
    for (const [minutes, { id }] of posts.entries()) {
      const updated_at = new Date(clock.now().getTime() + (minutes + 1) * 60_000);
      await db.updateTable('post').set({ updated_at }).where('id', '=', id).execute();
      const stamp = `LAST-MODIFIED:20261121T150${minutes + 1}00Z`;
      expect((await read(url)).body).toContain(stamp);
    }
  });

  test('has an address of its own only when it was asked for, the same until it is renewed', async () => {
    expect((await world.call('GET', FEED)).json()).toEqual({ url: null });
    const first = await make();
    expect((await world.call('GET', FEED)).json()).toEqual({ url: first });
    const second = await make();
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await world.call('DELETE', FEED);
    expect((await read(second)).statusCode).toBe(404);
  });

  test('cannot be guessed from another one, and ends with the account', async () => {
    const own = await make();
    const other = (await world.call('POST', FEED, undefined, world.tokens.luis)).json<{ url: string }>().url;
    const [, id] = /feeds\/(\w+)\//.exec(own) ?? [];
    const mixed = other.replace(/feeds\/\w+\//, `feeds/${id}/`);
    expect((await read(mixed)).statusCode).toBe(404);
    expect((await read(own)).statusCode).toBe(200);
    const now = world.app.clock.now();
    for (const change of [{ status: 'inactive' as const }, { blocked_at: now }, { deletion_due_at: now }]) {
      const well = { status: 'active' as const, blocked_at: null, deletion_due_at: null };
      await world.app.db
        .updateTable('member')
        .set({ ...well, ...change })
        .where('id', '=', world.maya)
        .execute();
      expect((await read(own)).statusCode).toBe(404);
    }
  });

  test('says of a post what holds it, and leaves out no post to come for those that are over', async () => {
    const url = await make();
    const now = world.app.clock.now().getTime();
    const add = async (hours: number, change: object = {}) => {
      const id = await addOwned(world.app, 'post', world.maya);
      const due_at = new Date(now + hours * 3_600_000);
      await world.app.db
        .updateTable('post')
        .set({ due_at, ...change })
        .where('id', '=', id)
        .execute();
      return id;
    };
    const [asked] = [await add(2, { awaits_approval: true }), await add(-2, { state: 'needs_attention' })];
    const past = await add(-20, { state: 'published' });
    const file = async () => (await read(url)).body.replaceAll('\r\n ', '');
    for (const words of ['waits for a yes of your team', 'needs you', 'is out']) expect(await file()).toContain(words);
    await addLongPast(world.app.db, past, { count: 2000, columns: { due_at: sql`due_at - n * interval '1 minute'` } });
    expect(uidsIn(await file())).toHaveLength(2000);
    expect(await file()).toContain(`UID:${asked}`);
  });

  test('speaks the language of its member', async () => {
    const { url } = (await world.call('POST', FEED, undefined, world.tokens.luis)).json<{ url: string }>();
    expect((await read(url)).body).toContain('X-WR-CALNAME:Mis publicaciones');
  });
});
