import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import { folded } from '@yardsign/domain/text/folded';

/** Columns under other names than ours, as people head them in both languages. */
const HEADS: Readonly<Record<string, string>> = {
  timezone: 'time_zone',
  page: 'target',
  text: 'caption',
  fecha: 'date',
  hora: 'time',
  zona_horaria: 'time_zone',
  pieza: 'piece',
  idioma: 'language',
  tamano: 'size',
  red: 'network',
  pagina: 'target',
  destino: 'target',
  texto: 'caption',
};

const LANGUAGE_NAMES: Readonly<Record<string, Language>> = {
  english: 'en',
  ingles: 'en',
  spanish: 'es',
  espanol: 'es',
};

/** Where each cell of a line stands, by the heads of a table: `Time zone` or `Zona horaria` for `time_zone`. Our own names come first. */
export function placesOf(heads: readonly string[]): (column: string) => number {
  const names = heads.map((head) => folded(head.trim()).replaceAll(/[\s-]+/g, '_'));
  return (column) => {
    const exact = names.indexOf(column);
    return exact === -1 ? names.findIndex((name) => HEADS[name] === column) : exact;
  };
}

/** `3/2/2027`, as a spreadsheet makes of a date whenever it saves one. */
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const MONTHS = 12;

/** Which of its two numbers a date has first, where only one of them can be a month. */
function orderOf(cell: string): 'day' | 'month' | null {
  const [, first, second] = SLASHED.exec(cell) ?? [];
  const [isMonth, isOther] = [Number(first) <= MONTHS, Number(second) <= MONTHS];
  return isMonth === isOther ? null : isMonth ? 'month' : 'day';
}

/** Whether the dates of a file have their day first: some can have nothing else there, and none has its month there. */
export function areDaysFirst(cells: readonly string[]): boolean {
  const orders = new Set(cells.map(orderOf));
  return orders.has('day') && !orders.has('month');
}

/**
 * A date as ours are; what is none as it is.
 *
 * @param daysFirst whether `5/12/2026`, which can be either, is the fifth of December, as the other dates of its file are written, and not the
 * twelfth of May, as in the United States.
 */
export function plainDate(cell: string, daysFirst: boolean): string {
  const [, first = '', second = '', year = ''] = SLASHED.exec(cell) ?? [];
  if (year === '') return cell;
  const order = orderOf(cell) ?? (daysFirst ? 'day' : 'month');
  const [month, day] = order === 'day' ? [second, first] : [first, second];
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `9:00`, `9:00:00 AM`, `9 p. m.` as 09:00 or 21:00; what is none of these as it is. */
export function plainTime(cell: string): string {
  const found = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*(?:([ap])\.?\s*m\.?)?$/i.exec(cell);
  if (!found) return cell;
  const [, hours = '', minutes, half] = found;
  const isHalf = half !== undefined;
  if ((minutes === undefined && !isHalf) || (isHalf && (Number(hours) < 1 || Number(hours) > 12))) return cell;
  const added = half?.toLowerCase() === 'p' ? 12 : 0;
  const hour = isHalf ? (Number(hours) % 12) + added : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}

/** A language by its code or its name. */
export function languageNamed(cell: string): Language | undefined {
  const name = folded(cell);
  return (
    LANGUAGES.find((each) => each === name) ?? (Object.hasOwn(LANGUAGE_NAMES, name) ? LANGUAGE_NAMES[name] : undefined)
  );
}
