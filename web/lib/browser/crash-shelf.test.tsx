import { expect, test, vi } from 'vitest';
import { createCrashShelf } from './crash-shelf.ts';

test('a browser without a database holds the text in the store that it has', async () => {
  const shelf = createCrashShelf('text');
  expect(await shelf.read()).toEqual([]);
  shelf.write('one');
  shelf.write('two');
  expect(await shelf.read()).toEqual(['two']);
  expect(await createCrashShelf('another').read()).toEqual([]);
  shelf.write(null);
  expect(await shelf.read()).toEqual([]);
});

test('what a page says while it is closed is held when the call returns', () => {
  createCrashShelf('closed').writeAtOnce('one');
  expect(window.localStorage.getItem('closed')).toBe('one');
  createCrashShelf('closed').write(null);
  expect(window.localStorage.getItem('closed')).toBeNull();
});

test('a browser that forbids every store has no copies, and that fails nothing', async () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
  const shelf = createCrashShelf('text');
  shelf.write('one');
  expect(await shelf.read()).toEqual([]);
  vi.restoreAllMocks();
});
