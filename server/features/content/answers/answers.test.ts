import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../../seeds/scenarios.ts';
import { libraryContentId } from '../load-library.ts';

// Runs on PostgreSQL too.

const OPEN_HOUSE = libraryContentId('open-house');
const FIGURE = libraryContentId('median-days');
const FACTS = { day: '2026-11-28', hours: '11:00-14:00', address: '418 Sycamore Lane' };

let app: TestApp;
let anew: () => Promise<void>;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  app = await testApp();
  for (const username of ['maya', 'luis']) {
    const id = await addMember(app.world, { username, firstName: 'X', lastName: 'Y' });
    await givePlan(app.world, id);
    tokens[username] = await app.signIn(username);
  }
  anew = await app.remember();
});
beforeEach(() => anew());
afterAll(() => app.close());

const call = (who: string, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  app.call({ method, url, token: tokens[who] ?? '', ...(payload && { payload }) });
const save = (answers: object, { who = 'maya', language = 'en', id = OPEN_HOUSE } = {}) =>
  call(who, 'PUT', `/api/content/v1/content/${id}/answers`, { language, answers });
const read = async (who: string, id = OPEN_HOUSE) =>
  (await call(who, 'GET', `/api/content/v1/content/${id}`)).json<{
    data: { answers: object; translations: Record<string, { caption: string }> };
  }>().data;
const proofOf = async (who: string, language = 'en') => {
  const wanted = { contentId: OPEN_HOUSE, language, size: 'square' };
  return (await call(who, 'POST', '/api/app/v1/proofs', wanted)).json<{ proof: { sha256: string } }>().proof.sha256;
};
const download = (language: string) =>
  call('maya', 'GET', `/api/app/v1/graphics/${OPEN_HOUSE}/render?size=link&language=${language}`);

describe('the facts of a piece', () => {
  test('are kept for both languages, and read as each of them writes it', async () => {
    expect((await save(FACTS)).json()).toEqual({ answers: { en: FACTS, es: FACTS } });
    const piece = await read('maya');
    expect(piece.answers).toEqual({ en: FACTS, es: FACTS });
    const firstLines = ['en', 'es'].map((language) =>
      piece.translations[language]?.caption.split('\n').slice(0, 2).join('|').replaceAll('\u00a0', ' '),
    );
    expect(firstLines).toEqual([
      'Open house: Saturday, November 28, 11 am to 2 pm|418 Sycamore Lane',
      'Open house: sábado 28 de noviembre, de 11 a. m. a 2 p. m.|418 Sycamore Lane',
    ]);
  });

  test('that are words are kept for their language alone', async () => {
    await save({ number: '27', period: 'October' }, { id: FIGURE });
    await save({ number: '31', period: 'octubre' }, { id: FIGURE, language: 'es' });
    expect((await read('maya', FIGURE)).answers).toEqual({
      en: { number: '31', period: 'October' },
      es: { number: '31', period: 'octubre' },
    });
  });

  test('are the member’s own, in pictures too', async () => {
    const [before, others] = [await proofOf('maya'), await proofOf('luis')];
    expect((await read('maya')).answers).toEqual({ en: {}, es: {} });
    await save(FACTS);
    expect((await read('maya')).answers).toEqual({ en: FACTS, es: FACTS });
    expect((await read('luis')).answers).toEqual({ en: {}, es: {} });
    expect(await proofOf('maya')).not.toBe(before);
    expect(await proofOf('luis')).toBe(others);
    await save({});
    expect([(await read('maya')).answers, await proofOf('maya')]).toEqual([{ en: {}, es: {} }, before]);
  });

  test('are refused where they are wrong, each at its place, and nothing is kept', async () => {
    await save(FACTS);
    const refused = await save({ day: 'Saturday', hours: '14:00-11:00', address: 'x'.repeat(81) });
    expect([refused.statusCode, refused.json<{ issues: unknown }>().issues]).toEqual([
      400,
      [
        { path: 'answers.day', message: 'shape' },
        { path: 'answers.hours', message: 'ends_before' },
        { path: 'answers.address', message: 'too_long' },
      ],
    ]);
    expect((await read('maya')).answers).toEqual({ en: FACTS, es: FACTS });
  });

  test('are missing in a download until they are filled in, and again once their day has passed', async () => {
    const refused = await download('es');
    expect([refused.statusCode, refused.json<object>()]).toMatchObject([
      409,
      { code: 'facts_missing', issues: [{ path: 'answers.day' }, { path: 'answers.hours' }] },
    ]);
    await save(FACTS);
    app.clock.moveTo(new Date('2026-11-26T12:00:00Z').getTime());
    tokens['maya'] = await app.signIn('maya');
    expect((await download('es')).statusCode).toBe(200);
    app.clock.moveTo(new Date('2026-11-30T12:00:00Z').getTime());
    tokens['maya'] = await app.signIn('maya');
    expect((await download('es')).json()).toMatchObject({ issues: [{ path: 'answers.day', message: 'past' }] });
  });
});
