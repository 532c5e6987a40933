/** First or last name, in characters: as long as the profile takes it. */
export const LONGEST_NAME = 100;
export const LONGEST_PHONE = 30;

/** What a telephone number is written with. */
export const PHONE = /^[+\d\s().x-]*$/i;

/** A telephone number as people write it, or nothing. */
export function isPhone(text: string): boolean {
  return text.length <= LONGEST_PHONE && PHONE.test(text);
}
