import { typedText } from '@yardsign/domain/text/characters';
import type { Separator } from '@yardsign/domain/text/delimited';
import { z } from 'zod';
import { readCsv, toCsv, toCsvFile } from '../../../platform/csv.ts';
import { areDaysFirst, placesOf, plainDate, plainTime } from './schedule-cells.ts';

/** The columns of a schedule, in their order. */
export const COLUMNS = [
  'date',
  'time',
  'time_zone',
  'piece',
  'language',
  'size',
  'network',
  'target',
  'caption',
] as const;

export type Column = (typeof COLUMNS)[number];

/** A line as it is written, without control characters, its date and time as ours are: nothing in it is checked. What is missing is empty. */
export type ScheduleLine = Record<Column, string>;

const linesSchema = z.array(z.record(z.string(), z.string()));

type CellAt = (column: Column) => string | undefined;

const lineOf = (cellAt: CellAt) =>
  Object.fromEntries(COLUMNS.map((column) => [column, typedText(cellAt(column) ?? '').trim()])) as ScheduleLine;

/** All lines of a file at once, for one date tells how another is written. */
function linesOf(rows: readonly CellAt[]): ScheduleLine[] {
  const lines = rows.map(lineOf);
  const daysFirst = areDaysFirst(lines.map(({ date }) => date));
  return lines.map((line) => ({ ...line, date: plainDate(line.date, daysFirst), time: plainTime(line.time) }));
}

function readJson(file: string): ScheduleLine[] | null {
  try {
    const read = linesSchema.safeParse(JSON.parse(file));
    return read.success ? linesOf(read.data.map((line) => (column) => line[column])) : null;
  } catch {
    return null;
  }
}

/** What stands between two cells: the comma, and in its place what spreadsheets write where the comma is that of numbers. */
const SEPARATORS: readonly Separator[] = [',', ';', '\t'];

function readTable(file: string, separator: Separator): ScheduleLine[] | null {
  const [head, ...rows] = readCsv(file, separator) ?? [];
  const placeOf = placesOf(head ?? []);
  if (!COLUMNS.some((column) => placeOf(column) !== -1)) return null;
  return linesOf(rows.map((cells) => (column) => cells[placeOf(column)]));
}

/**
 * The lines of a file. The first line of a CSV names the columns, in any order; columns of other names are left alone.
 *
 * @returns null for what is neither, or names none of the columns.
 */
export function readSchedule(format: 'csv' | 'json', file: string): ScheduleLine[] | null {
  if (format === 'json') return readJson(file);
  for (const separator of SEPARATORS) {
    const lines = readTable(file, separator);
    if (lines) return lines;
  }
  return null;
}

export function scheduleAsCsv(lines: readonly ScheduleLine[]): Buffer {
  return toCsvFile([toCsv([[...COLUMNS], ...lines.map((line) => COLUMNS.map((column) => line[column]))])]);
}

export function scheduleAsJson(lines: readonly ScheduleLine[]): Buffer {
  return Buffer.from(JSON.stringify(lines, null, 2));
}
