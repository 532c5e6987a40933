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
  const all = Array.from({ length: 5 }, () => slots.run(calls.begin));
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
  const all = [slots.run(call('plain 1')), slots.run(call('plain 2')), slots.run(call('plain 3'))];
  for (let index = 1; index <= 6; index++) {
    all.push(slots.runPrepared(async () => prepared.push(index), call(`prepared ${index}`)).then(() => undefined));
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
  await expect(slots.run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await expect(
    slots.runPrepared(
      () => Promise.reject(new Error('no commit')),
      async () => 1,
    ),
  ).rejects.toThrow('no commit');
  await expect(
    slots.runPrepared(
      async () => undefined,
      async () => 1,
    ),
  ).resolves.toBeUndefined();
  await expect(
    slots.runPrepared(
      async () => 2,
      async (value) => value + 1,
    ),
  ).resolves.toBe(3);
});
