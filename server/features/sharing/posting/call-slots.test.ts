import { expect, test } from 'vitest';
import { createCallSlots } from './call-slots.ts';

// Runs on PostgreSQL too.

/** Something that is under way until it is told to end. */
function createPending() {
  const ends: (() => void)[] = [];
  return {
    begin: () => new Promise<void>((resolve) => ends.push(resolve)),
    count: () => ends.length,
    endFirst: () => ends.shift()?.(),
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('no more calls are under way than there are slots', async () => {
  const slots = createCallSlots(2, () => 0);
  const calls = createPending();
  const all = Array.from({ length: 5 }, () => slots.run('planned', calls.begin));
  for (const expected of [2, 2, 2, 2, 1]) {
    await turn();
    expect(calls.count()).toBe(expected);
    calls.endFirst();
  }
  await Promise.all(all);
});

test('what is prepared goes before what is not, and little is prepared ahead of slow calls', async () => {
  let now = 0;
  const slots = createCallSlots(2, () => now);
  const calls = createPending();
  const began: string[] = [];
  const prepared: number[] = [];
  const call = (name: string) => () => {
    began.push(name);
    return calls.begin();
  };
  const all = [
    slots.run('planned', call('plain 1')),
    slots.run('planned', call('plain 2')),
    slots.run('planned', call('plain 3')),
  ];
  for (let index = 1; index <= 6; index++) {
    all.push(
      slots.runPrepared('planned', async () => prepared.push(index), call(`prepared ${index}`)).then(() => undefined),
    );
  }
  await turn();
  // Two may be in a call, and one more may be ready for when a slot becomes free.
  expect(prepared).toEqual([1, 2, 3]);
  now += 1000;
  calls.endFirst();
  await turn();
  expect(began).toEqual(['plain 1', 'plain 2', 'prepared 1']);
  while (calls.count() > 0) {
    calls.endFirst();
    await turn();
  }
  await Promise.all(all);
  expect(prepared).toHaveLength(6);
});

test('a call that fails frees its slot, and so does one that is not made after all', async () => {
  const slots = createCallSlots(1, () => 0);
  await expect(slots.run('planned', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await expect(
    slots.runPrepared(
      'planned',
      () => Promise.reject(new Error('no commit')),
      async () => 1,
    ),
  ).rejects.toThrow('no commit');
  await expect(
    slots.runPrepared(
      'planned',
      async () => undefined,
      async () => 1,
    ),
  ).resolves.toBeUndefined();
  await expect(
    slots.runPrepared(
      'planned',
      async () => 2,
      async (value) => value + 1,
    ),
  ).resolves.toBe(3);
});

test('a quarter more is there for what somebody waits for, and planned calls never take it', async () => {
  const slots = createCallSlots(4, () => 0);
  const calls = createPending();
  const began: string[] = [];
  const call = (name: string) => () => {
    began.push(name);
    return calls.begin();
  };
  const all = Array.from({ length: 20 }, (_, index) => slots.run('planned', call(`planned ${index}`)));
  await turn();
  expect(began).toHaveLength(4);
  all.push(slots.run('awaited', call('awaited 1')), slots.run('awaited', call('awaited 2')));
  await turn();
  expect(began.slice(4)).toEqual(['awaited 1']);
  calls.endFirst();
  await turn();
  expect(began.slice(4)).toEqual(['awaited 1', 'awaited 2']);
  while (calls.count() > 0) {
    calls.endFirst();
    await turn();
  }
  await Promise.all(all);
});

test('an awaited call is the next to begin where there are too few slots to keep one', async () => {
  const slots = createCallSlots(1, () => 0);
  const calls = createPending();
  const began: string[] = [];
  const call = (name: string) => () => {
    began.push(name);
    return calls.begin();
  };
  const all = ['first', 'second', 'third'].map((name) => slots.run('planned', call(name)));
  all.push(slots.run('awaited', call('awaited')));
  for (let index = 0; index < 4; index++) {
    await turn();
    calls.endFirst();
  }
  await Promise.all(all);
  expect(began).toEqual(['first', 'awaited', 'second', 'third']);
});
