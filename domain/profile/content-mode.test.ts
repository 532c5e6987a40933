import { describe, expect, test } from 'vitest';
import { CONTENT_MODES, contentModeOf, GOALS } from './content-mode.ts';
import { faultOfBasicField } from './field-rules.ts';

describe('the goal of a member', () => {
  test.each([
    ['post', 'social'],
    ['video', 'realtalk'],
    ['plan', 'playbooks'],
    ['learn', 'foundations'],
    ['explore', 'standard'],
    ['', 'standard'],
    ['toString', 'standard'],
  ])('%j picks the mode %s', (goal, mode) => {
    expect(contentModeOf(goal)).toBe(mode);
  });

  test('leads to every mode', () => {
    expect(GOALS.map(contentModeOf).toSorted()).toEqual([...CONTENT_MODES].toSorted());
  });
});

test.each([
  ['kcm_onboarding_role', 'Mortgage Professional', null],
  ['kcm_onboarding_role', 'Wizard', 'not_a_role'],
  ['kcm_onboarding_tenure', '10+', null],
  ['kcm_onboarding_tenure', '', null],
  ['kcm_onboarding_tenure', 'long', 'wrong_kind'],
  ['kcm_onboarding_goal', 'learn', null],
  ['kcm_onboarding_goal', '', null],
  ['kcm_onboarding_goal', 'retire', 'wrong_kind'],
])('%s with %j: %j', (field, value, fault) => {
  expect(faultOfBasicField(field, value)).toBe(fault);
});
