const MARK = /\p{M}/u;
const LETTER = /[\p{L}\p{N}]/u;
const ASCII = /^\p{ASCII}*$/u;

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
  return LETTER.test(folded) && !ASCII.test(folded) ? '_'.repeat(letter.length) : folded;
}

/**
 * A text in small letters without accents, as long as the text. Letters that no word of ours has become `_`, so that `\w` is every letter and
 * expressions need no tables of Unicode, which are slow. A mark that stands by itself stays, so that nothing moves.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  let folded = '';
  for (const letter of text) {
    if (ASCII.test(letter)) folded += letter.toLowerCase();
    else folded += known.get(letter) ?? (MARK.test(letter) ? letter : foldOne(letter));
  }
  return folded;
}
