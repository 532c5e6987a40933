import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@yardsign/domain/time/spans';
import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

function ago(distance: number, language: 'en' | 'es' = 'en'): string {
  return relativeTime(new Date(NOW.getTime() - distance), NOW, language);
}

describe('relativeTime', () => {
  it.each([
    [10 * SECOND_MS, 'just now', 'justo ahora'],
    [59 * SECOND_MS, 'just now', 'justo ahora'],
    [MINUTE_MS, '1 minute ago', 'hace 1 minuto'],
    [59 * MINUTE_MS + 59 * SECOND_MS, '59 minutes ago', 'hace 59 minutos'],
    [HOUR_MS, '1 hour ago', 'hace 1 hora'],
    [DAY_MS - SECOND_MS, '23 hours ago', 'hace 23 horas'],
    [DAY_MS, '1 day ago', 'hace 1 día'],
    [14 * DAY_MS + 23 * HOUR_MS, '14 days ago', 'hace 14 días'],
    [15 * DAY_MS, '2 weeks ago', 'hace 2 semanas'],
    [62 * DAY_MS, '8 weeks ago', 'hace 8 semanas'],
    [63 * DAY_MS, '2 months ago', 'hace 2 meses'],
    [364 * DAY_MS, '11 months ago', 'hace 11 meses'],
    [365 * DAY_MS, '1 year ago', 'hace 1 año'],
    [800 * DAY_MS, '2 years ago', 'hace 2 años'],
  ])('says %i ms ago as "%s" and "%s"', (distance, english, spanish) => {
    expect([ago(distance), ago(distance, 'es')]).toEqual([english, spanish]);
  });

  it('speaks of what is still to come in the future', () => {
    expect([ago(-2 * DAY_MS), ago(-2 * DAY_MS, 'es')]).toEqual(['in 2 days', 'dentro de 2 días']);
    expect([ago(-5 * SECOND_MS), ago(-5 * SECOND_MS, 'es')]).toEqual(['in a moment', 'en un momento']);
  });
});
