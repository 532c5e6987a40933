import { expect, test } from 'vitest';
import { chooseSource } from './source.ts';

test.each([
  [true, 'active', 'elite', 'recurly'],
  [true, 'active', null, 'recurly'],
  [true, null, 'elite', 'recurly'],
  [true, 'expired', 'free', 'recurly'],
  [false, 'active', 'elite', 'apple'],
  [false, 'active', null, 'apple'],
  [false, 'active', 'free', 'recurly'],
  [false, 'expired', 'free', 'recurly'],
  [false, null, 'free', 'recurly'],
  [false, 'expired', 'elite', 'guest'],
  [false, null, 'elite', 'guest'],
  [false, null, null, 'guest'],
])('live by card %s, Apple %s, plan %s: %s', (hasLiveSubscription, appleStatus, planSlug, source) => {
  expect(chooseSource({ hasLiveSubscription, appleStatus, planSlug })).toBe(source);
});
