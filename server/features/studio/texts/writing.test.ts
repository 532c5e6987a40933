import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCrew } from '../../../app/testing/people/crew.ts';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import type { StudioPiece } from '../ports.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let again: () => Promise<void>;
let id: string;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await testApp();
  for (const name of ['cora', 'carl']) tokens[name] = await addCrew(app, name);
  id = (await send('cora', 'POST', '', { type: 'guide', language: 'en', title: 'A guide' })).json().piece.id;
  again = await app.remember();
});
beforeEach(() => again());
afterAll(() => app.close());

const send = (as: string, method: 'POST' | 'PUT', path: string, payload?: object) =>
  app.call({ method, url: `/api/app/v1/studio/pieces${path}`, token: tokens[as] ?? '', ...(payload && { payload }) });
const open = async (): Promise<StudioPiece> => (await send('cora', 'POST', `/${id}/open`)).json().piece;
const insert = (
  version: number,
  at: number,
  paragraphs: string[],
  { as = 'cora', window = 'windowone', remove = 0 } = {},
) => send(as, 'PUT', `/${id}/texts/en`, { version, window, patch: { at, remove, insert: paragraphs } });
const keep = async (as: string, wish: string, window = 'windowone') =>
  (await send(as, 'PUT', `/${id}/texts/en/writer`, { wish, window })).json();
const later = (seconds: number) => app.clock.moveTo(app.clock.now().getTime() + seconds * 1000);

describe('saving', () => {
  test('changes the paragraphs that differ, and nothing else', async () => {
    expect((await insert(1, 0, ['One.', 'Two.', 'Three.'])).json()).toEqual({ version: 2 });
    await insert(2, 1, ['2.', '2½.'], { remove: 1 });
    await send('cora', 'PUT', `/${id}/texts/en`, { version: 3, window: 'windowone', words: { description: 'Short.' } });
    const { texts, writers } = await open();
    expect(texts.en).toMatchObject({
      paragraphs: ['One.', '2.', '2½.', 'Three.'],
      title: 'A guide',
      description: 'Short.',
      version: 4,
    });
    expect(texts.es.version).toBe(1);
    expect(writers).toHaveLength(1);
  });

  test('says which windows saved last, and how many times each had', async () => {
    expect((await open()).texts.en.lastSaves).toEqual([]);
    const patch = { at: 0, remove: 0, insert: ['One.'] };
    const saves = [
      { window: 'windowone', step: 7 },
      { window: 'windowtwo', step: 1 },
      { window: 'windowone', step: 8 },
    ];
    for (const [at, save] of saves.entries()) {
      await send('cora', 'PUT', `/${id}/texts/en`, { version: at + 1, ...save, patch });
      later(31);
    }
    const { texts } = await open();
    expect(texts.en.lastSaves).toEqual([
      { window: 'windowone', step: 8 },
      { window: 'windowtwo', step: 1 },
    ]);
    expect(texts.es.lastSaves).toEqual([]);
  });

  test('overwrites nothing that was saved meanwhile', async () => {
    await insert(1, 0, ['First.']);
    const answer = await insert(1, 0, ['Second.']);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'text_moved_on']);
    expect((await open()).texts.en.paragraphs).toEqual(['First.']);
  });

  test('reaches no paragraph that is not there', async () => {
    const answer = await insert(1, 3, ['Far.'], { remove: 1 });
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [{ path: 'body.patch', message: 'reaches beyond the text' }],
    ]);
  });

  test('asks the database once besides for who calls', async () => {
    await insert(1, 0, ['Warm.']);
    let statements = 0;
    const stop = app.core.database.watch.onStatement(() => void (statements += 1));
    await insert(2, 0, ['Counted.']);
    stop();
    expect(statements).toBe(2);
  });
});

describe('who writes', () => {
  test('holds the text for half a minute after each save; another person, or another window, reads along', async () => {
    await insert(1, 0, ['Mine.']);
    for (const other of [{ as: 'carl' }, { window: 'windowtwo' }])
      expect((await insert(2, 0, ['Theirs.'], other)).json().code).toBe('text_is_written');
    expect(await keep('carl', 'write')).toMatchObject({
      version: 2,
      writer: { name: 'Cora Whitfield' },
      isHere: false,
    });
    later(31);
    expect(await keep('carl', 'look')).toEqual({ version: 2, writer: null, isHere: false });
    expect((await insert(2, 0, ['Theirs.'], { as: 'carl' })).json()).toEqual({ version: 3 });
  });

  test('goes on as long as it is said, and is taken over by whoever asks for it', async () => {
    await keep('cora', 'write');
    later(20);
    await keep('cora', 'write');
    later(20);
    expect((await keep('carl', 'look')).writer.name).toBe('Cora Whitfield');
    expect(await keep('carl', 'take')).toMatchObject({ writer: { name: 'Carl Whitfield' }, isHere: true });
    expect((await insert(1, 0, ['Late.'])).json().code).toBe('text_is_written');
  });

  test('leaves the other language free', async () => {
    await keep('cora', 'write');
    const answer = await send('carl', 'PUT', `/${id}/texts/es`, {
      version: 1,
      window: 'windowtwo',
      patch: { at: 0, remove: 0, insert: ['Uno.'] },
    });
    expect(answer.json()).toEqual({ version: 2 });
  });
});

describe('a twin', () => {
  test('is older as soon as the other changes, until somebody says that both say the same', async () => {
    await insert(1, 0, ['One.']);
    expect((await open()).texts.es).toMatchObject({ isStale: true, inStepWith: null, heldBack: true });
    const answer = await send('cora', 'PUT', `/${id}/texts/es/twin`, { inStepWith: 2 });
    expect(answer.json().piece.texts).toMatchObject({
      en: { isStale: false, inStepWith: [] },
      es: { isStale: false, inStepWith: ['One.'] },
    });
    await insert(2, 1, ['Two.']);
    expect((await open()).texts).toMatchObject({ en: { isStale: false }, es: { isStale: true, inStepWith: ['One.'] } });
    expect((await send('cora', 'PUT', `/${id}/texts/es/twin`, { inStepWith: 2 })).json().code).toBe('text_moved_on');
  });

  test('is published with the other again once it is not held back', async () => {
    const { piece } = (await send('cora', 'PUT', `/${id}/texts/es/twin`, { heldBack: false })).json();
    expect(piece.texts.es.heldBack).toBe(false);
  });
});
