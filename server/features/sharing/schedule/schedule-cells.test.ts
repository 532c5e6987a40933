import { describe, expect, it } from 'vitest';
import { areDaysFirst, languageNamed, placesOf, plainDate, plainTime } from './schedule-cells.ts';

describe('a cell', () => {
  it.each([
    ['2027-03-02', '2027-03-02'],
    ['3/2/2027', '2027-03-02'],
    ['12/05/26', '2026-12-05'],
    ['25/12/2026', '2026-12-25'],
    ['25/13/2026', '2026-25-13'],
    ['March 2', 'March 2'],
  ])('with the day %j is read as %j', (cell, day) => {
    expect(plainDate(cell, false)).toBe(day);
  });

  it('with a day that can be a month as well is read as the other dates of its file are', () => {
    expect(['5/12/2026', '12/25/2026', '25/12/2026'].map((cell) => plainDate(cell, true))).toEqual([
      '2026-12-05',
      '2026-12-25',
      '2026-12-25',
    ]);
    expect(areDaysFirst(['5/12/2026', '', '25/12/2026', '2026-12-25'])).toBe(true);
    expect(areDaysFirst(['5/12/2026', '12/25/2026', '25/12/2026'])).toBe(false);
    expect(areDaysFirst(['5/12/2026', '25/13/2026', 'soon'])).toBe(false);
  });

  it.each([
    ['09:00', '09:00'],
    ['9:00', '09:00'],
    ['9:05:00', '09:05'],
    ['9:00 AM', '09:00'],
    ['12:30 am', '00:30'],
    ['12 PM', '12:00'],
    ['9:15\u00A0p.\u00A0m.', '21:15'],
    ['18:00', '18:00'],
    ['18:00 PM', '18:00 PM'],
    ['0 am', '0 am'],
    ['9', '9'],
    ['noon', 'noon'],
  ])('with the time %j is read as %j', (cell, time) => {
    expect(plainTime(cell)).toBe(time);
  });

  it('names a language by its code or its name', () => {
    expect(['EN', 'English', 'Español', 'fr'].map(languageNamed)).toEqual(['en', 'en', 'es', undefined]);
  });

  it('names no language by what every object has', () => {
    expect(['constructor', '__proto__'].map(languageNamed)).toEqual([undefined, undefined]);
  });
});

it('columns are found under heads in both languages, our own before others', () => {
  const placeOf = placesOf(['Fecha', ' Zona horaria', 'TAMAÑO', 'Text', 'caption', 'Notes']);
  expect(['date', 'time_zone', 'size', 'caption', 'piece'].map(placeOf)).toEqual([0, 1, 2, 4, -1]);
});
