import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queuedJobs } from '../../app/testing/processes/queued.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { defaultConsent } from '@yardsign/domain/profile/consent';
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

  test('writes nothing over what another window has saved meanwhile, and saves what does not collide', async () => {
    const entry = (position: string, was: string, value: string) => ({ position, value, was: { value: was } });
    await save([entry('company', '', 'Northgate'), entry('city', '', 'Seattle')]);
    const answer = await save([entry('job_title', '', 'Broker'), entry('company', '', 'Harbor')]);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'profile_moved_on',
      issues: [{ path: '1.value', message: 'moved_on' }],
    });
    expect(await brand()).toMatchObject({ company: 'Northgate', jobTitle: '' });
    const again = [entry('job_title', '', 'Broker'), entry('company', 'Northgate ', 'Harbor')];
    expect((await save(again)).statusCode).toBe(200);
    expect(await brand()).toMatchObject({ company: 'Harbor', jobTitle: 'Broker', location: 'Seattle' });
  });

  test('knows what a field held however it is spelled, also where nobody has saved it', async () => {
    await save([{ position: 'phone', value: '(206) 555-0112' }]);
    const kept = await save([
      { position: 'phone', value: '206 555 0113', was: { value: '206.555.0112' } },
      { position: 'primary_color', value: '#1f7a4d', was: { value: '#00aeef' } },
    ]);
    expect(kept.statusCode).toBe(200);
    const wish = { position: 'pos_B', sync_to: 'company', was: { sync_to: 'job_title' } };
    expect((await save([wish], 'graphics')).statusCode).toBe(200);
    expect((await save([{ ...wish, sync_to: 'phone' }], 'graphics')).json().code).toBe('profile_moved_on');
    const markets = { position: 'markets', values: ['89501'], was: { values: [] } };
    expect((await save([markets], 'local')).statusCode).toBe(200);
    expect((await save([{ ...markets, values: ['89502'] }], 'local')).json().code).toBe('profile_moved_on');
  });

  test('of two saves at once writes over neither', async () => {
    const answers = await Promise.all(
      ['Northgate', 'Harbor'].map((value) => save([{ position: 'company', value, was: { value: '' } }])),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('takes what is no text as the text of it', async () => {
    const fields = [
      { position: 'company', value: 5 },
      { position: 'job_title', value: null },
      { position: 'city', value: ' a ' },
    ];
    expect((await save(fields)).json().data.profile).toMatchObject({
      company: { value: '5' },
      job_title: { value: '' },
      city: { value: 'a' },
    });
    expect((await save([{ position: 'autoadd', value: true }], 'video')).json().data.profile).toMatchObject({
      autoadd: { value: '1' },
    });
    expect((await save([{ position: 'company', value: { a: 1 } }])).statusCode).toBe(400);
  });

  test('refuses a field that is named twice, for nobody can tell which is meant', async () => {
    const answer = await save([
      { position: 'company', value: 'Northgate' },
      { position: 'city', value: 'Reno' },
      { position: 'company', value: 'Harbor' },
    ]);
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: '2.value', message: 'named_twice' }]]);
  });

  test('keeps the texts of a list trimmed, each in a line of its own, and the empty ones not at all', async () => {
    const list = (values: unknown[]) => save([{ position: 'markets', values }], 'local');
    expect((await list([' Reno ', ' ', 'Austin', 89501, null])).json().data.profile.markets.values).toEqual([
      'Reno',
      'Austin',
      '89501',
    ]);
    expect((await list(['Reno\nAustin'])).json().issues).toEqual([{ path: '0.value', message: 'not_plain' }]);
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

  test('does not let the Spanish words of a line stand in place of what the team has set', async () => {
    await save([{ position: 'compliancesp', value: 'Mi línea' }]);
    expect((await brand()).spanish).toEqual({ compliance: 'Mi línea' });
    const oscar = await addMember(app.world, { username: `oscar${count}`, firstName: 'Oscar', lastName: 'Grant' });
    await lockField(app.world, { memberId: theo, teamId: oscar, name: 'compliance', value: 'WA 22015' });
    expect(await brand()).toMatchObject({ compliance: 'WA 22015', spanish: {} });
    expect((await save([{ position: 'compliancesp', value: 'Otra línea' }])).json().code).toBe('field_locked');
    await lockField(app.world, { memberId: theo, teamId: oscar, name: 'compliancesp', value: 'WA 22015 (es)' });
    expect((await brand()).spanish).toEqual({ compliance: 'WA 22015 (es)' });
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

  test('keeps what a member answered on joining, and has the session say what the goal puts first', async () => {
    const mode = async () =>
      (await app.call({ method: 'GET', url: '/api/app/v1/session', token })).json().session.contentMode;
    expect(await mode()).toBe('standard');
    const answers = [
      { position: 'kcm_onboarding_role', value: 'Other' },
      { position: 'kcm_onboarding_tenure', value: '1-3' },
      { position: 'kcm_onboarding_goal', value: 'learn' },
    ];
    const { profile } = (await save(answers)).json().data;
    for (const { position, value } of answers) expect(profile[position].value).toBe(value);
    expect(await mode()).toBe('foundations');
    await save([{ position: 'kcm_onboarding_goal', value: '' }]);
    expect(await mode()).toBe('standard');
    expect((await save([{ position: 'kcm_onboarding_goal', value: 'retire' }])).statusCode).toBe(400);
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

const profiles = async () =>
  (await app.call({ method: 'GET', url: `/api/profile/v1/${theo}`, token })).json().data.profiles;

describe('a line of a group', () => {
  test('says what its field of the basic group says now, whatever was sent with it', async () => {
    await save([{ position: 'company', value: 'Northgate' }]);
    await save([{ position: 'pos_C', value: 'Old name', sync_to: 'company', font_size: 20 }], 'graphics');
    await save([{ position: 'company', value: 'Southgate' }]);
    expect((await profiles()).graphics.pos_C).toMatchObject({ value: 'Southgate', SyncTo: 'company', fontSize: 20 });
  });

  test('is empty when it is hidden, and has its own words when it is custom', async () => {
    await save([{ position: 'pos_A', value: 'Theo', sync_to: 'hide' }], 'graphics');
    await save([{ position: 'pos_B', value: ' Ask Theo ', sync_to: 'custom' }], 'graphics');
    expect((await profiles()).graphics).toMatchObject({
      pos_A: { value: '', SyncTo: 'hide' },
      pos_B: { value: 'Ask Theo', SyncTo: 'custom' },
    });
  });

  test('keeps a change of its size alone', async () => {
    await save([{ position: 'pos_A', sync_to: 'full_name', font_size: 20 }], 'graphics');
    await save([{ position: 'pos_A', sync_to: 'full_name', font_size: 24 }], 'graphics');
    expect((await profiles()).graphics.pos_A.fontSize).toBe(24);
  });

  test.each([
    ['12px', 12],
    ['20', 20],
    ['', null],
    [null, null],
    [18, 18],
  ])('takes the size %j as the form does: %j', async (sent, kept) => {
    expect((await save([{ position: 'pos_B', value: 'Ask', font_size: sent }], 'graphics')).statusCode).toBe(200);
    expect((await profiles()).graphics.pos_B.fontSize).toBe(kept);
  });

  test.each([7, 73, 12.5, true, '1'.repeat(21)])('refuses %j for a size', async (sent) => {
    expect((await save([{ position: 'pos_B', font_size: sent }], 'graphics')).statusCode).toBe(400);
  });
});

test('the default consent text is kept as empty, in both languages', async () => {
  await save(
    [
      { position: 'privacy_policy', value: `${defaultConsent('en', 'Theo')} ` },
      { position: 'privacy_policysp', value: defaultConsent('es', 'Theo') },
    ],
    'blog',
  );
  expect((await profiles()).blog).toMatchObject({ privacy_policy: { value: '' }, privacy_policysp: { value: '' } });
});

describe('the defaults of a group', () => {
  const giveDefaults = (features: string) =>
    app.call({
      method: 'POST',
      url: `/api/profile/v1/${theo}/default/multi?source=member&user=member&features=${features}`,
      token,
    });

  test('come where nothing is saved yet, for the groups that were asked for', async () => {
    await save([{ position: 'show_header', value: '0' }], 'newsletter');
    const answer = (await giveDefaults('newsletter,local')).json().data.profiles;
    expect(Object.keys(answer).toSorted()).toEqual(['local', 'newsletter']);
    expect(answer.newsletter).toMatchObject({
      show_header: { value: '0' },
      show_footer: { value: '1' },
      logo_pos: { value: '1' },
      secondary_logo_pos: { value: '2' },
      pos_A: { value: 'Theo Park', SyncTo: 'full_name' },
    });
    expect(answer.local).toMatchObject({ trendlineColor: { value: 'FF8300' }, relativeTimeRange: { value: '12' } });
  });

  test('are not there for a group that does not exist', async () => {
    expect((await giveDefaults('newsletter,shoes')).statusCode).toBe(400);
  });
});

describe('a reset of a group', () => {
  const reset = (feature: string) => app.call({ method: 'DELETE', url: `/api/profile/v1/${theo}/${feature}`, token });

  test('forgets what was saved in it, counts the brand up and has unsent posts drawn anew', async () => {
    await save([{ position: 'ehlogo', value: '0' }], 'graphics');
    const before = await brand();
    expect(before.graphics.equalHousing).toBe('none');
    expect((await reset('graphics')).json().data.profile).toEqual({});
    expect(await brand()).toMatchObject({ graphics: { equalHousing: 'housing' }, version: before.version + 1 });
    await reset('graphics');
    expect((await brand()).version).toBe(before.version + 1);
  });

  test('leaves what nobody can be without, and what the team manages', async () => {
    const oscar = await addMember(app.world, { username: `oscar${count}`, firstName: 'Oscar', lastName: 'Grant' });
    await lockField(app.world, { memberId: theo, teamId: oscar, name: 'company', value: 'Northgate' });
    await save([{ position: 'city', value: 'Reno' }]);
    expect((await reset('basic')).json().data.profile).toMatchObject({
      first_name: { value: 'Theo' },
      company: { value: 'Northgate', locked_value: 'Northgate' },
      location: { value: '' },
    });
  });
});

test.each(['GET', 'POST'] as const)('%s for the member 0, who is nobody, says so', async (method) => {
  const payload = method === 'POST' ? { payload: [{ position: 'city', value: 'Reno' }] } : {};
  const answer = await app.call({
    method,
    url: `/api/profile/v1/0${method === 'POST' ? '/basic' : ''}`,
    token,
    ...payload,
  });
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid user id']);
});

test('a profile that nobody has says so, to crew who may read any', async () => {
  const answer = await app.call({ method: 'GET', url: '/api/profile/v1/usr_000000000000', token });
  expect([answer.statusCode, answer.json().message]).toEqual([404, 'No profile found for ID']);
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
