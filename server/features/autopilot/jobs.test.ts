import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_JOBS } from '@yardsign/domain/autopilot/job';
import {
  ACCOUNT,
  createAutopilotWorld,
  JOB,
  PAGE,
  type AutopilotWorld,
} from '../../app/testing/worlds/autopilot-world.ts';
import { addOwned } from '../../app/testing/routes/owned-objects.ts';
import { insertMadeFilm } from '../films/store.ts';
import type { ShownSlot } from './ports.ts';

// Runs on PostgreSQL too.

let world: AutopilotWorld;
const JOBS = '/api/autoposter/v1/industries/1/jobs/';
const APP = '/api/app/v1/autopilot';

beforeAll(async () => {
  world = await createAutopilotWorld();
});
beforeEach(() => world.anew());
afterAll(() => world.app.close());

const create = async (more: object = {}) => (await world.call('POST', JOBS, { ...JOB, ...more })).json().job;
const list = async () => (await world.call('GET', JOBS)).json();
const dates = (job: { next: { wallClock: { date: string; time: string } }[] }) =>
  job.next.map(({ wallClock }) => `${wallClock.date} ${wallClock.time}`);

describe('a job', () => {
  test('answers with what was sent, as the documents shape it, and its next ten posts', async () => {
    const job = await create({ user_id: world.maya });
    expect(job).toMatchObject({
      status: true,
      job_schedules: [{ hour: 9 }],
      job_networks: [{ network: { id: 1 }, target_id: PAGE, name: 'Maya Homes', connected: true }],
      timezone: { id: 16 },
      timezone_id: 16,
      language: { id: 1 },
      content_types: [3],
      run: [],
    });
    expect(dates(job).slice(0, 3)).toEqual(['2026-11-23 09:00', '2026-11-26 09:00', '2026-11-30 09:00']);
    expect(job.next).toHaveLength(10);
    const pieces = job.next.slice(0, 8).map(({ content }: { content: { id: string } }) => content.id);
    expect(new Set(pieces).size).toBe(8);
  });

  test('in the words of the documents alone goes to the first target of its network, on every day of the week', async () => {
    const { weekdays: _days, ...rest } = JOB;
    const job_networks = [{ network: { id: 1 } }];
    const made = (await world.call('POST', JOBS, { ...rest, job_networks })).json().job;
    expect(made).toMatchObject({ job_networks: [{ target_id: PAGE }], weekdays: [0, 1, 2, 3, 4, 5, 6] });
    const moved = await world.call('POST', JOBS + made.id, { job_networks, job_schedules: [{ hour: 10 }] });
    expect(moved.json().job).toMatchObject({ job_networks: [{ target_id: PAGE }], job_schedules: [{ hour: 10 }] });
    const { code, issues } = (
      await world.call('POST', JOBS, { ...rest, job_networks: [{ network: { id: 3 } }] })
    ).json();
    expect([code, issues]).toEqual(['invalid_job', [{ path: 'job_networks', message: 'target_not_connected' }]]);
  });

  test('sent back as it was listed is the same job, and its status alone is what changes', async () => {
    await create();
    const [listed] = (await list()).jobs;
    const paused = await world.call('POST', JOBS + listed.id, { ...listed, status: false });
    expect(paused.json().job).toMatchObject({ id: listed.id, status: false, job_schedules: listed.job_schedules });
    expect((await world.call('POST', JOBS, { ...listed, id: 'job_other' })).statusCode).toBe(201);
    const strange = await world.call('POST', JOBS + listed.id, { status: true, member_id: world.luis });
    expect(strange.json().issues).toEqual([{ path: '', message: expect.stringContaining('member_id') }]);
  });

  test('that is sent again, for its answer was lost, is one job as it is wanted now', async () => {
    const clientRequestId = crypto.randomUUID();
    const made = await create({ clientRequestId });
    const again = await create({ clientRequestId, job_schedules: [{ hour: 11 }] });
    expect([again.id, again.job_schedules]).toEqual([made.id, [{ hour: 11 }]]);
    expect((await list()).jobs).toHaveLength(1);
    const other = await create({ clientRequestId: crypto.randomUUID() });
    expect(other.id).not.toBe(made.id);
    // Two members may come upon the same id.
    await world.connect(world.luis, 'facebook', PAGE);
    const theirs = await world.call('POST', JOBS, { ...JOB, clientRequestId }, world.tokens.luis);
    expect(theirs.statusCode).toBe(201);
    expect(theirs.json().job.id).not.toBe(made.id);
  });

  test('without a zone is read in that of the Pacific, as the documents save it', async () => {
    const { timezone_id: _zone, ...rest } = JOB;
    expect((await world.call('POST', JOBS, rest)).json().job.timezone.id).toBe(15);
  });

  test.each([
    [{ job_schedules: [] }, 'job_schedules', 'no_hours'],
    [{ weekdays: [] }, 'weekdays', 'no_weekdays'],
    [{ content_types: [] }, 'content_types', 'no_types'],
    [{ content_types: [9] }, 'content_types', 'invalid'],
    [{ job_networks: [] }, 'job_networks', 'no_targets'],
    [{ job_networks: [{ network: { id: 3 }, target_id: '1' }] }, 'job_networks', 'target_not_connected'],
    [{ timezone_id: 3 }, 'timezone_id', 'invalid'],
    [{ language_id: 3 }, 'language_id', 'invalid'],
    [{ skip_categories: [1] }, 'skip_categories', 'invalid'],
    [{ layouts: [6] }, 'layouts', 'invalid'],
  ])('with %j is refused at its field', async (more, path, message) => {
    const answer = await world.call('POST', JOBS, { ...JOB, ...more });
    const { code, issues } = answer.json();
    expect([answer.statusCode, code, issues]).toEqual([422, 'invalid_job', [{ path, message }]]);
  });

  test('is listed ten to a page, and there are thirty of them at most', async () => {
    for (let count = 0; count < MOST_JOBS; count++) await create({ status: false });
    const pages = [];
    for (const page of [1, 2, 3]) pages.push((await world.call('GET', `${JOBS}?page=${page}`)).json());
    expect(pages.map(({ jobs, has_more: more }) => [jobs.length, more])).toEqual([
      [10, true],
      [10, true],
      [10, false],
    ]);
    expect((await world.call('POST', JOBS, JOB)).json().code).toBe('too_many_jobs');
    const [{ id }] = pages[0].jobs;
    expect((await world.call('POST', `${APP}/jobs/${id}/duplicate`)).json().code).toBe('too_many_jobs');
    await world.call('DELETE', JOBS + id);
    await create();
    expect((await world.call('POST', `${APP}/jobs/${id}/restore`)).json().code).toBe('too_many_jobs');
  });

  test('and no more than thirty either when several that were deleted are restored at once', async () => {
    const made = [];
    for (let count = 0; count < MOST_JOBS; count++) made.push(await create({ status: false }));
    const deleted = made.slice(0, 8);
    for (const { id } of deleted) await world.call('DELETE', JOBS + id);
    for (let count = 1; count < deleted.length; count++) await create({ status: false });
    // As many connections as calls: nobody waits for one to be opened.
    await Promise.all(deleted.map(() => sql`select 1`.execute(world.app.db)));
    const answers = await Promise.all(deleted.map(({ id }) => world.call('POST', `${APP}/jobs/${id}/restore`)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('goes with its member, and its slots with it', async () => {
    await create();
    await world.app.db.deleteFrom('member').where('id', '=', world.maya).execute();
    expect(await world.app.db.selectFrom('autopilot_slot').select('id').execute()).toEqual([]);
  });

  test('of somebody else is not there, whatever is asked of it', async () => {
    const { id, next } = await create();
    const luis = world.tokens.luis;
    const answers = [
      await world.call('POST', JOBS + id, { status: false }, luis),
      await world.call('DELETE', JOBS + id, undefined, luis),
      await world.call('POST', `${APP}/jobs/${id}/duplicate`, {}, luis),
      await world.call('POST', `${APP}/jobs/${id}/restore`, {}, luis),
      await world.call('POST', `${APP}/slots/${next[0].id}/swap`, {}, luis),
      await world.call('POST', `${APP}/slots/${next[0].id}/skip`, { skip: true }, luis),
      await world.call('GET', `${JOBS}?user_id=${world.maya}`, undefined, luis),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect((await list()).jobs).toMatchObject([{ id, status: true }]);
  });

  test('is shown before it is saved, and the same when it is', async () => {
    const preview = (await world.call('POST', `${APP}/preview`, JOB)).json().slots;
    expect((await list()).jobs).toEqual([]);
    const job = await create();
    const said = (slots: { at: string; content: unknown }[]) => slots.map(({ at, content }) => ({ at, content }));
    expect(said(preview)).toEqual(said(job.next));
  });

  test('can be duplicated, and the copy is paused', async () => {
    const job = await create();
    const copy = (await world.call('POST', `${APP}/jobs/${job.id}/duplicate`)).json().job;
    expect(copy).toMatchObject({ status: false, content_types: [3], weekdays: [1, 4], next: [] });
    expect(copy.id).not.toBe(job.id);
  });

  test('that was deleted comes back as it was within a day, and not later', async () => {
    const job = await create();
    expect((await world.call('DELETE', JOBS + job.id)).statusCode).toBe(204);
    expect((await list()).jobs).toEqual([]);
    expect((await world.call('POST', JOBS + job.id, { status: false })).statusCode).toBe(404);
    expect((await world.call('POST', `${APP}/jobs/${job.id}/restore`)).json().job.next).toEqual(job.next);
    await world.call('DELETE', JOBS + job.id);
    world.app.clock.advance(25 * 3_600_000);
    await world.run();
    const later = await world.app.signIn('maya');
    expect((await world.call('POST', `${APP}/jobs/${job.id}/restore`, undefined, later)).statusCode).toBe(404);
  });
});

test('a film that its member has not made is said to be so wherever it is shown as coming, until they have', async () => {
  const films = { content_types: [2], language_id: 2 };
  const preview = async (): Promise<ShownSlot[]> =>
    (await world.call('POST', `${APP}/preview`, { ...JOB, ...films })).json().slots;
  const [first, second] = await preview();
  const contentId = first?.content?.id ?? '';
  const made = async (id: string, content_id: string, language: 'en' | 'es') => {
    const upload_id = await addOwned(world.app, 'upload', world.maya);
    await insertMadeFilm(world.app.db, {
      ...{ id, member_id: world.maya, content_id, language, upload_id, created_at: world.app.clock.now() },
      ...{
        source_sha256: 'a',
        worn_sha256: 'b',
        sha256: 'c',
        bytes: 1,
        length_ms: 1,
        width: 1,
        height: 1,
        poster: 'd',
      },
    });
  };
  await made('flm_maya00000001', contentId, 'es');
  // The job posts in Spanish.
  await made('flm_maya00000002', second?.content?.id ?? '', 'en');
  const foreseen = await preview();
  const { next } = await create(films);
  const calendar = (await world.call('GET', '/api/app/v1/calendar?from=2026-11-22&to=2026-11-28')).json();
  const coming = (await world.call('GET', '/api/app/v1/calendar/coming?limit=2')).json();
  const reasons = (slots: ShownSlot[]) => slots.slice(0, 2).map(({ content, reason }) => [content?.id, reason]);
  const said = [
    [contentId, null],
    [second?.content?.id, 'film_unmade'],
  ];
  expect(first?.reason).toBe('film_unmade');
  for (const slots of [foreseen, next, calendar.days.flatMap((day: { slots: ShownSlot[] }) => day.slots)])
    expect(reasons(slots)).toEqual(said);
  expect(reasons(coming.items)).toEqual(said);
});

describe('a change of a job', () => {
  test.each([
    ['hours', { job_schedules: [{ hour: 9 }, { hour: 17 }] }],
    ['days', { weekdays: [1, 2, 4] }],
    ['zone', { timezone_id: 15 }],
    ['language', { language_id: 2 }],
    ['types', { content_types: [1, 3] }],
    ['places', { job_networks: [...JOB.job_networks, { network: { id: 2 }, target_id: '3000001' }] }],
    ['pause between repeats', { repeat_after_days: 60 }],
    ['nothing', {}],
  ])('of its %s is shown before it is saved, with what is swapped and left out', async (_of, change) => {
    await world.connect(world.maya, 'x', '3000001');
    const { id, next } = await create();
    await world.run();
    await world.call('POST', `${APP}/slots/${next[1].id}/swap`, {});
    await world.call('POST', `${APP}/slots/${next[3].id}/skip`, { skip: true });
    const preview = (await world.call('POST', `${APP}/preview`, { ...JOB, ...change, jobId: id })).json().slots;
    const saved = (await world.call('POST', JOBS + id, { ...JOB, ...change })).json().job;
    const shown = (slots: ShownSlot[]) =>
      slots.map(({ at, state, content, chosen }) => ({
        ...{ at, content, chosen },
        state: state === 'posted' ? 'planned' : state,
      }));
    expect(preview).toHaveLength(10);
    expect(shown(preview)).toEqual(shown(saved.next));
  });

  test('of its hours leaves alone what is at the others', async () => {
    const before = await create();
    const after = (await world.call('POST', JOBS + before.id, { job_schedules: [{ hour: 9 }, { hour: 17 }] })).json()
      .job;
    const nine = (job: typeof before) =>
      job.next.filter((slot: { wallClock: { time: string } }) => slot.wallClock.time === '09:00');
    expect(nine(after)).toEqual(before.next.slice(0, nine(after).length));
    expect(dates(after)[1]).toBe('2026-11-23 17:00');
  });

  test('of one thing keeps what another window changes of another at the same moment', async () => {
    const { id } = await create();
    const answers = await Promise.all([
      world.call('POST', JOBS + id, { job_schedules: [{ hour: 17 }] }),
      world.call('POST', JOBS + id, { weekdays: [2] }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await list()).jobs[0]).toMatchObject({ job_schedules: [{ hour: 17 }], weekdays: [2] });
  });

  test('of its zone keeps the pieces and moves their instants', async () => {
    const before = await create();
    const after = (await world.call('POST', JOBS + before.id, { timezone_id: 15 })).json().job;
    expect(dates(after)).toEqual(dates(before));
    expect(after.next.map(({ content }: { content: unknown }) => content)).toEqual(
      before.next.map(({ content }: { content: unknown }) => content),
    );
    expect(Date.parse(after.next[0].at) - Date.parse(before.next[0].at)).toBe(3 * 3_600_000);
  });

  test('of its days forgets the others', async () => {
    const { id } = await create();
    const after = (await world.call('POST', JOBS + id, { weekdays: [2] })).json().job;
    expect(dates(after).slice(0, 2)).toEqual(['2026-11-24 09:00', '2026-12-01 09:00']);
  });

  test('of its types chooses anew', async () => {
    const before = await create();
    const after = (await world.call('POST', JOBS + before.id, { content_types: [1] })).json().job;
    expect(after.next[0].content.path).toContain('/shareable-content/blog/');
    expect(before.next[0].content.path).toContain('/shareable-content/graphic/');
  });

  test('to networks that take nothing of it is refused, and changes nothing', async () => {
    const { id } = await create();
    await world.connect(world.maya, 'instagram', ACCOUNT);
    const networks = [{ network: { id: 4 }, target_id: ACCOUNT }];
    const json = (await world.call('POST', JOBS + id, { content_types: [1], job_networks: networks })).json();
    expect(json.issues).toEqual([{ path: 'job_networks', message: 'nothing_taken' }]);
    expect((await list()).jobs[0].content_types).toEqual([3]);
  });
});

describe('a coming post', () => {
  test('can be swapped for the next in line, and back', async () => {
    const { next } = await create();
    const [slot] = next;
    const swapped = (await world.call('POST', `${APP}/slots/${slot.id}/swap`, {})).json().slot;
    expect(swapped.content.id).not.toBe(slot.content.id);
    const within = next.slice(0, 8).map(({ content }: typeof slot) => content.id);
    expect(within).not.toContain(swapped.content.id);
    const back = (await world.call('POST', `${APP}/slots/${slot.id}/swap`, { contentId: slot.content.id })).json().slot;
    expect(back).toMatchObject({ content: slot.content, chosen: true });
  });

  test('cannot be swapped for a piece that the job would not post', async () => {
    const { next } = await create();
    const article = (await create({ content_types: [1] })).next[0].content.id;
    const json = (await world.call('POST', `${APP}/slots/${next[0].id}/swap`, { contentId: article })).json();
    expect(json.code).toBe('nothing_to_swap');
  });

  test('can be skipped and taken up again, and stays skipped through a change', async () => {
    const { id, next } = await create();
    const skip = `${APP}/slots/${next[0].id}/skip`;
    expect((await world.call('POST', skip, { skip: true })).json().slot.state).toBe('skipped');
    const changed = (await world.call('POST', JOBS + id, { timezone_id: 8 })).json().job;
    expect(changed.next[0].state).toBe('skipped');
    expect((await world.call('POST', skip, { skip: false })).json().slot).toMatchObject({
      state: 'planned',
      content: next[0].content,
    });
  });
});
