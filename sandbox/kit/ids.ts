import { createHash } from 'node:crypto';

/** The counters live in the saved state, so an identifier is never handed out twice, not even after a restart. */
export interface IdCounters {
  [kind: string]: number;
}

export interface Ids {
  /** A numeric identifier such as `122100000007919`: all digits, unique within its kind, the same on every run. */
  digits(kind: string, first: number): string;
  /** An opaque word of `length` letters and digits, unique within its kind, the same on every run. */
  opaque(kind: string, length: number): string;
}

// A prime step keeps neighbouring identifiers apart, so that a test cannot pass by guessing "the last one plus one".
const STEP = 7919;

export function createIds(counters: () => IdCounters): Ids {
  const next = (kind: string) => {
    const table = counters();
    const value = (table[kind] ?? 0) + 1;
    table[kind] = value;
    return value;
  };
  return {
    digits: (kind, first) => String(first + next(kind) * STEP),
    opaque: (kind, length) => opaqueWord(`${kind}|${next(kind)}`, length),
  };
}

/** The opaque word that belongs to `seed`: the same seed gives the same word. */
export function opaqueWord(seed: string, length: number): string {
  let word = '';
  for (let block = 0; word.length < length; block += 1) {
    const bytes = createHash('sha512').update(`${seed}|${block}`).digest('base64');
    word += bytes.replaceAll(/[^A-Za-z0-9]/g, '');
  }
  return word.slice(0, length);
}
