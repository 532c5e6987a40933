import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { wordsOf } from '../access/person-words.ts';

/** A place in a list, as its answer carries it. */
export const toCursor = (place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

const NAME_PARTS = [z.string(), z.string(), z.string()] as const;
export const placeOfName = z.tuple([...NAME_PARTS]);
export const placeOfGap = z.tuple([z.number().int(), ...NAME_PARTS]);
export const placeOfInvite = z.tuple([z.literal([0, 1]), z.number().int().min(0).max(8e12), z.string()]);

/** @throws AppError `invalid_request` for what no answer of this list had. */
export function fromCursor<Place>(
  cursor: string | undefined,
  schema: { safeParse: (value: unknown) => { success: true; data: Place } | { success: false } },
): Place | undefined {
  if (cursor === undefined) return undefined;
  const place = schema.safeParse(parsed(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (place.success) return place.data;
  throw new AppError('invalid_request', { issues: [{ path: 'query.cursor', message: 'is not from this list' }] });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}

/** The words that somebody is looked for by; null where nothing but signs was typed, which is in nobody's name. */
export function wordsToFind(query = ''): string[] | null {
  const words = wordsOf(query);
  return query.trim() !== '' && words.length === 0 ? null : words;
}
