import { expect, test } from 'vitest';
import { isInStep } from './in-step.ts';

test.each([
  [['a', 'b'], ['a', 'b'], true],
  [[], [], true],
  [['a', 'c'], ['a', 'b'], false],
  [['a', 'b', 'b'], ['a', 'b'], false],
  [['a'], null, false],
  [[], null, false],
])('a twin that says %j, held against %j: in step is %s', (twin, inStepWith, is) => {
  expect(isInStep(twin, inStepWith)).toBe(is);
});
