import { expect, it } from 'vitest';
import { reloadOnce } from './reload-once.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

it('reloads once at an address, and again only when the failure is another one', () => {
  const storage = memory();
  let reloads = 0;
  const at = (path: string, now: number) => reloadOnce(path, { storage, now, reload: () => void (reloads += 1) });
  expect([at('/a', 0), at('/a', 1_000), at('/a', 300_000)]).toEqual([true, false, false]);
  expect(at('/b', 301_000)).toBe(true);
  expect([at('/b', 302_000), at('/b', 1_000_000)]).toEqual([false, true]);
  expect(reloads).toBe(3);
});

it('never reloads where nothing can be remembered', () => {
  const storage = { ...memory(), getItem: () => null };
  expect(reloadOnce('/a', { storage, now: 0, reload: () => expect.unreachable() })).toBe(false);
});
