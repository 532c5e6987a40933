import { expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE_ID, FALLBACK_TIME_ZONE_ID, TIME_ZONES, idOfZone, zoneOfId } from './time-zones.ts';
import { isTimeZone } from './wall-clock.ts';

test('the ids of the wire name the zones of the documents, and back', () => {
  const expected: Record<number, string> = {
    1: 'America/Adak',
    2: 'America/Anchorage',
    8: 'America/Chicago',
    9: 'America/Denver',
    13: 'America/Indiana/Indianapolis',
    15: 'America/Los_Angeles',
    16: 'America/New_York',
    18: 'America/Phoenix',
    36: 'Pacific/Honolulu',
  };
  expect(Object.fromEntries(TIME_ZONES.map(({ id, zone }) => [id, zone]))).toEqual(expected);
  for (const { id, zone } of TIME_ZONES) {
    expect(zoneOfId(id)).toBe(zone);
    expect(idOfZone(zone)).toBe(id);
    expect(isTimeZone(zone)).toBe(true);
  }
  expect(zoneOfId(3)).toBeUndefined();
  expect(idOfZone('Europe/Madrid')).toBeUndefined();
});

test('eight zones are offered, Eastern first shown and Pacific the saver’s fallback', () => {
  expect(TIME_ZONES.filter(({ offered }) => offered).map(({ id }) => id)).toEqual([16, 8, 9, 18, 15, 2, 1, 36]);
  expect(zoneOfId(DEFAULT_TIME_ZONE_ID)).toBe('America/New_York');
  expect(zoneOfId(FALLBACK_TIME_ZONE_ID)).toBe('America/Los_Angeles');
});
