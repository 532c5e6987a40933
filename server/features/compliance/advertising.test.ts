import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../seeds/scenarios.ts';

let app: TestApp;
let token: string;
let maya: string;

beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  token = await app.signIn('maya');
});
afterAll(() => app.close());

const save = (feature: string, fields: Record<string, string>) =>
  app.call({
    method: 'POST',
    url: `/api/profile/v1/${maya}/${feature}`,
    token,
    payload: Object.entries(fields).map(([position, value]) => ({ position, value, sync_to: 'custom' })),
  });

const check = async (caption: string, language = 'en') => {
  const answer = await app.call({
    method: 'POST',
    url: '/api/app/v1/advertising-checks',
    payload: { caption, language },
    token,
  });
  const { findings } = answer.json<{ findings: { rule: string; state: string | null; why: string }[] }>();
  return findings.filter(({ rule }) => rule.startsWith('firm'));
};

test('the state of the profile picks the rules, and the picture and the words are held to them', async () => {
  expect(await check('')).toMatchObject([{ rule: 'firm-missing', state: null }]);
  await save('basic', { state: 'Texas', company: 'Brooks Homes' });
  expect(await check('')).toEqual([]);
  await save('graphics', { pos_C: 'Your neighbour' });
  expect(await check('', 'es')).toMatchObject([
    { rule: 'firm-hidden', state: 'TX', why: expect.stringContaining('Ni la imagen ni el texto la nombran') },
  ]);
  expect(await check('Ask for me at Brooks Homes')).toEqual([]);
});
