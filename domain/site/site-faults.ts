import { type FieldFault, isEmptyField } from '../studio/field-schema.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Lists of which no two entries may have the same, and what that is. */
const UNLIKE = { banners: 'closedAs', tutorials: 'below', switches: 'switch' } as const;

function twins(rows: unknown, list: string, field: string): FieldFault[] {
  const held = (Array.isArray(rows) ? rows : []).map((row: Fields) => row[field]);
  return held.flatMap((value, at): FieldFault[] =>
    isEmptyField(value) || held.indexOf(value) === at ? [] : [{ path: `shared.${list}.${at}.${field}`, kind: 'twice' }],
  );
}

/** What is wrong with what the site says of itself, beyond the shape of each field. */
export function siteFaults({ shared }: { readonly shared: Fields }): FieldFault[] {
  return Object.entries(UNLIKE).flatMap(([list, field]) => twins(shared[list], list, field));
}
