import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queuedJobs } from '../../app/testing/processes/queued.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, fillProfile, givePlan, joinTeam } from '../../seeds/scenarios.ts';
import { readWornBrand } from '../profile/read-brand.ts';
import { renewProofsJob } from '../sharing/jobs.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let again: () => Promise<void>;
let ids: Record<'oscar' | 'theo' | 'maya', string>;
let tokens: typeof ids;

beforeAll(async () => {
  app = await testApp();
  const add = (username: string, type: 'Team Owner' | null = null) =>
    addMember(app.world, { username, firstName: username, lastName: 'Test', type });
  ids = { oscar: await add('oscar', 'Team Owner'), theo: await add('theo'), maya: await add('maya') };
  await givePlan(app.world, ids.oscar);
  await joinTeam(app.world, ids.oscar, ids.theo);
  await fillProfile(app.world, ids.oscar, { company: 'Northgate' });
  await fillProfile(app.world, ids.theo, { company: 'Theo and Sons' });
  tokens = { oscar: await app.signIn('oscar'), theo: await app.signIn('theo'), maya: await app.signIn('maya') };
  again = await app.remember();
});
afterAll(() => app.close());
beforeEach(() => again());

type Name = keyof typeof ids;
const codeOf = (answer: LightMyRequestResponse) =>
  answer.statusCode < 400 ? 'done' : answer.json<{ code: string }>().code;
const team = (who: Name, method: 'GET' | 'PUT' | 'DELETE', field = '', payload?: object) =>
  app.call({
    method,
    url: `/api/app/v1/team/settings${field && '/'}${field}`,
    token: tokens[who],
    ...(payload && { payload }),
  });
const save = (who: Name, group: string, entry: object) =>
  app.call({
    method: 'POST',
    url: `/api/profile/v1/${ids[who]}/${group}`,
    token: tokens[who],
    payload: [{ sync_to: '', font_size: null, ...entry }],
  });
const fieldOf = async (who: Name, group: string, field: string) => {
  const answer = await app.call({ method: 'GET', url: `/api/profile/v1/${ids[who]}`, token: tokens[who] });
  return answer.json().data.profiles[group][field];
};
const brandOf = async (who: Name) =>
  (await app.call({ method: 'GET', url: '/api/app/v1/brand', token: tokens[who] })).json().brand;
const LOCK = { mode: 'locked' };
const DEFAULT = { mode: 'default' };

describe('a setting that the team locks', () => {
  test('is what the owner has, for every member, who sees its source and cannot change it', async () => {
    await save('oscar', 'graphics', { position: 'showlogo', value: '0' });
    const before = (await brandOf('theo')).version;
    expect(codeOf(await team('oscar', 'PUT', 'graphics/showlogo', LOCK))).toBe('done');
    expect(await brandOf('theo')).toMatchObject({ version: before + 1, graphics: { showLogo: false } });
    expect(await fieldOf('theo', 'graphics', 'showlogo')).toMatchObject({
      locked_value: '0',
      sync_source_user_id: ids.oscar,
    });
    expect(codeOf(await save('theo', 'graphics', { position: 'showlogo', value: '1' }))).toBe('field_locked');
    expect((await save('theo', 'graphics', { position: 'showlogo', value: '0' })).statusCode).toBe(200);
    const jobs = await queuedJobs<{ memberId: string }>(app.db, renewProofsJob.name);
    expect(jobs.map(({ memberId }) => memberId)).toContain(ids.theo);
  });

  test('and is locked once more as it is has nothing drawn anew, and is one entry of the audit log', async () => {
    const locked = async () =>
      app.db.selectFrom('audit_entry').select('id').where('action', '=', 'team.field-locked').execute();
    await save('oscar', 'graphics', { position: 'showlogo', value: '0' });
    await team('oscar', 'PUT', 'graphics/showlogo', LOCK);
    const [{ version }, entries] = [await brandOf('theo'), await locked()];
    expect(entries).toHaveLength(1);
    expect((await team('oscar', 'PUT', 'graphics/showlogo', LOCK)).json()).toEqual({ members: 1 });
    expect((await brandOf('theo')).version).toBe(version);
    expect(await locked()).toEqual(entries);
    await save('oscar', 'graphics', { position: 'showlogo', value: '1' });
    await team('oscar', 'PUT', 'graphics/showlogo', LOCK);
    expect([(await locked()).length, (await brandOf('theo')).version]).toEqual([2, version + 1]);
  });

  test('is worn by guides: the place of a logo on their front page stays the team’s, and afterwards the member’s again', async () => {
    await save('theo', 'guides', { position: 'logo_pos', value: '2' });
    await save('oscar', 'guides', { position: 'logo_pos', value: '1' });
    expect(codeOf(await team('oscar', 'PUT', 'guides/logo_pos', LOCK))).toBe('done');
    expect(codeOf(await team('oscar', 'PUT', 'guides/secondary_logo_pos', LOCK))).toBe('done');
    const placesOf = async () => (await readWornBrand(app, ids.theo)).guides.places;
    expect(await placesOf()).toEqual({ logo: 'top', secondLogo: 'hidden' });
    expect(codeOf(await save('theo', 'guides', { position: 'logo_pos', value: '3' }))).toBe('field_locked');
    await team('oscar', 'DELETE', 'guides/logo_pos');
    expect((await placesOf()).logo).toBe('top');
    expect((await save('theo', 'guides', { position: 'logo_pos', value: '3' })).statusCode).toBe(200);
    expect((await placesOf()).logo).toBe('foot');
  });

  test('follows each member’s own field where the owner’s line does, whatever size it has', async () => {
    await save('theo', 'graphics', { position: 'pos_B', value: 'Mine' });
    await save('oscar', 'graphics', { position: 'pos_B', sync_to: 'company', font_size: 20 });
    await team('oscar', 'PUT', 'graphics/pos_B', LOCK);
    expect(await fieldOf('theo', 'graphics', 'pos_B')).toMatchObject({
      value: 'Theo and Sons',
      SyncTo: 'company',
      fontSize: 20,
      locked_value: '',
    });
    expect(codeOf(await save('theo', 'graphics', { position: 'pos_B', value: '' }))).toBe('field_locked');
    await team('oscar', 'DELETE', 'graphics/pos_B');
    expect(await fieldOf('theo', 'graphics', 'pos_B')).toMatchObject({ SyncTo: 'company', fontSize: 20 });
    expect(await fieldOf('theo', 'graphics', 'pos_B')).not.toHaveProperty('locked_value');
    expect((await save('theo', 'graphics', { position: 'pos_B', value: 'Mine' })).statusCode).toBe(200);
  });

  test('survives a member who puts the page back to its defaults', async () => {
    await save('oscar', 'newsletter', { position: 'headertext', value: 'From Northgate' });
    await team('oscar', 'PUT', 'newsletter/headertext', LOCK);
    await app.call({ method: 'DELETE', url: `/api/profile/v1/${ids.theo}/newsletter`, token: tokens.theo });
    expect(await fieldOf('theo', 'newsletter', 'headertext')).toMatchObject({ value: 'From Northgate' });
  });

  test('and what a member saves at the same moment do not get into each other’s way', async () => {
    for (let round = 0; round < 5; round += 1) {
      const calls = await Promise.all([
        save('theo', 'graphics', { position: 'showlogo', value: '0' }),
        team('oscar', 'PUT', 'graphics/showlogo', LOCK),
        save('theo', 'graphics', { position: 'showlogo', value: '1' }),
        save('theo', 'guides', { position: 'showlogo', value: '0' }),
        team('oscar', 'PUT', 'guides/showlogo', LOCK),
        save('theo', 'guides', { position: 'showlogo', value: '1' }),
      ]);
      expect(calls.filter(({ statusCode }) => ![200, 204, 409].includes(statusCode))).toEqual([]);
      for (const group of ['graphics', 'guides']) {
        expect(await fieldOf('theo', group, 'showlogo')).toMatchObject({ sync_source_user_id: ids.oscar });
        await team('oscar', 'DELETE', `${group}/showlogo`);
        expect(await fieldOf('theo', group, 'showlogo')).not.toHaveProperty('locked_value');
      }
    }
  });
});

describe('a setting that the team gives as a default', () => {
  beforeEach(() => save('oscar', 'newsletter', { position: 'headertext', value: 'From Northgate' }));

  test('is what a member begins with, changes with the team’s, and is the member’s once they change it', async () => {
    await team('oscar', 'PUT', 'newsletter/headertext', DEFAULT);
    expect(await fieldOf('theo', 'newsletter', 'headertext')).toMatchObject({ value: 'From Northgate' });
    await save('oscar', 'newsletter', { position: 'headertext', value: 'Your home' });
    await team('oscar', 'PUT', 'newsletter/headertext', DEFAULT);
    expect(await fieldOf('theo', 'newsletter', 'headertext')).toMatchObject({ value: 'Your home' });
    expect((await save('theo', 'newsletter', { position: 'headertext', value: 'Theo writes' })).statusCode).toBe(200);
    await team('oscar', 'PUT', 'newsletter/headertext', DEFAULT);
    expect(await fieldOf('theo', 'newsletter', 'headertext')).toMatchObject({ value: 'Theo writes' });
    expect(await fieldOf('theo', 'newsletter', 'headertext')).not.toHaveProperty('sync_source_user_id');
  });

  test('is there again when the member puts the page back, whether they had changed it or not', async () => {
    const reset = () =>
      app.call({ method: 'DELETE', url: `/api/profile/v1/${ids.theo}/newsletter`, token: tokens.theo });
    await team('oscar', 'PUT', 'newsletter/headertext', DEFAULT);
    expect((await reset()).json().data.profile.headertext).toMatchObject({ value: 'From Northgate' });
    await save('theo', 'newsletter', { position: 'headertext', value: 'Theo writes' });
    expect((await reset()).json().data.profile.headertext).toMatchObject({
      value: 'From Northgate',
      sync_source_user_id: ids.oscar,
    });
  });

  test('takes the place of a lock, whose words stay until the member changes them', async () => {
    await team('oscar', 'PUT', 'newsletter/headertext', LOCK);
    await team('oscar', 'PUT', 'newsletter/headertext', DEFAULT);
    expect(await fieldOf('theo', 'newsletter', 'headertext')).not.toHaveProperty('locked_value');
    expect((await save('theo', 'newsletter', { position: 'headertext', value: 'Theo writes' })).statusCode).toBe(200);
  });
});

describe('the settings of a team', () => {
  test('say what the owner has and what is set, and that no more once it is withdrawn', async () => {
    await team('oscar', 'PUT', 'blog/lead_capture', LOCK);
    const read = async () =>
      (await team('oscar', 'GET'))
        .json()
        .settings.filter(({ feature, field }: { feature: string; field: string }) =>
          ['blog.lead_capture', 'guides.pos_A'].includes(`${feature}.${field}`),
        );
    const own = { value: 'on', syncTo: '', fontSize: null };
    const name = { feature: 'guides', field: 'pos_A', own: { value: '', syncTo: 'full_name', fontSize: null } };
    const set = { ...own, mode: 'locked', setBy: 'oscar Test', at: app.clock.now().toISOString() };
    expect(await read()).toEqual([
      { ...name, set: null },
      { feature: 'blog', field: 'lead_capture', own, set },
    ]);
    expect(codeOf(await team('oscar', 'DELETE', 'blog/lead_capture'))).toBe('done');
    expect((await read())[1].set).toBeNull();
    expect(codeOf(await team('oscar', 'DELETE', 'blog/lead_capture'))).toBe('not_found');
  });

  test.each([
    'video/status',
    'video/secondary_logo',
    'blog/prev_posted',
    'graphics/front_customization',
    'guides/company',
  ])('do not include %s', async (field) => expect(codeOf(await team('oscar', 'PUT', field, LOCK))).toBe('not_found'));

  test('are for whoever manages the team', async () => {
    expect(codeOf(await team('theo', 'GET'))).toBe('forbidden');
    expect(codeOf(await team('theo', 'PUT', 'blog/lead_capture', LOCK))).toBe('forbidden');
    expect(codeOf(await team('maya', 'DELETE', 'blog/lead_capture'))).toBe('forbidden');
  });
});

test.each([LOCK, DEFAULT])(
  'the logo that a team sets for films is worn by its members’ films too: %o',
  async (mode) => {
    const sha256 = 'ab'.repeat(32);
    const image = {
      member_id: ids.oscar,
      sha256,
      name: 'logo',
      width: 400,
      height: 100,
      format: 'png' as const,
      bytes: 9,
    };
    await app.db
      .insertInto('image')
      .values({ ...image, created_at: app.clock.now() })
      .execute();
    await save('oscar', 'basic', { position: 'secondary_logo', value: sha256 });
    await save('oscar', 'video', { position: 'logo', value: sha256 });
    await team('oscar', 'PUT', 'video/logo', mode);
    expect(await brandOf('theo')).toMatchObject({ secondaryLogo: null, filmLogo: { id: sha256, width: 400 } });
    await save('oscar', 'basic', { position: 'secondary_logo', value: '' });
    expect(await brandOf('oscar')).toMatchObject({ filmLogo: null });
  },
);

describe('a video that a team sets', () => {
  const INTRO = 'upl_000000000001';
  const address = `/api/app/v1/videos/${INTRO}`;
  const watch = async (who: Name) =>
    (await app.call({ method: 'GET', url: `${address}/about`, token: tokens[who] })).statusCode;

  beforeEach(async () => {
    const now = app.clock.now();
    await app.db
      .insertInto('upload')
      .values({
        id: INTRO,
        member_id: ids.oscar,
        file_key: 'k',
        path: 'intro.mp4',
        bytes: 9,
        part_bytes: 0,
        created_at: now,
        expires_at: new Date(now.getTime() + 1000),
        done_at: now,
        length_ms: 4000,
        format: 'mp4',
      })
      .execute();
    await save('oscar', 'video', { position: 'custom_intro', value: address });
  });

  test.each([LOCK, DEFAULT])('with %j is played to its members, and to nobody once it is withdrawn', async (mode) => {
    expect(await watch('theo')).toBe(404);
    await team('oscar', 'PUT', 'video/custom_intro', mode);
    expect(await watch('theo')).toBe(200);
    expect(await watch('maya')).toBe(404);
    const renewed = async () =>
      (await queuedJobs<{ memberId: string }>(app.db, renewProofsJob.name)).filter((job) => job.memberId === ids.theo);
    const versionOf = async () => (await brandOf('theo')).version;
    const before = { version: await versionOf(), jobs: (await renewed()).length };
    await team('oscar', 'DELETE', 'video/custom_intro');
    expect({ version: await versionOf(), jobs: (await renewed()).length }).toEqual({
      version: before.version + 1,
      jobs: before.jobs + 1,
    });
    expect(await fieldOf('theo', 'video', 'custom_intro')).toMatchObject({ value: '' });
    expect(await watch('theo')).toBe(404);
  });
});
