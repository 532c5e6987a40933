import { expect, test } from 'vitest';
import { isSamePosting } from './same-posting.ts';

const at = (iso: string) => new Date(iso);

test.each([
  ['on one day of the zone', '2027-03-01T15:00:00Z', '2027-03-02T04:30:00Z', 'America/New_York', true],
  ['on two days of another zone', '2027-03-01T15:00:00Z', '2027-03-02T04:30:00Z', 'UTC', false],
  ['some minutes apart around midnight', '2027-03-01T23:58:00Z', '2027-03-02T00:03:00Z', 'UTC', true],
  ['a day apart', '2027-03-01T09:00:00Z', '2027-03-02T09:00:00Z', 'UTC', false],
])('%s', (_name, one, other, zone, same) => {
  expect(isSamePosting(at(one), at(other), zone)).toBe(same);
  expect(isSamePosting(at(other), at(one), zone)).toBe(same);
});
