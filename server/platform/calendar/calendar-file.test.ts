import { describe, expect, test } from 'vitest';
import { writeCalendarFile, type CalendarEvent } from './calendar-file.ts';

const EVENT: CalendarEvent = {
  uid: 'pst_abc123@members.example.test',
  start: new Date('2026-11-23T14:00:00Z'),
  summary: 'Earnest money',
  description: 'Facebook',
  url: 'https://members.example.test/posts/pst_abc123',
  changedAt: new Date('2026-11-20T09:30:05Z'),
};

/** Reads such a file by the grammar of RFC 5545, strictly: whatever does not follow it throws. */
function readStrictly(file: string): Record<string, string>[] {
  if (!file.endsWith('\r\n') || /[^\r]\n|\r(?!\n)/.test(file)) throw new Error('a line does not end in CRLF');
  for (const line of file.split('\r\n'))
    if (Buffer.byteLength(line) > 75) throw new Error(`a line has ${Buffer.byteLength(line)} octets`);
  if (Buffer.from(file).toString('utf8') !== file) throw new Error('a character was cut in two');
  const lines = file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);
  const open: string[] = [];
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[A-Z]+=[A-Z]+)*:(.*)$/u.exec(line) ?? [];
    if (name === '') throw new Error(`not a content line: ${line}`);
    if (name === 'BEGIN') open.push(value);
    if (name === 'BEGIN' && value === 'VEVENT') events.push({});
    if (name === 'END' && open.pop() !== value) throw new Error(`${value} was not open`);
    const event = events.at(-1);
    if (open.at(-1) !== 'VEVENT' || !event || name === 'BEGIN') continue;
    if (/(?:^|[^\\])(?:\\\\)*[,;]/.test(value) && name !== 'URL') throw new Error(`not escaped: ${value}`);
    event[name] = value.replaceAll(/\\(.)/g, (_all, mark: string) => (mark === 'n' ? '\n' : mark));
  }
  if (open.length > 0) throw new Error('something stays open');
  return events;
}

describe('a calendar file', () => {
  test('says of every event what a program needs', () => {
    expect(readStrictly(writeCalendarFile('Posts', [EVENT]))).toEqual([
      {
        UID: EVENT.uid,
        DTSTAMP: '20261120T093005Z',
        'LAST-MODIFIED': '20261120T093005Z',
        DTSTART: '20261123T140000Z',
        DURATION: 'PT15M',
        SUMMARY: 'Earnest money',
        DESCRIPTION: 'Facebook',
        URL: EVENT.url,
        TRANSP: 'TRANSPARENT',
      },
    ]);
  });

  test.each([
    ['commas, semicolons; and \\ backslashes'],
    ['two\nlines\r\nand three'],
    ['Ñandú, ¿qué tal? 🏡'.repeat(12)],
    ['🏡'.repeat(40)],
    ['x'.repeat(300)],
  ])('keeps %j, folded within 75 octets', (summary) => {
    const [event] = readStrictly(writeCalendarFile('Publicaciones; de Maya', [{ ...EVENT, summary }]));
    expect(event?.['SUMMARY']).toBe(summary.replaceAll('\r\n', '\n'));
  });

  test('cannot be given lines of its own by a title', () => {
    const summary = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\u0000';
    expect(readStrictly(writeCalendarFile('Posts', [{ ...EVENT, summary }]))).toHaveLength(1);
  });

  test('without events is one all the same', () => {
    expect(readStrictly(writeCalendarFile('Posts', []))).toEqual([]);
  });
});
