/** One thing that a calendar program shows. */
export interface CalendarEvent {
  /** The same for the same thing, for ever: the program knows by it what it has already. */
  uid: string;
  start: Date;
  /** How long it takes; a quarter of an hour when left out. */
  minutes?: number;
  /** The time is taken: the program shows it as busy. */
  isBusy?: true;
  summary: string;
  description: string;
  url: string;
  /** When it was changed last. */
  changedAt: Date;
}

const QUARTER = 15;
/** Octets of a line, the break not counted (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const octets = new TextEncoder();

/** A time in UTC as `20261123T140000Z`. */
function stamp(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** A text as a value: backslashes, marks that separate and line breaks are escaped (3.3.11), other control characters left out. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** Folds a line that is too long, between characters, never within one. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const more = octets.encode(character).length;
    // What follows a break begins with a space, which counts.
    if (size + more > LINE_OCTETS) {
      parts.push(part);
      [part, size] = [' ', 1];
    }
    part += character;
    size += more;
  }
  return [...parts, part].join('\r\n');
}

/** A calendar as a file that programs subscribe to. @param name what it is called there. */
export function writeCalendarFile(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yardsign//Content calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(({ uid, start, minutes = QUARTER, isBusy, summary, description, url, changedAt }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp(changedAt)}`,
      `LAST-MODIFIED:${stamp(changedAt)}`,
      `DTSTART:${stamp(start)}`,
      `DURATION:PT${minutes}M`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      `URL:${url}`,
      `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
