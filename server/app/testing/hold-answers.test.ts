import { defineRoute } from '@yardsign/contracts/define-route';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Memory } from '../../platform/database/memory.ts';
import { defineFeature } from '../../platform/feature.ts';
import { type BoundRoute, isKeptAnswer, kept } from '../../platform/http/bind.ts';
import { readyBody } from '../../platform/http/answers/ready-body.ts';
import { anyone } from '../../platform/http/policies.ts';
import { holdAnswers } from './hold-answers.ts';

const about = { method: 'GET', path: '/api/doors/:id', feature: 'doors', summary: 'A door.' } as const;
const door = defineRoute({
  ...about,
  answer: z.object({ door: z.object({ keys: z.array(z.object({ id: z.string() })) }) }),
});
const nothing = defineRoute(about);

/** What is wrong with an answer. */
async function faultsOf(route: BoundRoute['route'], answer: unknown): Promise<string> {
  const bound: BoundRoute = { route, policy: anyone, handle: async () => answer };
  const held = holdAnswers([defineFeature('doors', { routes: [bound] })]);
  const sent = await held.features[0]?.routes[0]?.handle({} as never);
  if (isKeptAnswer(sent)) await sent.read((value) => readyBody(JSON.stringify(value)));
  try {
    held.check();
    return '';
  } catch (error) {
    return (error as Error).message.replace('GET /api/doors/:id answers what its contract has not: ', '');
  }
}
const keptInMemory = (answer: unknown) =>
  kept({ recall: (_key: string, make: () => Promise<unknown>) => make() } as Memory, ['door'], async () => answer);

test.each<[string, BoundRoute['route'], unknown, string]>([
  ['what it says', door, { door: { keys: [{ id: 'a' }] } }, ''],
  ['what is not sent', door, { door: { keys: [], lock: undefined } }, ''],
  ['a field that it does not name', door, { door: { keys: [{ id: 'a', secret: 's' }] } }, 'door.keys[].secret'],
  ['the same of a memory', door, keptInMemory({ door: { keys: [] }, house: 1 }), 'house'],
  ['something where it answers nothing', nothing, { ok: true }, 'something, where it answers nothing'],
])('an answer is held against its contract: %s', async (_what, route, answer, fault) => {
  expect(await faultsOf(route, answer)).toBe(fault);
});

test('an answer that lacks something is told', async () => {
  expect(await faultsOf(door, { door: {} })).toContain('keys');
});

test.each([
  [404, { code: 'not_found', message: 'Not found', requestId: 'r' }, ''],
  [400, { code: 'not_found', message: 'Not found', requestId: 'r' }, 'not_found with 400, which is 404'],
  [404, { code: 'not_found', message: 'Not found', requestId: 'r', memberId: 'usr_1' }, 'memberId'],
  [404, { code: 'no_such_code', message: 'Not found', requestId: 'r' }, 'code'],
])('a refusal with %i is held against the errors of the contract', (statusCode, body, fault) => {
  const held = holdAnswers([]);
  held.refused('GET /api', { statusCode, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (fault === '') held.check();
  else expect(() => held.check()).toThrow(fault);
});
