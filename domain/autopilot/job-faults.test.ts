import { expect, test } from 'vitest';
import { PLAN_FEATURES } from '../access/features.ts';
import type { JobPlan } from './job.ts';
import { jobFaults } from './job-faults.ts';
import { LAYOUT_IDS, shapeAt, shapesOf } from './layouts.ts';
import {
  AUTOPILOT_NETWORKS,
  AUTOPILOT_TYPES,
  idOfLanguage,
  idOfNetwork,
  idOfSkipCategory,
  idOfType,
  languageOfId,
  networkOfId,
  skipCategoryOfId,
  typeOfId,
} from './wire-ids.ts';

const PAGE = { network: 'facebook', targetId: '100' };
const ACCOUNT = { network: 'instagram', targetId: '200' };
const JOB: JobPlan = {
  contentTypes: ['social-graphic'],
  targets: [PAGE],
  weekdays: [1, 3],
  hours: [9],
  timeZone: 'America/New_York',
  language: 'en',
  skipCategories: ['holiday'],
  layout: 1,
  repeatAfterDays: 30,
};
const HELD = { features: PLAN_FEATURES, targets: [PAGE, ACCOUNT] };

test.each([
  [{}, {}],
  [{ contentTypes: [] }, { contentTypes: 'no_types' }],
  [{ contentTypes: ['social-graphic', 'social-graphic'] }, { contentTypes: 'invalid' }],
  [{ contentTypes: ['guide', 'social-graphic'] }, { contentTypes: 'invalid' }],
  [{ targets: [] }, { targets: 'no_targets' }],
  [{ targets: [PAGE, PAGE] }, { targets: 'invalid' }],
  [{ targets: [{ ...PAGE, targetId: '101' }] }, { targets: 'target_not_connected' }],
  [{ contentTypes: ['blog'], targets: [PAGE, ACCOUNT] }, { targets: 'nothing_taken' }],
  [{ weekdays: [] }, { weekdays: 'no_weekdays' }],
  [{ weekdays: [7] }, { weekdays: 'invalid' }],
  [{ hours: [] }, { hours: 'no_hours' }],
  [{ hours: [9, 9] }, { hours: 'invalid' }],
  [{ hours: [9.5] }, { hours: 'invalid' }],
  [{ hours: [24] }, { hours: 'invalid' }],
  [{ layout: 6 }, { layout: 'invalid' }],
  [{ repeatAfterDays: 0 }, { repeatAfterDays: 'invalid' }],
  [{ skipCategories: ['buyers'] }, { skipCategories: 'invalid' }],
  [{ skipCategories: ['holiday', 'holiday'] }, { skipCategories: 'invalid' }],
] as [Partial<JobPlan>, object][])('a job with %j has the faults %j', (change, faults) => {
  expect(jobFaults({ ...JOB, ...change }, HELD)).toEqual(faults);
});

test('a job of types that its member does not hold is not saved', () => {
  const { contentTypes } = jobFaults(
    { ...JOB, contentTypes: ['blog', 'social-graphic'] },
    { ...HELD, features: ['video'] },
  );
  expect(contentTypes).toBe('type_not_held');
  expect(jobFaults({ ...JOB, contentTypes: ['blog'] }, { ...HELD, features: ['video'] })).toEqual({});
});

test('the wire has the numbers of the documents, and back', () => {
  expect(AUTOPILOT_NETWORKS.map((key) => [key, idOfNetwork(key)])).toEqual([
    ['facebook', 1],
    ['x', 2],
    ['linkedin', 3],
    ['instagram', 4],
  ]);
  expect(AUTOPILOT_TYPES.map((type) => [type, idOfType(type)])).toEqual([
    ['blog', 1],
    ['video', 2],
    ['social-graphic', 3],
  ]);
  expect([idOfLanguage('en'), idOfLanguage('es'), idOfSkipCategory('holiday')]).toEqual([1, 2, 82]);
  expect([networkOfId(2), typeOfId(3), languageOfId(2), skipCategoryOfId(82)]).toEqual([
    'x',
    'social-graphic',
    'es',
    'holiday',
  ]);
  expect([networkOfId(9), typeOfId(0), languageOfId(3), skipCategoryOfId(1)]).toEqual(Array(4).fill(undefined));
});

test('there are five layouts, and one with several shapes takes them in turn', () => {
  expect(LAYOUT_IDS).toEqual([1, 2, 3, 4, 5]);
  const days = ['2027-03-01', '2027-03-02', '2027-03-03'].map((date) => shapeAt(5, { date, hour: 9 }));
  expect(days.toSorted()).toEqual([...shapesOf(5)].toSorted());
  expect(shapeAt(2, { date: '2027-03-01', hour: 9 })).toBe('portrait');
});
