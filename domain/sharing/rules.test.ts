import { DAY_MS } from '../time/spans.ts';
import { describe, expect, test } from 'vitest';
import { connectionState } from './connection.ts';
import { markerOf } from './marker.ts';
import { scheduleInstant } from './schedule-window.ts';

describe('a connection', () => {
  const now = Date.parse('2027-01-01T00:00:00Z');
  const held = { ended: false, expiresAt: now + 60 * DAY_MS, mayPost: true };

  test.each([
    ['not_connected', undefined],
    ['connected', held],
    ['connected', { ...held, expiresAt: null }],
    ['connected', { ...held, expiresAt: now + 7 * DAY_MS + 1000 }],
    ['expires_soon', { ...held, expiresAt: now + 7 * DAY_MS }],
    ['expires_soon', { ...held, expiresAt: now + 1 }],
    ['expired', { ...held, expiresAt: now }],
    ['expired', { ...held, ended: true }],
    ['permissions_missing', { ...held, mayPost: false }],
  ] as const)('is %s: %o', (expected, connection) => {
    expect(connectionState(connection, now)).toBe(expected);
  });

  test('is said to end more than a day before it does, whenever the member looks', () => {
    for (let hours = 24; hours <= 7 * 24; hours++) {
      expect(connectionState({ ...held, expiresAt: now + hours * 3_600_000 }, now)).toBe('expires_soon');
    }
  });
});

describe('the marker', () => {
  test('is the first 50 bits in base 32', () => {
    expect(markerOf(new Uint8Array(7))).toBe('aaaaaaaaaa');
    expect(markerOf(new Uint8Array(7).fill(255))).toBe('7777777777');
    expect(markerOf(Uint8Array.of(0b00001_000, 0b10_00011_0, 0, 0, 0, 0, 0b01_000000, 99))).toBe('bcdaaaaaab');
  });
});

describe('a post is scheduled', () => {
  const now = new Date('2027-08-31T12:00:00Z');
  const at = (date: string, time: string) => {
    const result = scheduleInstant({ date, time, timeZone: 'UTC' }, now);
    return result.ok ? result.value.toISOString() : result.reason;
  };

  test('from ten minutes to six months ahead', () => {
    expect(at('2027-08-31', '12:09')).toBe('too_early');
    expect(at('2027-08-31', '12:10')).toBe('2027-08-31T12:10:00.000Z');
    // Six months after 31 August is the last day of February.
    expect(at('2028-02-29', '12:00')).toBe('2028-02-29T12:00:00.000Z');
    expect(at('2028-02-29', '12:01')).toBe('too_late');
    expect(at('2027-09-31', '12:00')).toBe('invalid_date');
  });
});
