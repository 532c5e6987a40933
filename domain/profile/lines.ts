import type { BasicTextField, DerivedField } from './basic-fields.ts';

/** A text of the basic group, typed or made of others. */
export type LineSource = BasicTextField | DerivedField;

/** What a line can be told to show, in the order of its picker. */
export const LINE_CHOICES = [
  'first_name',
  'last_name',
  'full_name',
  'company',
  'job_title',
  'location',
  'email',
  'phone',
  'website',
  'bio',
  'designations',
  'compliance',
  'custom',
  'hide',
] as const;
export type LineChoice = (typeof LINE_CHOICES)[number];

/** The five lines of a group that shows who a piece is from, from the top. */
export const LINE_FIELDS = ['pos_A', 'pos_B', 'pos_C', 'pos_D', 'pos_E'] as const;
export type LineField = (typeof LINE_FIELDS)[number];

/** The sync target of a field. An empty target means `hide` for an empty value and `custom` for any other. */
export function syncOf(syncTo: string, value: string): string {
  if (syncTo !== '') return syncTo;
  return value === '' ? 'hide' : 'custom';
}

/** Whether a line shows a text of the basic group. */
export function isFollowing(syncTo: string): boolean {
  return syncTo !== '' && syncTo !== 'hide' && syncTo !== 'custom';
}

/** What a line says: nothing when it is hidden, its own words, or what the basic group says now. */
export function lineText(line: { syncTo: string; value: string }, basic: (source: string) => string): string {
  if (isFollowing(line.syncTo)) return basic(line.syncTo);
  return line.syncTo === 'hide' ? '' : line.value;
}

/** The value of a line whose picker was moved: empty for its own words, which are still to be typed. */
export function chooseLine(
  choice: LineChoice,
  basic: (source: string) => string,
): { syncTo: LineChoice; value: string } {
  return { syncTo: choice, value: choice === 'custom' ? '' : lineText({ syncTo: choice, value: '' }, basic) };
}

export const FONT_SIZES = { min: 8, max: 72 } as const;

/** A font size as people type it (`12`, `12px`): a whole number of the range, or null for the size of the design. */
export function readFontSize(typed: string): number | null {
  const size = Number.parseInt(typed, 10);
  return Number.isNaN(size) ? null : Math.min(FONT_SIZES.max, Math.max(FONT_SIZES.min, size));
}
