import { expect, test } from 'vitest';
import type { AppleStatus } from './apple.ts';
import { chooseSource } from './source.ts';

test.each<[boolean, AppleStatus | null, string | null, string]>([
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
  [false, 'grace_period', 'elite', 'apple'],
  [false, 'billing_retry', 'elite', 'guest'],
  [false, null, 'elite', 'guest'],
  [false, null, null, 'guest'],
])('live by card %s, Apple %s, plan %s: %s', (hasLiveSubscription, appleStatus, planSlug, source) => {
  expect(chooseSource({ hasLiveSubscription, appleStatus, planSlug })).toBe(source);
});
