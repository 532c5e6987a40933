import { describe, expect, it } from 'vitest';
import type { Person } from '../model.ts';
import { type ActKind, ACTS } from './acts.ts';

const person = {
  status: 'active',
  type: 'Team Owner',
  level: 1,
  seats: 5,
  maxLogins: 1,
} as Person;

describe('the form of an act', () => {
  it.each<[ActKind, string, unknown]>([
    ['status', 'paused', { status: 'paused' }],
    ['status', 'active', 'unchanged'],
    ['type', '', { type: null }],
    ['level', '3', { level: 3 }],
    ['seats', '12', { seats: 12 }],
    ['seats', '5', 'unchanged'],
    ['seats', '-1', 'number'],
    ['seats', '1.5', 'number'],
    ['seats', '', 'number'],
    ['seats', '10001', 'number'],
    ['maxLogins', '0', 'number'],
    ['maxLogins', '3', { maxLogins: 3 }],
    ['grant', '', 'feature'],
    ['grant', 'video', { change: 'grant', feature: 'video' }],
    ['block', '', { blocked: true }],
  ])('%s with %j means %j', (kind, value, meant) => {
    const filled = ACTS[kind].fill(value, person);
    expect(typeof filled === 'string' ? filled : filled.body).toEqual(meant);
  });

  it('opens with what is so now', () => {
    const { status, type, level, seats, maxLogins, block } = ACTS;
    expect([status, type, level, seats, maxLogins, block].map((act) => act.first(person))).toEqual([
      'active',
      'Team Owner',
      '1',
      '5',
      '1',
      '',
    ]);
  });
});
