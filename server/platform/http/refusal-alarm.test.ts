import { expect, test } from 'vitest';
import { createStillClock } from '../clock.ts';
import { createRefusalAlarm, type Refusal, type RefusalBurst } from './refusal-alarm.ts';

function setUp() {
  const clock = createStillClock('2026-11-21T15:00:00Z');
  const raised: RefusalBurst[] = [];
  const alarm = createRefusalAlarm(clock, (burst) => raised.push(burst));
  const answer = (times: number, how: Partial<Refusal> = {}) => {
    for (let time = 0; time < times; time += 1)
      alarm.answered({ status: 404, route: '/things/:id', accountId: undefined, network: '203.0.113.9', ...how });
  };
  return { clock, raised, answer };
}

test('sixty refusals to one address within a minute are not yet told, one more is, and then once a minute', () => {
  const { clock, raised, answer } = setUp();
  answer(60);
  expect(raised).toEqual([]);
  answer(100);
  expect(raised).toEqual([{ accounts: 0, addresses: 1, refusals: { '404 /things/:id': 61 } }]);
  clock.advance(60_000);
  answer(60);
  expect(raised).toHaveLength(1);
  answer(1, { status: 403 });
  expect(raised[1]).toEqual({ accounts: 0, addresses: 1, refusals: { '404 /things/:id': 60, '403 /things/:id': 1 } });
});

test('an account is counted over all its addresses', () => {
  const { raised, answer } = setUp();
  for (let host = 0; host < 61; host += 1) answer(1, { accountId: 'usr_maya0001', network: `203.0.113.${host}` });
  expect(raised).toEqual([{ accounts: 1, addresses: 0, refusals: { '404 /things/:id': 61 } }]);
});

test('what is told names nobody', () => {
  const { raised, answer } = setUp();
  answer(61, { accountId: 'usr_maya0001' });
  expect(JSON.stringify(raised)).not.toMatch(/usr_|203\.0/);
});

test('as many from many addresses, over a longer time, or with other answers are told to nobody', () => {
  const { clock, raised, answer } = setUp();
  for (let host = 0; host < 200; host += 1) answer(1, { network: `203.0.113.${host}` });
  for (let minute = 0; minute < 5; minute += 1) {
    clock.advance(60_000);
    answer(60);
  }
  for (const status of [200, 304, 400, 409, 429, 500]) answer(500, { status });
  expect(raised).toEqual([]);
});
