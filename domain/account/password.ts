import type { Result } from '../result.ts';

export const SHORTEST_PASSWORD = 8;
/** A limit that no person meets, so that nobody can keep the server busy with hashing a book. */
export const LONGEST_PASSWORD = 128;

export type PasswordFault = 'too_short' | 'too_long' | 'common' | 'personal';

/** Words of this product and its field, which guessers try first here. */
const PRODUCT_WORDS = ['yardsign', 'realtor', 'realestate', 'realty', 'openhouse', 'forsale'];

/** A part of a name or an address that is shorter than this may be in any password. */
const SHORTEST_PERSONAL = 4;

const LOOK_ALIKES: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '3': 'e', '1': 'i' };

/** Small letters, digits and the two signs that stand for letters. Every other sign is ignored. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}@$]/gu, '');
}

/** The result is as long as the text: each sign becomes the letter that it stands for. */
const spelled = (text: string) => text.replaceAll(/[@$031]/g, (sign) => LOOK_ALIKES[sign] ?? sign);

/** How many characters a person would count: an emoji is one. */
export function passwordLength(password: string): number {
  return [...password.normalize('NFC')].length;
}

/** Name parts and the two halves of an address, of which a password must not be made. */
function personalWords(about: readonly string[]): string[] {
  return about
    .flatMap((text) => [text, ...text.split(/[\s@._+-]+/)])
    .map((text) => spelled(plain(text)))
    .filter((word) => word.length >= SHORTEST_PERSONAL);
}

/** True when the password is one of the words with nothing but digits and signs after it. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const typed = plain(password);
  const read = spelled(typed);
  return words.some((word) => read.startsWith(word) && !/\p{L}/u.test(typed.slice(word.length)));
}

/**
 * Whether a password may be used: by its length, not by what kinds of signs are in it.
 *
 * @param context.isCommon whether guessers try it first; asked in small letters, and without what stands after the last letter.
 * @param context.about the person's names, username and address.
 */
export function judgePassword(
  password: string,
  context: { about: readonly string[]; isCommon(candidate: string): boolean },
): Result<true, PasswordFault> {
  const length = passwordLength(password);
  if (length < SHORTEST_PASSWORD) return { ok: false, reason: 'too_short' };
  if (length > LONGEST_PASSWORD) return { ok: false, reason: 'too_long' };
  const lower = password.toLowerCase();
  const isRepeated = new Set(lower).size <= 2;
  // Most people who are asked for more put digits or a sign at the end of what they had.
  const stem = lower.replace(/[\d\p{P}\p{S}]+$/u, '');
  if (isRepeated || context.isCommon(lower) || context.isCommon(stem) || isMadeOf(password, PRODUCT_WORDS))
    return { ok: false, reason: 'common' };
  if (isMadeOf(password, personalWords(context.about))) return { ok: false, reason: 'personal' };
  return { ok: true, value: true };
}
