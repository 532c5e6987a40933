import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedTasks } from './moved-tasks.ts';

const days = (...each: string[]) => each.map((words) => ({ tasks: [...words].map((text) => ({ text })) }));
const moved = (before: string[], after: string[]) => Object.fromEntries(movedTasks(days(...before), days(...after)));

test('tasks that stand where they stood are not named, whatever came after them', () => {
  expect(moved(['ab', 'c'], ['ab', 'c'])).toEqual({});
  expect(moved(['ab'], ['abx', 'y'])).toEqual({});
});

test('a task is found at its new place by its words, in another order and on another day', () => {
  expect(moved(['ab'], ['ba'])).toEqual({ '0.0': '0.1', '0.1': '0.0' });
  expect(moved(['a', 'b'], ['x', 'a', 'b'])).toEqual({ '0.0': '1.0', '1.0': '2.0' });
});

test('a task whose words were changed stays the one at its place', () => {
  expect(moved(['abc'], ['aBc'])).toEqual({});
});

test('a task that was taken out is gone, also where the next one moved to its place', () => {
  expect(moved(['abc'], ['ac'])).toEqual({ '0.1': null, '0.2': '0.1' });
  expect(moved(['ab'], ['a'])).toEqual({ '0.1': null });
});

test('tasks of the same words are taken one by one', () => {
  expect(moved(['aa'], ['xaa'])).toEqual({ '0.0': '0.2' });
});

test('no two tasks go to one place, and none to where one stays', () => {
  const arbitraryDays = fc.array(fc.stringMatching(/^[abc]{1,4}$/), { maxLength: 4 });
  fc.assert(
    fc.property(arbitraryDays, arbitraryDays, (before, after) => {
      const places = days(...before).flatMap(({ tasks }, day) => tasks.map((_task, task) => `${day}.${task}`));
      const went = movedTasks(days(...before), days(...after));
      const now = places.map((place) => (went.has(place) ? went.get(place) : place)).filter((place) => place !== null);
      expect(new Set(now).size).toBe(now.length);
    }),
  );
});
