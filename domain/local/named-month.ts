/** What each month is called in English and in Spanish; the first letters, three or more, stand for the whole. */
const NAMES: readonly (readonly string[])[] = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
];

/** A year of two digits has a sign before it, as spreadsheets write it: `Oct 26` may be a day. */
const NAMED =
  /^(?:\d{1,2}(?:\s+de)?[-\s]+)?([a-z]{3,10})\.?(?:\s+\d{1,2}\b)?(?:\s+del?\b|,)?(?:\s*[-/'’]\s*(?:20)?|\s+20)(\d{2})$/i;

/** `Oct 2026`, `October 1, 2026`, `Oct-26` and `octubre de 2026` as `2026-10`; null for what has no month by its name. */
export function readNamedMonth(typed: string): string | null {
  const [, word = '', year = ''] = NAMED.exec(typed) ?? [];
  const at = word === '' ? -1 : NAMES.findIndex((names) => names.some((name) => name.startsWith(word.toLowerCase())));
  return at === -1 ? null : `20${year}-${String(at + 1).padStart(2, '0')}`;
}
