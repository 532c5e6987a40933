import { describe, expect, test } from 'vitest';
import { type LastSync, partsDue, readSyncQuery, siteConfigDue } from './sync.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const ago = (minutes: number, seconds = 0) => NOW - (minutes * 60 + seconds) * 1000;
const fresh: LastSync = { auth: NOW, profile: NOW, billing: NOW, crm: NOW };

describe('what is read again', () => {
  test.each([
    ['all', ['auth', 'profile', 'billing', 'crm']],
    ['account', ['auth']],
    ['services', ['auth']],
    ['profile', ['profile']],
    ['billing', ['billing']],
    ['profile, billing', ['profile', 'billing']],
    ['billing,nonsense,toString', ['billing']],
    ['crm', []],
    ['', []],
    [undefined, []],
  ])('for sync=%j: %j', (query, parts) => {
    expect(partsDue(fresh, NOW, readSyncQuery(query))).toEqual(parts);
  });

  test('is every part by its own age, once it is older than 15 minutes', () => {
    expect(partsDue({ ...fresh, auth: ago(15) }, NOW, [])).toEqual([]);
    expect(partsDue({ ...fresh, auth: ago(15, 1) }, NOW, [])).toEqual(['auth']);
    expect(partsDue({ auth: ago(14, 59), profile: ago(20), billing: ago(15, 1), crm: ago(1) }, NOW, [])).toEqual([
      'profile',
      'billing',
    ]);
  });

  test('is not a part that nobody has asked for', () => {
    expect(partsDue({ auth: null, profile: null, billing: null, crm: null }, NOW, [])).toEqual([]);
  });
});

describe('the configuration of the site', () => {
  test.each([
    [null, [], true],
    [ago(9, 59), [], false],
    [ago(10), [], false],
    [ago(10, 1), [], true],
    [ago(1), ['all'], true],
    [ago(1), ['account'], false],
  ])('read at %s, asked for %j: due %s', (updatedAt, words, due) => {
    expect(siteConfigDue(updatedAt, NOW, words)).toBe(due);
  });
});
