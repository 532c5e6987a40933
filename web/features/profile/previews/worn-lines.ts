import { LINE_FIELDS, lineText, readFontSize } from '@yardsign/domain/profile/lines';
import { readColor } from '@yardsign/domain/profile/typed-color';
import type { PartValues } from '../parts/part-model.ts';

/** A line as a preview draws it. */
export interface PreviewLine {
  field: string;
  text: string;
  /** In pixels of the design; null for the size that it has by itself. */
  fontSize: number | null;
}

/** The lines of a group that say something, from the top. */
export function wornLines(values: PartValues, says: (source: string) => string): PreviewLine[] {
  return LINE_FIELDS.map((field) => ({
    field,
    text: lineText({ syncTo: values[`${field}.sync`] ?? 'hide', value: values[field] ?? '' }, says).trim(),
    fontSize: readFontSize(values[`${field}.size`] ?? ''),
  })).filter(({ text }) => text !== '');
}

/** The colour that is typed, or that of the profile while there is none. */
export function wornColor(typed: string | undefined, profileColor: string): string {
  return readColor(typed ?? '') ?? profileColor;
}
