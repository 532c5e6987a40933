/** Words of a text, with what stood around them when somebody said something about them. */
export interface Quote {
  readonly quote: string;
  readonly before: string;
  readonly after: string;
}

/** So much of what stands around is kept: enough to tell two places of the same words apart. */
export const QUOTE_AROUND = 40;
export const LONGEST_QUOTE = 400;

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

const backwards = (text: string) => [...text].toReversed().join('');

/** The words from one place of a text to another; null for none, and for more than anybody means. */
export function quoteAt(text: string, from: number, to: number): Quote | null {
  const quote = text.slice(from, to);
  if (quote.trim() === '' || quote.length > LONGEST_QUOTE) return null;
  return {
    quote,
    before: text.slice(Math.max(0, from - QUOTE_AROUND), from),
    after: text.slice(to, to + QUOTE_AROUND),
  };
}

/**
 * Where the words stand now, whatever was changed around them: of several places the one that has most of what stood around. Null when
 * they are gone.
 */
export function findQuote(text: string, { quote, before, after }: Quote): number | null {
  if (quote === '') return null;
  let best: { at: number; fit: number } | null = null;
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    const behind = text.slice(at + quote.length, at + quote.length + QUOTE_AROUND);
    const ahead = text.slice(Math.max(0, at - QUOTE_AROUND), at);
    const fit = sharedLength(behind, after) + sharedLength(backwards(ahead), backwards(before));
    if (best === null || fit > best.fit) best = { at, fit };
  }
  return best?.at ?? null;
}
