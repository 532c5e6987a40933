import { folded } from '../text/folded.ts';

/**
 * Three to forty small letters, digits and `. _ -`, beginning with a letter or digit. Never an `@`: a sign-in name is looked up
 * as a username first, and one that reads like an address would shut its owner out.
 */
export const USERNAME = /^[a-z0-9][a-z0-9._-]{2,39}$/;

/** Whether what somebody typed is a username once it is kept, which is without spaces around it and in small letters. */
export function isUsername(typed: string): boolean {
  return USERNAME.test(typed.trim().toLowerCase());
}

const LONGEST_STEM = 30;

/** The beginning of a username, from a person's name or else the part of the address before the `@`. */
export function usernameStem(person: { firstName: string; lastName: string; email: string }): string {
  const plain = (text: string) => folded(text).replaceAll(/[^a-z0-9]+/g, '');
  const named = [plain(person.firstName), plain(person.lastName)].filter(Boolean).join('.');
  const mailbox = plain(person.email.split('@')[0] ?? '');
  const stem = (named.length >= 3 ? named : mailbox).slice(0, LONGEST_STEM);
  return stem.length >= 3 ? stem : `member${stem}`;
}

/** The stem itself, or with the lowest number that nobody has. */
export function freeUsername(stem: string, taken: ReadonlySet<string>): string {
  if (!taken.has(stem)) return stem;
  let number = 2;
  while (taken.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}
