import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queuedJobs } from '../../app/testing/queued.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, fillProfile, givePlan, lockField } from '../../seeds/scenarios.ts';
import { renewProofsJob } from '../sharing/jobs.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let theo: string;
let token: string;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

let count = 0;
beforeEach(async () => {
  count += 1;
  theo = await addMember(app.world, { username: `theo${count}`, firstName: 'Theo', lastName: 'Park' });
  await givePlan(app.world, theo);
  await fillProfile(app.world, theo, { first_name: 'Theo', last_name: 'Park' });
  token = await app.signIn(`theo${count}`);
});

const save = (fields: object[], feature = 'basic') =>
  app.call({ method: 'POST', url: `/api/profile/v1/${theo}/${feature}?source=member`, payload: fields, token });
const brand = async () => (await app.call({ method: 'GET', url: '/api/app/v1/brand', token })).json().brand;

describe('saving the profile', () => {
  test('changes the brand at once and counts its version', async () => {
    const before = await brand();
    const answer = await save([
      { position: 'phone', value: ' (206) 555-0112 ' },
      { position: 'primary_color', value: '#1f7a4d' },
      { position: 'city', value: 'Seattle' },
      { position: 'state', value: 'WA' },
    ]);
    expect(answer.json().data.profile).toMatchObject({
      phone: { value: '(206) 555-0112', SyncTo: 'custom' },
      primary_color: { value: '1F7A4D' },
      location: { value: 'Seattle, WA' },
      full_name: { value: 'Theo Park' },
    });
    expect(await brand()).toMatchObject({
      version: before.version + 1,
      phone: '(206) 555-0112',
      primaryColor: '#1F7A4D',
      location: 'Seattle, WA',
    });
  });

  test('of what is there already changes nothing, not even the version', async () => {
    await save([{ position: 'company', value: 'Northgate' }]);
    const { version } = await brand();
    await save([{ position: 'company', value: 'Northgate ' }]);
    expect((await brand()).version).toBe(version);
  });

  test('with one wrong field saves none, and names each fault by its place', async () => {
    const answer = await save([
      { position: 'company', value: 'Northgate' },
      { position: 'email', value: 'theo' },
      { position: 'phone', value: 'call me' },
    ]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([
      { path: '1.value', message: 'not_an_email' },
      { path: '2.value', message: 'not_a_phone' },
    ]);
    expect((await brand()).company).toBe('');
  });

  test('does not take a picture of another member', async () => {
    const answer = await save([{ position: 'photo', value: 'a'.repeat(64) }]);
    expect(answer.json().issues).toEqual([{ path: '0.value', message: 'not_an_image' }]);
  });

  test('does not change what the team manages, and shows where it comes from', async () => {
    const oscar = await addMember(app.world, {
      username: `oscar${count}`,
      firstName: 'Oscar',
      lastName: 'Grant',
      type: 'Team Owner',
    });
    await lockField(app.world, { memberId: theo, teamId: oscar, name: 'company', value: 'Northgate' });
    const answer = await save([{ position: 'company', value: 'My own shop' }]);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'field_locked']);
    const profiles = (await app.call({ method: 'GET', url: `/api/profile/v1/${theo}`, token })).json().data.profiles;
    expect(profiles.basic.company).toMatchObject({
      value: 'Northgate',
      locked_value: 'Northgate',
      sync_source_user_id: oscar,
    });
    expect(
      (
        await save([
          { position: 'company', value: 'Northgate' },
          { position: 'city', value: 'Reno' },
        ])
      ).statusCode,
    ).toBe(200);
  });

  test('sets the flag of a complete profile when the last thing that is needed is there', async () => {
    const flags = async () =>
      (await app.call({ method: 'GET', url: `/api/profile/v1/${theo}/flags`, token }))
        .json()
        .data.flags.map((entry: { flag: { id: number } }) => entry.flag.id);
    await save([{ position: 'primary_role', value: 'Other' }]);
    expect(await flags()).toEqual([]);
    await save([{ position: 'phone', value: '(206) 555-0112' }]);
    expect(await flags()).toEqual([1]);
  });

  test('has the unsent posts drawn anew by a job, once for each change that pieces show', async () => {
    const renewals = async () => {
      const jobs = await queuedJobs<{ memberId: string }>(app.db, renewProofsJob.name);
      return jobs.filter(({ memberId }) => memberId === theo).length;
    };
    await save([{ position: 'company', value: 'Northgate' }]);
    expect(await renewals()).toBe(1);
    await save([{ position: 'company', value: 'Northgate' }]);
    await save([{ position: 'phone', value: 'call me' }]);
    await save([{ position: 'lead_capture', value: '1' }], 'blog');
    expect(await renewals()).toBe(1);
    await save([{ position: 'company', value: 'Southgate' }]);
    expect(await renewals()).toBe(2);
  });

  test('of a group without an effect on pieces leaves the version alone', async () => {
    const { version } = await brand();
    await save([{ position: 'lead_capture', value: '1' }], 'blog');
    expect((await brand()).version).toBe(version);
  });
});

describe('what a profile can hold', () => {
  test.each([
    ['blog', { position: 'shoe_size', value: '42' }, 'unknown_field'],
    ['graphics', { position: 'a_name_that_no_group_has', value: 'x' }, 'unknown_field'],
    ['newsletter', { position: 'headertext', value: 'x'.repeat(301) }, 'too_long'],
    ['local', { position: 'markets', values: Array.from({ length: 41 }, () => 'Austin') }, 'too_long'],
    ['local', { position: 'aspectRatio', values: ['16:9'] }, 'wrong_kind'],
    ['newsletter', { position: 'pos_A', value: 'x', sync_to: 'shoe_size' }, 'unknown_field'],
  ])('in %s is not %j', async (feature, entry, fault) => {
    const answer = await save([entry], feature);
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: '0.value', message: fault }]]);
  });

  test('is bounded: a name of each group for every call, and nothing more is there than before', async () => {
    const size = async () =>
      (await app.call({ method: 'GET', url: `/api/profile/v1/${theo}`, token })).rawPayload.length;
    const before = await size();
    for (const feature of ['blog', 'video', 'graphics', 'guides', 'newsletter', 'local', 'realtalk'])
      await save(
        Array.from({ length: 60 }, (_, i) => ({
          position: `made_up_${'abcdefghij'.charAt(i % 10)}`,
          value: 'x'.repeat(5000),
        })),
        feature,
      );
    expect(await size()).toBe(before);
  });

  test('leaves out what was kept before names were checked', async () => {
    await app.db
      .insertInto('profile_field')
      .values({
        member_id: theo,
        feature: 'blog',
        name: 'made_up',
        value: 'x',
        values: [],
        sync_to: '',
        font_size: null,
        field_type: 'string',
        table_name: '',
      })
      .execute();
    const { profiles } = (await app.call({ method: 'GET', url: `/api/profile/v1/${theo}`, token })).json().data;
    expect(profiles.blog).toEqual({});
  });

  test('keeps a hundred flags, and ignores more', async () => {
    for (let id = 1; id <= 103; id += 1)
      expect((await app.call({ method: 'POST', url: `/api/profile/v1/${theo}/flags/${id}`, token })).statusCode).toBe(
        204,
      );
    const flags = (await app.call({ method: 'GET', url: `/api/profile/v1/${theo}/flags`, token })).json().data.flags;
    expect(flags).toHaveLength(100);
  });
});

test('a profile has all eight groups, empty ones too', async () => {
  const profiles = (await app.call({ method: 'GET', url: `/api/profile/v1/${theo}`, token })).json().data.profiles;
  expect(Object.keys(profiles).toSorted()).toEqual([
    'basic',
    'blog',
    'graphics',
    'guides',
    'local',
    'newsletter',
    'realtalk',
    'video',
  ]);
});
