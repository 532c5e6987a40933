const MARKS = /\p{M}/u;

/** Typographic signs as they are typed. */
const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
};

function foldOne(letter: string): string {
  const plain = PLAIN[letter];
  if (plain !== undefined) return plain;
  const [base = letter] = letter.normalize('NFD');
  const small = base.toLowerCase();
  // Whatever would be longer or shorter stays as it is: places in the folded text are places in the text.
  return small.length === letter.length ? small : letter;
}

/** A text in small letters without accents, as long as the text. A mark that stands by itself stays, so that nothing moves. */
export function fold(text: string): string {
  let folded = '';
  for (const letter of text) folded += MARKS.test(letter) ? letter : foldOne(letter);
  return folded;
}
