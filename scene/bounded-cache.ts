/**
 * A map that forgets what was not asked for lately; names and phone numbers are unbounded. It keeps two generations: when the
 * young one is full it becomes the old one, and what is then still asked for moves over. Cheaper on a hit than exact recency.
 */
export class BoundedCache<V> {
  #young = new Map<string, V>();
  #old = new Map<string, V>();
  readonly #limit: number;

  /** @param limit the most entries kept, at least 2 */
  constructor(limit: number) {
    this.#limit = Math.ceil(limit / 2);
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  getOrMake(key: string, make: () => V): V {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const value = this.#old.get(key) ?? make();
    if (this.#young.size >= this.#limit) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#old.delete(key);
    this.#young.set(key, value);
    return value;
  }
}
