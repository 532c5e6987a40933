import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAlertsWorld, type AlertsWorld } from '../../../app/testing/worlds/alerts-world.ts';
import { LUIS, MAYA } from '../../../app/testing/worlds/sharing-samples.ts';
import { SECURITY_NEWS } from '../ports.ts';
import { securityNotice } from './security.ts';

let world: AlertsWorld;
beforeAll(async () => {
  world = await createAlertsWorld();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

const tell = (memberId: string, news: (typeof SECURITY_NEWS)[number]) =>
  world.tell(securityNotice, { memberId, news, at: '2027-03-01T15:00:00.000Z' });

describe('news about the credentials of an account', () => {
  test('says what has changed, when by the clock of the member, and what to do', async () => {
    await tell(MAYA, 'recovery-code-used');
    const [letter] = await world.letters();
    expect(letter?.subject).toBe('A recovery code was used');
    expect(letter?.text).toContain('Monday, March 1 at 9:00 AM CST');
    expect(letter?.text).toContain('sign out everywhere');
    expect(letter?.text).toContain('http://members.example.test/account');
  });

  test('reads in Spanish to those who read Spanish', async () => {
    await tell(LUIS, 'second-factor-on');
    const [letter] = await world.letters();
    expect(letter?.subject).toBe('Activaste la verificación en dos pasos');
    expect(letter?.text).toContain('Si no fuiste tú');
  });

  test('says that support turned two-factor sign-in off, and that the member was signed out', async () => {
    await tell(MAYA, 'second-factor-removed');
    await tell(LUIS, 'second-factor-removed');
    const [english, spanish] = await world.letters();
    expect(english?.subject).toBe('Support turned two-factor sign-in off');
    expect(english?.text).toContain('signed out everywhere');
    expect(spanish?.subject).toBe('Soporte desactivó la verificación en dos pasos');
    expect(spanish?.text).toContain('se cerraron todas tus sesiones');
  });

  test.each(SECURITY_NEWS)('has words of its own for %s', async (news) => {
    await tell(MAYA, news);
    await tell(LUIS, news);
    const [english, spanish] = await world.letters();
    expect(english?.subject).not.toBe(spanish?.subject);
    expect(english?.subject.length).toBeGreaterThan(10);
  });

  test('is nobody’s once the account is gone', async () => {
    await tell('usr_gone00000000', 'second-factor-off');
    expect(await world.letters()).toEqual([]);
  });
});
