const MARK = /\p{M}/u;
const LETTER = /[\p{L}\p{N}]/u;
const ASCII = /^\p{ASCII}*$/u;

/** Stands for whatever is no letter and takes two bytes: engines compile each expression anew for a text of such letters, which costs more than to search it. */
const SIGN = '¤';
const IN_A_BYTE = /^[\0-\u00ff]*$/;

/** Typographic signs as they are typed. */
const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
};

/** Letters of Spanish and what else is common, folded once: to take a letter apart is slow. */
const known = new Map<string, string>([...'áéíóúüñÁÉÍÓÚÜÑ¿¡’‘“”«»–—'].map((letter) => [letter, foldOne(letter)]));

function foldOne(letter: string): string {
  const plain = PLAIN[letter];
  if (plain !== undefined) return plain;
  const [base = letter] = letter.normalize('NFD');
  const small = base.toLowerCase();
  // Whatever would be longer or shorter stays as it is: places in the folded text are places in the text.
  const folded = small.length === letter.length ? small : letter;
  if (LETTER.test(folded) && !ASCII.test(folded)) return '_'.repeat(letter.length);
  return IN_A_BYTE.test(folded) ? folded : SIGN.repeat(letter.length);
}

/**
 * A text in small letters without accents, as long as the text. Letters that no word of ours has become `_`, so that `\w` is every letter and
 * expressions need no tables of Unicode, which are slow. A mark that stands by itself and a picture become signs, so that nothing moves.
 */
export function fold(text: string): string {
  let folded = '';
  // Joined anew: a piece of a text keeps the two bytes that a letter elsewhere in the text made it take.
  if (ASCII.test(text)) {
    for (const letter of text.toLowerCase()) folded += letter;
    return folded;
  }
  for (const letter of text) {
    if (ASCII.test(letter)) folded += letter.toLowerCase();
    else folded += known.get(letter) ?? (MARK.test(letter) ? SIGN.repeat(letter.length) : foldOne(letter));
  }
  return folded;
}
