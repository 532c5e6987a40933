import type { useText } from '../../lib/i18n/use-text.ts';

type Text<Area extends Parameters<typeof useText>[0]> = ReturnType<typeof useText<Area>>;

/** What is wrong with a cell alone; everything else is refused as a share would be. */
const CELLS = {
  unreadable: 'cell_unreadable',
  repeated: 'cell_repeated',
  ambiguous: 'cell_ambiguous',
  wording_refused: 'cell_refuses_people',
  wording_stopped: 'cell_words_stopped',
  too_early: 'when_too_early',
  too_late: 'when_too_late',
  invalid_date: 'when_invalid_date',
  invalid_time: 'when_invalid_time',
  unknown_zone: 'when_unknown_zone',
} as const;

/** What is named in a column, and is not there. */
const UNKNOWN = { piece: 'cell_no_piece', target: 'cell_no_target' } as const;

const COLUMNS = ['date', 'time', 'time_zone', 'piece', 'language', 'size', 'network', 'target', 'caption'] as const;

/** A column as the page names it, under which a file may have it too. */
export function columnText(column: string, text: Text<'sharing'>): string {
  const known = COLUMNS.find((each) => each === column);
  return known === undefined ? column : text(`column_${known}`);
}

/** What is wrong with a cell, in words. */
export function faultText(
  { column, code }: { column: string; code: string },
  text: Text<'sharing'>,
  codeText: (code: string) => string,
): string {
  if (code === 'not_found' && column in UNKNOWN) return text(UNKNOWN[column as keyof typeof UNKNOWN]);
  if (code in CELLS) return text(CELLS[code as keyof typeof CELLS]);
  return codeText(code);
}
