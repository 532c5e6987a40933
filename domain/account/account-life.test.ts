import { expect, test } from 'vitest';
import { mayStartTrial } from './account-life.ts';

test.each([
  ['incomplete', [], false, true],
  ['active', ['free'], false, true],
  ['active', ['trial'], false, false],
  ['paused', ['free'], false, false],
  ['incomplete', [], true, false],
  ['active', ['free'], true, false],
] as const)(
  'an account that is %s and holds %j, with a trial before: %s, may start one: %s',
  (status, features, hadTrial, may) => {
    expect(mayStartTrial({ status, features, hadTrial })).toBe(may);
  },
);
