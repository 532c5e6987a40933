import { HOUR_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillCaption } from '@yardsign/domain/content/caption';
import { weightedLength } from '@yardsign/domain/sharing/networks/weighted-length';
import {
  ACCOUNT,
  createAutopilotWorld,
  JOB,
  PAGE,
  type AutopilotWorld,
} from '../../app/testing/worlds/autopilot-world.ts';
import { queuedJobs, queuedNotices } from '../../app/testing/processes/queued.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';
import { checkRecord } from '../sharing/record/check-record.ts';
import { exportRecord } from '../sharing/record/export-record.ts';
import { readRecordFile } from '../sharing/record/record-file.ts';
import { renewProofsJob } from '../sharing/jobs.ts';
import { refitSlotsJob } from './jobs.ts';
import { heldNotice } from './notices/held.ts';
import type { ShownSlot } from './ports.ts';

// Runs on PostgreSQL too.

let world: AutopilotWorld;
const JOBS = '/api/autoposter/v1/industries/1/jobs/';
const X_ACCOUNT = '3000001';
const SLOTS = '/api/app/v1/autopilot/slots';

beforeAll(async () => {
  world = await createAutopilotWorld();
});
beforeEach(() => world.anew());
afterAll(() => world.app.close());

const create = async (more: object = {}) => (await world.call('POST', JOBS, { ...JOB, ...more })).json().job;
const change = (id: string, body: object) => world.call('POST', JOBS + id, body);
const posts = () => world.app.db.selectFrom('post').selectAll().orderBy('due_at').orderBy('id').execute();
const slots = () => world.app.db.selectFrom('autopilot_slot').selectAll().orderBy('due_at').execute();
const due = async () => (await posts()).map((post) => post.due_at.toISOString());
/** It is Saturday, 21 November 2026: the job's first hour is on Monday, and the next on Thursday. */
const MONDAY = '2026-11-23T14:00:00.000Z';
const THURSDAY = '2026-11-26T14:00:00.000Z';

/** It is twenty past nine on Monday: an hour that is twenty minutes late would still be posted. @returns Maya's token of that day. */
async function passMonday(): Promise<string> {
  world.app.clock.moveTo(Date.parse(MONDAY) + HOUR_MS / 3);
  return world.app.signIn('maya');
}

describe('the hours of a job that are near', () => {
  test('become ordinary posts with a proof, each once, however often the worker begins', async () => {
    const job = await create();
    await world.run();
    await world.run();
    await Promise.all([world.run(), world.run()]);
    const [post, ...others] = await posts();
    expect(others).toEqual([]);
    expect(post).toMatchObject({
      ...{ owner_id: world.maya, network: 'facebook', target_id: PAGE, state: 'scheduled', origin: 'autopilot' },
      ...{ wall_date: '2026-11-23', wall_time: '09:00', wall_zone: 'America/New_York', caption_suggested: true },
      content_id: job.next[0].content.id,
      slot_id: job.next[0].id,
    });
    expect(post?.due_at.toISOString()).toBe(MONDAY);
    expect(post?.proof_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(post?.approved_sha256).toBe(post?.proof_sha256);
  });

  test('are not posted again by a worker that was killed before it had marked them: the database refuses', async () => {
    await create();
    await world.run();
    await world.app.db.updateTable('autopilot_slot').set({ state: 'planned' }).execute();
    // The member posted nothing else that day, so nothing but the key stands in the way.
    await world.app.db.updateTable('post').set({ state: 'failed' }).execute();
    await world.run();
    expect(await posts()).toHaveLength(1);
    expect(world.app.reports).toHaveLength(1);
  });

  test('go on one after the other as time passes, across the end of summer time, at nine by the wall', async () => {
    await create({ weekdays: [0, 1, 2, 3, 4, 5, 6], repeat_after_days: 5 });
    world.app.clock.moveTo(Date.parse('2027-03-12T00:00:00Z'));
    await world.run();
    const times = (await posts()).map(({ due_at: at }) => at.toISOString());
    expect(times).toEqual(['2027-03-12T14:00:00.000Z', '2027-03-13T14:00:00.000Z', '2027-03-14T13:00:00.000Z']);
  });

  test('have on Instagram the shape of the layout, and leave out what that does not take', async () => {
    await world.connect(world.maya, 'instagram', ACCOUNT);
    const networks = [...JOB.job_networks, { network: { id: 4 }, target_id: ACCOUNT }];
    await create({ job_networks: networks, content_types: [1, 3], layouts: [2], weekdays: [1, 2] });
    await world.run();
    const made = (await posts()).map(({ network, content_type: type, size }) => [network, type, size]);
    expect(made.toSorted()).toEqual([
      ['facebook', 'blog', 'link'],
      ['facebook', 'social-graphic', 'square'],
      ['instagram', 'social-graphic', 'portrait'],
    ]);
  });

  test('have words that fit all networks of the job, the same pieces that were shown before it was saved', async () => {
    await world.connect(world.maya, 'x', X_ACCOUNT);
    const both = [...JOB.job_networks, { network: { id: 2 }, target_id: X_ACCOUNT }];
    const wanted = {
      ...JOB,
      job_networks: both,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      job_schedules: [{ hour: 9 }, { hour: 18 }],
    };
    const shown = (await world.call('POST', '/api/app/v1/autopilot/preview', wanted)).json().slots as ShownSlot[];
    await create(wanted);
    for (let day = 0; day < 6; day++) {
      await world.run();
      world.app.clock.advance(24 * HOUR_MS);
    }
    const made = await posts();
    const ofNetwork = (network: string) =>
      made
        .filter((post) => post.network === network)
        .map((post) => post.content_id)
        .slice(0, 10);
    expect(ofNetwork('x')).toEqual(shown.map(({ content }) => content?.id));
    expect(ofNetwork('facebook')).toEqual(ofNetwork('x'));
    for (const { caption } of made) expect(weightedLength(caption)).toBeLessThanOrEqual(280);
  });

  test('say to which network a piece does not go, wherever it is shown, as soon as the brand has grown', async () => {
    await world.connect(world.maya, 'x', X_ACCOUNT);
    const both = [...JOB.job_networks, { network: { id: 2 }, target_id: X_ACCOUNT }];
    const wanted = { ...JOB, job_networks: both };
    const job = await create({ job_networks: both });
    const noted = (slots: ShownSlot[]) => slots.filter((slot) => slot.content).map(({ tooLongFor }) => tooLongFor);
    const shown = async () => {
      const { jobs } = (await world.call('GET', JOBS)).json();
      const preview = await world.call('POST', '/api/app/v1/autopilot/preview', { ...wanted, jobId: job.id });
      const coming = await world.call('GET', '/api/app/v1/calendar/coming?limit=5');
      const month = await world.call('GET', '/api/app/v1/calendar?from=2026-11-22&to=2026-11-24');
      return [
        noted(jobs[0].next)[0],
        noted(preview.json().slots)[0],
        noted(coming.json().items)[0],
        noted(month.json().days.flatMap(({ slots: ofDay }: { slots: ShownSlot[] }) => ofDay))[0],
      ];
    };
    expect(await shown()).toEqual([[], [], [], []]);
    await fillProfile(world.app.world, world.maya, { company: `Riverbend ${'Homes '.repeat(18)}` });
    expect(await shown()).toEqual([['x'], ['x'], ['x'], ['x']]);
  });

  test('give way to others when the brand has grown out of the room that one of the networks has for words', async () => {
    await world.connect(world.maya, 'x', X_ACCOUNT);
    const both = [...JOB.job_networks, { network: { id: 2 }, target_id: X_ACCOUNT }];
    const job = await create({ job_networks: both, weekdays: [1] });
    const piece = job.next[0].content.id;
    const { caption } = await world.app.db
      .selectFrom('content_text')
      .select('caption')
      .where('content_id', '=', piece)
      .where('language', '=', 'en')
      .executeTakeFirstOrThrow();
    const words = fillCaption(caption, {});
    expect(caption).toContain('\n{brand.company}');
    // With the breaks before it, more than there is room for.
    await fillProfile(world.app.world, world.maya, { company: 'H'.repeat(280 - weightedLength(words)) });
    await world.run();
    const made = await posts();
    expect(made.map(({ network }) => network).toSorted()).toEqual(['facebook', 'x']);
    expect(made.map((post) => post.content_id)).not.toContain(piece);
  });

  test('go out in no text that has become older than its twin, also once their posts are made', async () => {
    const job = await create({ language_id: 2, weekdays: [1, 2] });
    await world.run();
    const [monday, tuesday] = await posts();
    const setOutdated = (outdated: string[]) =>
      world.app.db
        .updateTable('content')
        .set({ outdated: outdated as [] })
        .where('id', '=', job.next[0].content.id)
        .execute();
    await setOutdated(['en']);
    await world.run();
    expect((await posts()).map(({ id }) => id)).toEqual([monday?.id, tuesday?.id]);
    await setOutdated(['es']);
    world.app.clock.advance(60_000);
    await world.run();
    const [other, same] = await posts();
    expect(same?.id).toBe(tuesday?.id);
    expect(other).toMatchObject({ slot_id: monday?.slot_id, due_at: monday?.due_at, language: 'es' });
    expect(other?.content_id).not.toBe(monday?.content_id);
  });

  test('are planned anew at once when the brand grows out of that room once their posts are made', async () => {
    await world.connect(world.maya, 'x', X_ACCOUNT);
    const both = [...JOB.job_networks, { network: { id: 2 }, target_id: X_ACCOUNT }];
    await create({ job_networks: both, weekdays: [1, 2] });
    await world.run();
    const before = await posts();
    const [, tuesday] = before.filter(({ network }) => network === 'x');
    const fields = [{ position: 'company', value: `Riverbend ${'Homes '.repeat(14)}` }];
    const saved = await world.call('POST', `/api/profile/v1/${world.maya}/basic`, fields);
    expect(saved.statusCode).toBe(200);
    // What its member has moved stays theirs.
    await world.app.db
      .updateTable('post')
      .set({ due_at: new Date(Date.parse(MONDAY) + HOUR_MS) })
      .where('due_at', '=', new Date(MONDAY))
      .execute();
    await world.work(renewProofsJob.name, { memberId: world.maya });
    const [refit] = await queuedJobs<{ memberId: string }>(world.app.db, refitSlotsJob.name);
    expect(refit).toEqual({ memberId: world.maya });
    await world.work(refitSlotsJob.name, { memberId: world.maya });
    const after = await posts();
    expect(after.slice(0, 2).map(({ id }) => id)).toEqual(before.slice(0, 2).map(({ id }) => id));
    expect(new Set(after.slice(2).map(({ network }) => network))).toEqual(new Set(['facebook', 'x']));
    for (const post of after.slice(2)) {
      expect(post).toMatchObject({ due_at: tuesday?.due_at, slot_id: tuesday?.slot_id, state: 'scheduled' });
      expect(post.content_id).not.toBe(tuesday?.content_id);
      expect(weightedLength(post.caption)).toBeLessThanOrEqual(280);
    }
  });

  test.each([
    ['that day', MONDAY],
    ['weeks before, within the time for which nothing is repeated', '2026-10-28T14:00:00.000Z'],
    ['for weeks later', '2026-12-18T14:00:00.000Z'],
  ])('take another piece when the member has planned the chosen one %s', async (_when, at) => {
    const job = await create();
    const [slot] = await slots();
    await world.run();
    const [post] = await posts();
    if (!post) throw new Error('nothing was posted');
    const own = { ...post, id: 'pst_byhand000001', marker: 'byhand', origin: 'member' as const, slot_id: null };
    await world.app.db.deleteFrom('post').execute();
    await world.app.db
      .insertInto('post')
      .values({
        ...own,
        handle: null,
        film: null,
        pictures: null,
        mentions: null,
        answers: '{}',
        due_at: new Date(at),
      })
      .execute();
    await world.app.db
      .updateTable('autopilot_slot')
      .set({ state: 'planned' })
      .where('id', '=', slot?.id ?? '')
      .execute();
    await world.run();
    const other = (await posts()).find(({ origin }) => origin === 'autopilot');
    expect(other).toMatchObject({ slot_id: job.next[0].id });
    expect(other?.content_id).not.toBe(job.next[0].content.id);
  });

  test('keep the piece that their member asked for, though it was posted not long before', async () => {
    const job = await create();
    const [slot, other] = job.next;
    await world.run();
    const { content } = (await world.call('POST', `${SLOTS}/${other.id}/swap`, { contentId: slot.content.id })).json()
      .slot;
    expect(content).toEqual(slot.content);
    world.app.clock.moveTo(Date.parse(MONDAY) + HOUR_MS);
    await world.run();
    expect((await posts()).map((post) => post.content_id)).toEqual([slot.content.id, slot.content.id]);
  });

  test('are empty when the member no longer holds what it takes, and said to be', async () => {
    await create();
    await world.app.db.deleteFrom('member_feature').where('member_id', '=', world.maya).execute();
    await world.run();
    expect(await posts()).toEqual([]);
    expect((await slots())[0]).toMatchObject({ state: 'empty', content_id: null });
  });

  test('wait while the account is blocked or on its way out', async () => {
    await create();
    const { db, clock } = world.app;
    for (const change of [{ blocked_at: clock.now() }, { blocked_at: null, deletion_due_at: clock.now() }]) {
      await db.updateTable('member').set(change).where('id', '=', world.maya).execute();
      await world.run();
      expect(await posts()).toEqual([]);
    }
    await db.updateTable('member').set({ deletion_due_at: null }).where('id', '=', world.maya).execute();
    await world.run();
    expect(await due()).toEqual([MONDAY]);
  });

  test('of a blocked account are never put into the ledger, and are missed once they have passed', async () => {
    await create();
    await world.app.db.updateTable('member').set({ blocked_at: world.app.clock.now() }).execute();
    for (const [late, state] of [
      [HOUR_MS / 3, 'planned'],
      [2 * HOUR_MS, 'missed'],
    ] as const) {
      world.app.clock.moveTo(Date.parse(MONDAY) + late);
      await world.run();
      expect([await posts(), (await slots())[0]?.state]).toEqual([[], state]);
    }
  });

  test('that wait for a connection say so no more once their member has chosen another piece for them', async () => {
    const job = await create();
    await world.endConnection(world.maya, 'facebook');
    await world.run();
    expect((await slots())[0]).toMatchObject({ state: 'planned', reason: 'not_connected' });
    const { slot } = (await world.call('POST', `${SLOTS}/${job.next[0].id}/swap`, {})).json();
    expect(slot).toMatchObject({ state: 'planned', reason: null });
  });

  test('that passed while nobody worked are missed, not posted late', async () => {
    await create();
    world.app.clock.moveTo(Date.parse(MONDAY) + 2 * HOUR_MS);
    await world.run();
    const token = await world.app.signIn('maya');
    const [job] = (await world.call('GET', JOBS, undefined, token)).json().jobs;
    expect(job.run[0]).toMatchObject({ result: 'missed', slot: { reason: 'asleep' } });
    expect(await due()).toEqual([THURSDAY]);
  });
});

describe('a job that is paused', () => {
  test('takes back what waits, and posts the same when it is resumed', async () => {
    const job = await create();
    await world.run();
    const before = await posts();
    const paused = (await change(job.id, { status: false })).json().job;
    expect([paused.status, paused.next, await posts()]).toEqual([false, [], []]);
    await world.run();
    expect(await posts()).toEqual([]);
    expect((await change(job.id, { status: true })).json().job.next).toEqual(job.next);
    await world.run();
    const again = ({ due_at, content_id }: (typeof before)[number]) => ({ due_at, content_id });
    expect((await posts()).map(again)).toEqual(before.map(again));
  });

  test('keeps of an hour what its member has cancelled cancelled, and posts the rest of it when it is resumed', async () => {
    await world.connect(world.maya, 'instagram', ACCOUNT);
    const job = await create({ job_networks: [...JOB.job_networks, { network: { id: 4 }, target_id: ACCOUNT }] });
    await world.run();
    const onFacebook = (await posts()).find(({ network }) => network === 'facebook');
    await world.call('POST', `/api/app/v1/posts/${onFacebook?.id}/cancel`);
    await change(job.id, { status: false });
    const standing = async () => (await posts()).map(({ network, state }) => [network, state]).toSorted();
    expect(await standing()).toEqual([['facebook', 'cancelled']]);
    await change(job.id, { status: true });
    await world.run();
    expect(await standing()).toEqual([
      ['facebook', 'cancelled'],
      ['instagram', 'scheduled'],
    ]);
  });

  test('leaves out the hours that pass meanwhile: they are not posted late when it goes on, nor shown as missed', async () => {
    const { id } = await create();
    await change(id, { status: false });
    const token = await passMonday();
    expect((await world.call('GET', JOBS, undefined, token)).json().jobs[0].run).toEqual([]);
    const resumed = (await world.call('POST', JOBS + id, { status: true }, token)).json().job;
    expect([resumed.run, resumed.next[0].wallClock.date]).toEqual([[], '2026-11-26']);
    await world.run();
    expect(await due()).toEqual([THURSDAY]);
  });

  test('leaves what is being sent', async () => {
    const job = await create();
    await world.run();
    await world.app.db.updateTable('post').set({ state: 'sending', attempts: 1, proven_absent: false }).execute();
    await change(job.id, { status: false });
    expect(await posts()).toHaveLength(1);
    expect((await slots())[0]?.state).toBe('posted');
  });
});

describe('a job that is changed while its posts wait', () => {
  test('posts them anew in the other language, once', async () => {
    const job = await create();
    await world.run();
    await change(job.id, { language_id: 2 });
    expect(await posts()).toEqual([]);
    await world.run();
    expect((await posts()).map(({ language, content_id: id }) => [language, id])).toEqual([
      ['es', job.next[0].content.id],
    ]);
  });

  test('leaves them where nothing about them changes', async () => {
    const job = await create();
    await world.run();
    const [before] = await posts();
    await change(job.id, { weekdays: [1, 4, 5] });
    await world.run();
    expect((await posts())[0]).toEqual(before);
  });

  test('takes back the one that is skipped, and posts the one that is swapped', async () => {
    const job = await create();
    await world.run();
    const [slot] = job.next;
    await world.call('POST', `${SLOTS}/${slot.id}/skip`, { skip: true });
    await world.run();
    expect(await posts()).toEqual([]);
    await world.call('POST', `${SLOTS}/${slot.id}/skip`, { skip: false });
    const { content } = (await world.call('POST', `${SLOTS}/${slot.id}/swap`, {})).json().slot;
    await world.run();
    expect((await posts()).map((post) => post.content_id)).toEqual([content.id]);
  });

  test('leaves the record of its member whole, which says that they were taken back', async () => {
    await create();
    await world.run();
    const [slot] = await slots();
    await world.call('POST', `${SLOTS}/${slot?.id}/swap`, {});
    await world.run();
    const record = (await exportRecord({ db: world.app.db }, world.maya, 'json')).toString();
    const read = readRecordFile(record);
    if (!read.ok) throw new Error(`line ${read.line} cannot be read`);
    expect(checkRecord(read.entries)).toMatchObject({ ok: true, posts: 2, head: read.noted?.head });
    expect(read.entries.map(({ state, note }) => [state, note])).toEqual([
      ['scheduled', 'created'],
      ['cancelled', 'taken_back'],
      ['scheduled', 'created'],
    ]);
    expect(await posts()).toHaveLength(1);
    await world.app.db.deleteFrom('member').where('id', '=', world.maya).execute();
    expect(await world.app.db.selectFrom('post_event').selectAll().execute()).toEqual([]);
  });

  test('cannot skip or swap what is being sent', async () => {
    const job = await create();
    await world.run();
    await world.app.db.updateTable('post').set({ state: 'sending', attempts: 1, proven_absent: false }).execute();
    const skipped = await world.call('POST', `${SLOTS}/${job.next[0].id}/skip`, { skip: true });
    expect([skipped.statusCode, skipped.json().code]).toEqual([409, 'slot_not_open']);
  });

  test('cannot skip or swap an hour that has come, although nothing of it is sent yet', async () => {
    const job = await create();
    const [{ id }] = job.next;
    await world.app.db
      .updateTable('autopilot_slot')
      .set({ due_at: world.app.clock.now() })
      .where('id', '=', id)
      .execute();
    for (const [act, body] of [
      ['skip', { skip: true }],
      ['swap', {}],
    ] as const)
      expect((await world.call('POST', `${SLOTS}/${id}/${act}`, body)).json().code).toBe('slot_not_open');
  });

  test('posts nothing at an hour that the change of its zone puts into the past', async () => {
    const { id } = await create({ timezone_id: 15 });
    const token = await passMonday();
    const moved = (await world.call('POST', JOBS + id, { timezone_id: 16 }, token)).json().job;
    expect([moved.run, moved.next[0].wallClock.date]).toEqual([[], '2026-11-26']);
    await world.run();
    expect(await due()).toEqual([THURSDAY]);
  });

  test('leaves out the hours that pass while it is deleted', async () => {
    const { id } = await create();
    await world.call('DELETE', JOBS + id);
    const token = await passMonday();
    const url = `/api/app/v1/autopilot/jobs/${id}/restore`;
    expect((await world.call('POST', url, undefined, token)).json().job.run).toEqual([]);
    await world.run();
    expect(await due()).toEqual([THURSDAY]);
  });

  test('takes everything back when it is deleted', async () => {
    const job = await create();
    await world.run();
    await world.call('DELETE', JOBS + job.id);
    expect(await posts()).toEqual([]);
    await world.run();
    expect(await posts()).toEqual([]);
  });
});

describe('a connection that has ended', () => {
  /** The mail that was asked for, written as often as it is called. */
  async function askedLetter() {
    const [data] = await queuedNotices(world.app.db, heldNotice);
    if (!data) throw new Error('nobody was told');
    const { db, clock, core } = world.app;
    return () => heldNotice.write({ db, clock, sessionKey: core.sessionKey, publicUrl: core.publicUrl }, data);
  }

  test('holds the job, tells its member once, and lets it go on when it is back', async () => {
    const job = await create();
    await world.endConnection(world.maya, 'facebook');
    await world.run();
    world.app.clock.advance(6 * 60_000);
    await world.run();
    expect(await posts()).toEqual([]);
    expect(await queuedNotices(world.app.db, heldNotice)).toEqual([{ jobId: job.id }]);
    const held = (await world.call('GET', JOBS)).json().jobs[0];
    expect(held).toMatchObject({ held_at: '2026-11-21T15:00:00.000Z', job_networks: [{ connected: false }] });
    expect(held.next[0]).toMatchObject({ state: 'planned', reason: 'not_connected' });

    await world.app.db.updateTable('connection').set({ ended_at: null }).execute();
    world.app.clock.advance(6 * 60_000);
    await world.run();
    expect(await due()).toEqual([MONDAY]);
    expect((await world.call('GET', JOBS)).json().jobs[0].held_at).toBeNull();
  });

  test('is written about in the language of the member, and not once it is over', async () => {
    await world.connect(world.luis, 'facebook', PAGE);
    await world.call('POST', JOBS, JOB, world.tokens.luis);
    await world.endConnection(world.luis, 'facebook');
    await world.run();
    const write = await askedLetter();
    expect((await write())[0]?.content.subject).toBe('El piloto automático espera a Facebook');
    await world.app.db.updateTable('autopilot_job').set({ held_at: null }).execute();
    expect(await write()).toEqual([]);
  });

  test('is named in the mail, and no network beside it that is still connected', async () => {
    await world.connect(world.luis, 'facebook', PAGE);
    await world.connect(world.luis, 'linkedin', 'urn:li:person:1');
    const job_networks = [...JOB.job_networks, { network: { id: 3 }, target_id: 'urn:li:person:1' }];
    await world.call('POST', JOBS, { ...JOB, job_networks }, world.tokens.luis);
    await world.endConnection(world.luis, 'linkedin');
    await world.run();
    const write = await askedLetter();
    expect((await write())[0]?.content.subject).toBe('El piloto automático espera a LinkedIn');
    await world.app.db.updateTable('connection').set({ ended_at: null }).execute();
    expect(await write()).toEqual([]);
  });
});

test('planning asks the database as often for many members as for one', async () => {
  const { app } = world;
  const statementsFor = async (members: number) => {
    for (let count = 0; count < members; count++) {
      const username = `member-${members}-${count}`;
      const id = await addMember(app.world, { username, firstName: 'A', lastName: username });
      await givePlan(app.world, id);
      const plan = {
        content_types: ['social-graphic' as const],
        targets: JSON.stringify([{ network: 'facebook', targetId: PAGE }]),
      };
      const now = app.clock.now();
      await app.db
        .insertInto('autopilot_job')
        .values({
          ...{ id: `job_many${members}${count}xx`, member_id: id, active: true, ...plan },
          ...{
            weekdays: [1],
            hours: [9, 15],
            time_zone: 'America/New_York',
            language: 'en' as const,
            skip_categories: [],
          },
          ...{ layout: 1, repeat_after_days: 30, version: 1, plan_at: now, held_at: null, deleted_at: null },
          ...{ created_at: now, updated_at: now },
        })
        .execute();
    }
    // What is near would be posted; that is another matter.
    app.clock.moveTo(Date.parse('2026-11-24T15:00:00.000Z'));
    let count = 0;
    const stop = app.core.database.watch.onStatement(() => (count += 1));
    await world.run();
    stop();
    app.clock.moveTo(Date.parse('2026-11-21T15:00:00.000Z'));
    return count;
  };
  // The library is read once, and known afterwards.
  await statementsFor(1);
  const one = await statementsFor(2);
  expect(await statementsFor(40)).toBe(one);
  const { slots: planned } = await app.db
    .selectFrom('autopilot_slot')
    .select((select) => select.fn.countAll<number>().as('slots'))
    .executeTakeFirstOrThrow();
  expect(planned).toBe(43 * 10);
});

test('making posts reads the pieces of the library once, not for every hour', async () => {
  const { app } = world;
  await app.db
    .updateTable('content')
    .set((set) => ({ updated_at: set.ref('updated_at') }))
    .execute();
  let reads = 0;
  const stop = app.core.database.watch.onStatement((text) => {
    if (/"outdated", "published_at", "claims", .* from "content"/s.test(text)) reads += 1;
  });
  await create({ job_schedules: [{ hour: 9 }, { hour: 12 }, { hour: 15 }] });
  await world.run();
  stop();
  expect([reads, (await posts()).length]).toEqual([1, 3]);
});
