import { expect, test } from 'vitest';
import { deleteUnlessKept, keepShared } from './shared-bytes.ts';

const KEY = 'images/logo';
const LOGO = Buffer.from('the logo of a brokerage');

/** A store that has the bytes, and a table of who keeps them; something else may happen before every step of either. */
function world() {
  const stored = new Map([[KEY, LOGO]]);
  const kept = new Set<string>();
  const filesAt = (at: () => Promise<void>) => {
    const step = async <Result>(work: () => Result): Promise<Result> => {
      await at();
      return work();
    };
    return {
      get: (key: string) => step(() => stored.get(key) ?? null),
      put: (key: string) => step(() => void stored.set(key, LOGO)),
      stat: (key: string) => step(() => (stored.has(key) ? { bytes: LOGO.length } : null)),
      delete: (key: string) => step(() => void stored.delete(key)),
      note: () => step(() => void kept.add(KEY)),
      isKept: () => step(() => kept.has(KEY)),
    };
  };
  const keep = async (at = async () => {}) => {
    const files = filesAt(at);
    await keepShared(files, KEY, LOGO, files.note);
  };
  const forget = async (at = async () => {}) => {
    const files = filesAt(at);
    await deleteUnlessKept(files, KEY, files.isKept);
  };
  return { stored, kept, keep, forget };
}

/** Does something before the step of this number. */
const before = (number: number, work: () => Promise<void>) => {
  let step = 0;
  return async () => {
    if (step++ === number) await work();
  };
};

test.each([0, 1, 2])('is there for who keeps it while it is given up before step %i of that', async (number) => {
  const { stored, keep, forget } = world();
  await keep(before(number, forget));
  expect(stored.get(KEY)).toBe(LOGO);
});

test.each([0, 1, 2, 3])('is there for who has kept it before step %i of giving it up', async (number) => {
  const { stored, keep, forget } = world();
  await forget(before(number, keep));
  expect(stored.get(KEY)).toBe(LOGO);
});

test('is gone where nobody keeps it, and not touched where somebody does', async () => {
  const { stored, kept, forget } = world();
  kept.add(KEY);
  await forget();
  expect(stored.size).toBe(1);
  kept.clear();
  await forget();
  expect(stored.size).toBe(0);
});
