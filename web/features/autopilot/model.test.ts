import type { JobPlan } from '@yardsign/domain/autopilot/job';
import { wireOfPlan } from '@yardsign/domain/autopilot/wire-plan';
import { expect, test } from 'vitest';
import type { Job } from './api.ts';
import { daysInWords, newPlan, planOfJob } from './model.ts';

test('a form begins with what its job says, in the language of its posts', () => {
  const plan: JobPlan = {
    ...newPlan('America/Chicago', 'es'),
    contentTypes: ['blog'],
    targets: [{ network: 'facebook', targetId: '1' }],
    weekdays: [1, 3],
    hours: [9, 17],
    layout: 2,
    repeatAfterDays: 60,
  };
  expect(planOfJob(wireOfPlan(plan) as Job)).toEqual(plan);
});

test('five days are called the workdays only where they are those', () => {
  const words = { every: 'every day', workdays: 'on workdays' };
  const named = (days: readonly number[]) => daysInWords(days, 'en', words);
  expect([named([5, 4, 3, 2, 1]), named([0, 1, 2, 3, 4, 5, 6])]).toEqual(['on workdays', 'every day']);
  expect(named([0, 1, 2, 3, 6])).toBe('Sunday, Monday, Tuesday, Wednesday, and Saturday');
});
