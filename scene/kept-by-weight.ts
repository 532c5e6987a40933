/** Keeps values up to a total weight (bytes), forgetting the least recently used; the newest stays even if it alone is heavier. */
export class KeptByWeight<V> {
  readonly #kept = new Map<string, { value: V; weight: number }>();
  readonly #limit: number;
  readonly #forgotten: (value: V) => void;
  #total = 0;

  /** @param forgotten is given every value that is let go of */
  constructor(limit: number, forgotten: (value: V) => void = () => undefined) {
    this.#limit = limit;
    this.#forgotten = forgotten;
  }

  get size(): number {
    return this.#kept.size;
  }

  get(key: string): V | undefined {
    const found = this.#kept.get(key);
    if (found === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.value;
  }

  put(key: string, value: V, weight: number): void {
    this.#total += weight - (this.#kept.get(key)?.weight ?? 0);
    this.#kept.delete(key);
    this.#kept.set(key, { value, weight });
    for (const [oldest, entry] of this.#kept) {
      if (this.#total <= this.#limit || oldest === key) break;
      this.#kept.delete(oldest);
      this.#total -= entry.weight;
      this.#forgotten(entry.value);
    }
  }

  getOrMake(key: string, make: () => { value: V; weight: number }): V {
    const found = this.get(key);
    if (found !== undefined) return found;
    const { value, weight } = make();
    this.put(key, value, weight);
    return value;
  }
}
