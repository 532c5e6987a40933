import { describe, expect, it } from 'vitest';
import { formatDate, formatDay } from './dates.ts';
import { money, percent, wholeNumber } from './numbers.ts';
import { filmLength } from './film-length.ts';
import { readingTime } from './reading-time.ts';

/** ICU writes narrow and non-breaking spaces that vary by version; a reader sees a space. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

describe('money', () => {
  it('is in dollars with two decimals in both languages', () => {
    expect([money(49, 'en'), money(49, 'es'), money(1249.5, 'es')]).toEqual(['$49.00', '$49.00', '$1,249.50']);
  });
});

describe('numbers', () => {
  it('are grouped, and shares are whole percents', () => {
    expect([wholeNumber(12_345.6, 'en'), percent(0.256, 'es')]).toEqual(['12,346', '26%']);
  });
});

describe('formatDate', () => {
  const instant = new Date('2026-11-22T04:30:00Z');

  it("shows the wall clock of the member's zone, not of the machine", () => {
    expect(plain(formatDate(instant, 'moment', 'en', 'America/Chicago'))).toBe('Sat, Nov 21, 10:30 PM');
    expect(plain(formatDate(instant, 'time', 'es', 'America/Los_Angeles'))).toBe('8:30 p.m.');
  });

  it('writes months and days as the language does', () => {
    expect(formatDate(instant, 'month', 'es', 'America/Chicago')).toBe('noviembre de 2026');
    expect(formatDate(instant, 'longDate', 'es', 'America/Chicago')).toBe('sábado 21 de noviembre de 2026');
  });

  it('shows a calendar day as that day wherever the reader is', () => {
    expect([formatDay('2026-11-21', 'en'), formatDay('2026-01-01', 'en')]).toEqual(['Nov 21, 2026', 'Jan 1, 2026']);
  });
});

describe('reading time', () => {
  it('under one minute says so in the exact words', () => {
    expect([readingTime(0, 'en'), readingTime(4, 'en')]).toEqual(['Less than one minute', '4 minute read']);
    expect([readingTime(0, 'es'), readingTime(4, 'es')]).toEqual(['Menos de un minuto', '4 min de lectura']);
  });
});

it('says how long a video is in seconds, and from a minute on in minutes', () => {
  expect([1, 18.4, 59.6, 125, 599].map((seconds) => filmLength(seconds, 'en'))).toEqual([
    '1 second',
    '18 seconds',
    '1:00 min',
    '2:05 min',
    '9:59 min',
  ]);
  expect([1, 18].map((seconds) => filmLength(seconds, 'es'))).toEqual(['1 segundo', '18 segundos']);
});
