import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../seeds/scenarios.ts';

let app: TestApp;
let maya: string;
let token: string;
beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  token = await app.signIn('maya');
});
afterAll(() => app.close());

async function save(phone: string) {
  const url = `/api/profile/v1/${maya}/basic?source=member`;
  const payload = [{ position: 'phone', value: phone }];
  const saved = await app.call({ method: 'POST', url, payload, token });
  expect(saved.statusCode, saved.body).toBe(200);
  const brand = await app.call({ method: 'GET', url: '/api/app/v1/brand', token });
  const row = await app.db
    .selectFrom('profile_field')
    .select('value')
    .where('member_id', '=', maya)
    .where('name', '=', 'phone')
    .executeTakeFirst();
  return {
    kept: row?.value,
    read: saved.json().data.profile.phone.value,
    worn: brand.json().brand.phone,
    version: brand.json().brand.version,
  };
}

test('a phone is kept in one form, and read and worn as its country writes it, however it was typed', async () => {
  const first = await save('512.555.0142');
  expect(first).toMatchObject({ kept: '+15125550142', read: '(512) 555-0142', worn: '(512) 555-0142' });
  expect((await save('+1 512 555 0142')).version).toBe(first.version);
  expect(await save('+525512345678')).toMatchObject({ kept: '+525512345678', worn: '+52 55 1234 5678' });
});

test('a phone of no country is kept and worn as it was typed', async () => {
  expect(await save('555-0142')).toMatchObject({ kept: '555-0142', read: '555-0142', worn: '555-0142' });
});
