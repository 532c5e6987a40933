import { LANGUAGES, perLanguage } from '@yardsign/domain/languages';
import { isPlainLine } from '@yardsign/domain/text/characters';
import { isTimeZone } from '@yardsign/domain/time/wall-clock';
import { z } from 'zod';

/** The only industry there is; the documents carry it on many calls. */
export const INDUSTRY_ID = 1;
export const APP_VERSION = '1.250917.21';
export const CLIENT_APP = 'members-web';

export const languageSchema = z.enum(LANGUAGES);

/** The same for every language, by its code. */
export function inEveryLanguage<Schema extends z.ZodType>(schema: Schema) {
  return z.object(perLanguage(() => schema));
}

const notAnId = (prefix: string) => `must be an id that starts with ${prefix}_`;

/** Typed, random, opaque: `usr_7f3k…`. The prefix keeps an id of one kind from being accepted as another. */
export function idSchema(prefix: string) {
  return z.string().regex(new RegExp(`^${prefix}_[a-z0-9]{6,40}$`), notAnId(prefix));
}

/** The message for a user id that cannot be one, such as `0`. It has an error code of its own. */
export const NOT_A_USER_ID = notAnId('usr');

export const userIdSchema = idSchema('usr');
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 160;
export const slugSchema = z.string().regex(SLUG, 'must be a slug').max(LONGEST_SLUG);
/** A slug in an address that people type, where a capital is no other letter. */
export const slugInAddress = z.string().toLowerCase().regex(SLUG, 'must be a slug').max(LONGEST_SLUG);
/** PostgreSQL knows no year 0. */
export const instantSchema = z.iso.datetime().refine((at) => !at.startsWith('0000'), 'must be in a year from 1 on');
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

export const timeZoneSchema = z.string().max(60).refine(isTimeZone, 'must be an IANA time zone');

/** Query values arrive as text; a repeated or comma-joined one is a list. */
export const commaListSchema = z
  .string()
  .max(400)
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** Counts the saves of something, from 0 before the first: a change names the one that it was made on. Databases keep four bytes of it. */
export const versionSchema = z.number().int().min(0).max(2_147_483_647);

/** One line that says what it shows, such as a name: without line breaks, marks that turn the reading direction, and signs without width. */
export const plainLineSchema = z.string().trim().refine(isPlainLine, 'not_plain');

/** A page of a list read by key, not by offset: `cursor` is opaque and comes from the answer before. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}
