import { createHash, randomBytes, randomFillSync } from 'node:crypto';

/** Randomness as an argument: tests pass a seeded one and get the same ids every time. */
export interface Random {
  bytes(length: number): Buffer;
  /** A typed id: prefix, underscore, 24 characters of base 32 (120 bits). */
  id(prefix: string): string;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 24;

function toId(prefix: string, bytes: Buffer): string {
  let text = '';
  for (const byte of bytes) text += ALPHABET[byte % ALPHABET.length];
  return `${prefix}_${text}`;
}

/** Bytes for ids, taken from the system many at once: one call for each id costs as much as all else of it. */
const pool = Buffer.alloc(170 * ID_LENGTH);
let used = pool.length;

/** Bytes of the pool that nobody has had. */
function nextBytes(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_LENGTH;
  return pool.subarray(used - ID_LENGTH, used);
}

export const secureRandom: Random = {
  bytes: (length) => randomBytes(length),
  id: (prefix) => toId(prefix, nextBytes()),
};

/**
 * The id that always comes of `source`, in the shape of a random one: what is made twice by the same request meets itself.
 *
 * @param source says whose it is, so that nobody else's request comes to the same id.
 */
export function derivedId(prefix: string, source: string): string {
  return toId(prefix, createHash('sha256').update(source).digest().subarray(0, ID_LENGTH));
}

/** Deterministic bytes by hashing a counter: for tests and for the demo world, never for secrets. */
export function createSeededRandom(seed: string): Random {
  let counter = 0;
  const bytes = (length: number): Buffer => {
    const chunks: Buffer[] = [];
    for (let size = 0; size < length; size += 32) {
      chunks.push(createHash('sha256').update(`${seed}:${counter++}`).digest());
    }
    return Buffer.concat(chunks).subarray(0, length);
  };
  return { bytes, id: (prefix) => toId(prefix, bytes(ID_LENGTH)) };
}
