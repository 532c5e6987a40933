import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAlertsWorld, type AlertsWorld } from '../../../app/testing/worlds/alerts-world.ts';
import { LUIS, MAYA } from '../../../app/testing/worlds/sharing-samples.ts';
import { deviceCode } from '../sign-in/device-code.ts';
import { deviceCodeNotice } from './device-code.ts';

let world: AlertsWorld;
beforeAll(async () => {
  world = await createAlertsWorld();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function tell(memberId: string, asks: 'device-code' | 'second-factor' = 'device-code') {
  const hash = memberId.padEnd(64, '0');
  const now = world.deps.clock.now();
  await world.deps.db
    .insertInto('second_factor_ticket')
    .values({
      hash,
      member_id: memberId,
      asks,
      user_agent: FIREFOX,
      created_at: now,
      expires_at: new Date(now.getTime() + 600_000),
    })
    .execute();
  await world.tell(deviceCodeNotice, { ticketHash: hash });
  const code = deviceCode(hash, world.deps.sessionKey);
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

test('the code is mailed with the browser that waits for it, and with what to do when it is somebody else', async () => {
  const code = await tell(MAYA);
  const [letter] = await world.letters();
  expect(letter?.subject).toBe('Your code to log in');
  expect(letter?.text).toContain(`Your code: ${code}`);
  expect(letter?.text).toContain('Firefox on Windows');
  expect(letter?.text).toContain('http://members.example.test/forgot-password');
});

test('the code is mailed in Spanish to those who read Spanish', async () => {
  const code = await tell(LUIS);
  const [letter] = await world.letters();
  expect(letter?.subject).toBe('Tu código para iniciar sesión');
  expect(letter?.text).toContain(`Tu código: ${code}`);
});

test('a sign-in that is over, or that waits for something else, gets no mail', async () => {
  await tell(MAYA, 'second-factor');
  await world.tell(deviceCodeNotice, { ticketHash: 'f'.repeat(64) });
  expect(await world.letters()).toEqual([]);
});
