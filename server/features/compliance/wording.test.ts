import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../seeds/scenarios.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await testApp();
  await givePlan(app.world, await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' }));
  token = await app.signIn('maya');
});
afterAll(() => app.close());

const check = (payload: object) => app.call({ method: 'POST', url: '/api/app/v1/wording-checks', payload, token });

test('a caption is answered with its phrases, where they are, why, and what to say instead', async () => {
  const text = 'Perfect for families. No kids.';
  const { findings } = (await check({ text, language: 'en' })).json();
  expect(findings).toMatchObject([
    { from: 0, to: 20, rule: 'family-preferred', level: 'warn', instead: 'with room to spread out' },
    { from: 22, to: 29, rule: 'children-refused', level: 'block', instead: null },
  ]);
  expect(findings[0].why).toContain('Describe the home instead');
  expect(findings[0].source).toContain('Fair Housing Act');
});

test('a Spanish text is answered in Spanish, and a fine one with nothing', async () => {
  const { findings } = (await check({ text: 'Solo adultos.', language: 'es' })).json();
  expect(findings[0].why).toContain('rechaza a los niños');
  expect((await check({ text: 'Sala familiar y patio.', language: 'es' })).json()).toEqual({ findings: [] });
});

test.each([
  { text: 'x', language: 'fr' },
  { text: 'x'.repeat(20_001), language: 'en' },
  { language: 'en' },
  { text: 'x', language: 'en', state: 'Texas' },
])('what is no question is refused: %#', async (payload) => {
  expect((await check(payload)).statusCode).toBe(400);
});
