/** Scripts besides the Latin one that names are drawn in, each by a letter of it. */
const LETTERS = {
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
  /** Latin letters that only Vietnamese writes. */
  vietnamese: /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/,
  hebrew: /\p{Script=Hebrew}/u,
  arabic: /\p{Script=Arabic}/u,
} as const;

export type ScriptName = keyof typeof LETTERS;

export const SCRIPTS = Object.keys(LETTERS) as ScriptName[];

/** The scripts that are needed to draw these words, in a fixed order. */
export function scriptsIn(words: string): ScriptName[] {
  const composed = words.normalize('NFC');
  return SCRIPTS.filter((script) => LETTERS[script].test(composed));
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** How a word runs: with the line, against it, or as what stands beside it. */
export type Direction = 'ltr' | 'rtl' | 'neutral';

export function directionOf(word: string): Direction {
  if (LEFT_TO_RIGHT.test(word)) return 'ltr';
  if (RIGHT_TO_LEFT.test(word)) return 'rtl';
  return /\p{N}/u.test(word) ? 'ltr' : 'neutral';
}

const DRAWN =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]/u;

/** A picture among the letters, which may be made of several; `®` and `™` are signs of our fonts. */
const EMOJI =
  /(?:\p{Emoji_Presentation}|(?![©®™])\p{Extended_Pictographic}\uFE0F)(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;

/** Words without the letters and emoji that no document can show. */
export function withoutUndrawn(words: string): string {
  return words
    .normalize('NFC')
    .replaceAll(EMOJI, '')
    .replaceAll(/\p{L}/gu, (letter) => (DRAWN.test(letter) ? letter : ''));
}

/** The letters of these words that no picture can show, each once; graphics and films leave them out. */
export function undrawnLetters(words: string): string {
  return [...new Set(words.normalize('NFC'))].filter((letter) => /\p{L}/u.test(letter) && !DRAWN.test(letter)).join('');
}
