import { ApiError } from '../api/api-error.ts';

/** What a refused call says of one field: a word of ours (`taken`, `common`); null when it says nothing of it. */
function faultAt(error: unknown, field: string): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.issues.find(({ path }) => path === field)?.message ?? null;
}

/**
 * What a refused call says of these fields, in the member's words.
 * @param read the text for a word of ours; none where the word is not told at the field.
 */
export function refusedFields<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  read: (word: string, field: Field) => string | undefined,
): Partial<Record<Field, string>> {
  const told = fields.flatMap((field) => {
    const word = faultAt(error, field);
    const reading = word === null ? undefined : read(word, field);
    return reading === undefined ? [] : [[field, reading] as const];
  });
  return Object.fromEntries(told) as Partial<Record<Field, string>>;
}
