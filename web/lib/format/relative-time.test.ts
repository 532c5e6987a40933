import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function ago(distance: number, language: 'en' | 'es' = 'en'): string {
  return relativeTime(new Date(NOW.getTime() - distance), NOW, language);
}

describe('relativeTime', () => {
  it.each([
    [10 * SECOND, 'just now', 'justo ahora'],
    [59 * SECOND, 'just now', 'justo ahora'],
    [MINUTE, '1 minute ago', 'hace 1 minuto'],
    [59 * MINUTE + 59 * SECOND, '59 minutes ago', 'hace 59 minutos'],
    [HOUR, '1 hour ago', 'hace 1 hora'],
    [DAY - SECOND, '23 hours ago', 'hace 23 horas'],
    [DAY, '1 day ago', 'hace 1 día'],
    [14 * DAY + 23 * HOUR, '14 days ago', 'hace 14 días'],
    [15 * DAY, '2 weeks ago', 'hace 2 semanas'],
    [62 * DAY, '8 weeks ago', 'hace 8 semanas'],
    [63 * DAY, '2 months ago', 'hace 2 meses'],
    [364 * DAY, '11 months ago', 'hace 11 meses'],
    [365 * DAY, '1 year ago', 'hace 1 año'],
    [800 * DAY, '2 years ago', 'hace 2 años'],
  ])('says %i ms ago as "%s" and "%s"', (distance, english, spanish) => {
    expect([ago(distance), ago(distance, 'es')]).toEqual([english, spanish]);
  });

  it('speaks of what is still to come in the future', () => {
    expect([ago(-2 * DAY), ago(-2 * DAY, 'es')]).toEqual(['in 2 days', 'dentro de 2 días']);
    expect([ago(-5 * SECOND), ago(-5 * SECOND, 'es')]).toEqual(['in a moment', 'en un momento']);
  });
});
