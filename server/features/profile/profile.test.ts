import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, fillProfile, givePlan, lockField } from '../../seeds/scenarios.ts';

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

const save = (fields: { position: string; value: string }[], feature = 'basic') =>
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

  test('of a group without an effect on pieces leaves the version alone', async () => {
    const { version } = await brand();
    await save([{ position: 'lead_capture', value: '1' }], 'blog');
    expect((await brand()).version).toBe(version);
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
