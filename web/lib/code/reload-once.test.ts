import { expect, it } from 'vitest';
import { pageArrived, reloadOnce } from './reload-once.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

it('reloads the first time only, until the page has come through', () => {
  const storage = memory();
  let reloads = 0;
  const ports = { storage, reload: () => void (reloads += 1) };
  expect([reloadOnce('/a', ports), reloadOnce('/a', ports)]).toEqual([true, false]);
  // What another page brought says nothing about this one.
  pageArrived('/b', storage);
  expect(reloadOnce('/a', ports)).toBe(false);
  pageArrived('/a', storage);
  expect(reloadOnce('/a', ports)).toBe(true);
  expect(reloads).toBe(2);
});

it('never reloads where nothing can be remembered', () => {
  const storage = { ...memory(), getItem: () => null };
  expect(reloadOnce('/a', { storage, reload: () => expect.unreachable() })).toBe(false);
});
