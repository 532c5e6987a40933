import { listPeople } from '@yardsign/contracts/routes/admin';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditQueryOf, auditSearch, wordKeyOf } from './audit-model.ts';
import {
  countFilters,
  givableTo,
  mayBeImpersonated,
  peopleSearch,
  reasonFault,
  setFilters,
  shownStatus,
  type Person,
} from './model.ts';

const person = {
  status: 'active',
  type: 'Team Owner',
  level: 1,
  blocked: false,
  deletionDueAt: null,
  features: [
    { slug: 'elite', isPlan: true, includes: ['video'], expired: false },
    { slug: 'free', isPlan: false, includes: [], expired: true },
  ],
} as unknown as Person;

describe('filters in the address', () => {
  it('come back as they were written, and what is not known is left out', () => {
    const filters = peopleSearch.read({ query: 'ana', status: 'blocked', type: 'Licensed Owner', level: '2', x: 'y' });
    expect(filters).toEqual({
      query: 'ana',
      status: 'blocked',
      type: 'Licensed Owner',
      level: '2',
      feature: '',
      team: '',
    });
    expect(peopleSearch.read(setFilters(filters))).toEqual(filters);
    expect(countFilters(filters)).toBe(3);
  });

  it('never hold anything that the server would refuse', () => {
    const names = fc.constantFrom('query', 'status', 'type', 'level', 'feature', 'team', 'cursor');
    fc.assert(
      fc.property(fc.dictionary(names, fc.oneof(fc.string({ maxLength: 300 }), fc.constant('2'))), (search) => {
        const { query: words, ...rest } = setFilters(peopleSearch.read(search));
        const wanted = { ...rest, ...(words !== undefined && { query: words }) };
        expect(listPeople.query?.safeParse(wanted).success).toBe(true);
      }),
    );
  });
});

describe('a status', () => {
  it.each([
    [{ status: 'active', blocked: false, deletionDueAt: null }, 'active'],
    [{ status: 'paused', blocked: true, deletionDueAt: '2026-11-28T00:00:00.000Z' }, 'blocked'],
    [{ status: 'active', blocked: false, deletionDueAt: '2026-11-28T00:00:00.000Z' }, 'deleting'],
  ] as const)('of %j is shown as %s', (standing, shown) => {
    expect(shownStatus(standing)).toBe(shown);
  });
});

describe('an act', () => {
  it('asks for a reason that says something', () => {
    expect([reasonFault(''), reasonFault(' ab '), reasonFault('abc'), reasonFault('x'.repeat(201))]).toEqual([
      'reasonShort',
      'reasonShort',
      null,
      'reasonLong',
    ]);
  });

  it('offers what is not held, and what has expired again', () => {
    expect(givableTo(person)).not.toContain('elite');
    expect(givableTo(person)).toEqual(expect.arrayContaining(['free', 'video']));
  });
});

it('impersonation as somebody is for members who can use their account, and never oneself', () => {
  expect(mayBeImpersonated(person, false)).toBe(true);
  expect(mayBeImpersonated(person, true)).toBe(false);
  expect(mayBeImpersonated({ ...person, level: 2 }, false)).toBe(false);
  expect(mayBeImpersonated({ ...person, blocked: true }, false)).toBe(false);
  expect(mayBeImpersonated({ ...person, deletionDueAt: '2026-12-20T15:00:00.000Z' }, false)).toBe(false);
});

describe('the filters of the log', () => {
  it('ask from the first midnight to the one after the last day, where the reader is', () => {
    const filters = auditSearch.read({ from: '2026-11-01', until: '2026-11-02', action: 'member.blocked' });
    expect(auditQueryOf(filters, 'America/New_York')).toEqual({
      action: 'member.blocked',
      // The first of November 2026 has 25 hours there.
      from: '2026-11-01T04:00:00.000Z',
      until: '2026-11-03T05:00:00.000Z',
    });
  });

  it('leave out days and acts that there are not', () => {
    const filters = auditSearch.read({ from: 'soon', until: '2026-02-30', action: 'x' });
    expect(auditQueryOf(filters, 'UTC')).toEqual({});
  });
});

it.each([
  ['member.status-changed', 'to', 'paused', 'status_paused'],
  ['member.type-changed', 'from', null, 'noType'],
  ['member.level-changed', 'to', 2, 'level_2'],
  ['member.seats-changed', 'to', 2, undefined],
  ['feature.granted', 'feature', 'elite', 'feature_elite'],
  ['team.field-locked', 'field', 'company', 'field_company'],
  ['member.blocked', 'reason', 'paused', undefined],
])('in %s the value of %s, %j, is said by %s', (action, key, value, wordKey) => {
  expect(wordKeyOf(action, key, value)).toBe(wordKey);
});
