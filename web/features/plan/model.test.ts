import { CONTENT_MODES } from '@yardsign/domain/profile/content-mode';
import { describe, expect, test } from 'vitest';
import type { Connection } from '../sharing/connection-model.ts';
import { type Doings, hasStep, planOf } from './model.ts';

const NOTHING: Doings = {
  brandShare: 0,
  connections: [],
  savedPieces: 0,
  recordings: 0,
  posts: [],
  plannedThisWeek: 0,
};
const done = (doings: Partial<Doings>) =>
  planOf('standard', { ...NOTHING, ...doings })
    .filter((step) => step.done)
    .map(({ name }) => name);
const connected = { state: 'connected', targets: [{}] } as unknown as Connection;

describe('a step is done as soon as it is true', () => {
  test.each([
    [{}, []],
    [{ brandShare: 0.74 }, []],
    [{ brandShare: 0.75 }, ['brand']],
    [{ savedPieces: 1 }, ['save']],
    [{ posts: [{ language: 'en' }] }, ['post']],
    [{ posts: [{ language: 'en' }, { language: 'es' }] }, ['post', 'spanish']],
    [{ plannedThisWeek: 2 }, []],
    [{ plannedThisWeek: 3 }, ['week']],
  ])('%j', (doings, names) => {
    expect(done(doings)).toEqual(names);
  });

  test('of networks by those that posts can go to', () => {
    expect(done({ connections: [connected] })).toEqual(['connection']);
    expect(done({ connections: [connected, connected] })).toEqual(['connection', 'network']);
    expect(done({ connections: [{ ...connected, state: 'not_connected' } as unknown as Connection] })).toEqual([]);
  });
});

test.each(CONTENT_MODES)('the plan of the mode %s has each step once, and begins where the mode does', (mode) => {
  const steps = planOf(mode, NOTHING);
  expect(new Set(steps.map(({ name }) => name)).size).toBe(7);
  expect(steps).toHaveLength(7);
  const begins = mode === 'realtalk' ? 'record' : 'save';
  expect(hasStep(mode, begins)).toBe(true);
  expect(steps.find(({ name }) => name === begins)?.to).toBe(
    { realtalk: '/realtalk', playbooks: '/playbooks', foundations: '/learning-center' }[mode as string] ??
      '/shareable-content',
  );
});

test('whoever wants to speak on camera has recorded once a take is kept', () => {
  const isDone = (recordings: number) =>
    planOf('realtalk', { ...NOTHING, recordings }).find(({ name }) => name === 'record')?.done;
  expect([isDone(0), isDone(1)]).toEqual([false, true]);
});
