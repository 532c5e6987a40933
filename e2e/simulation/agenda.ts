/** What happens at one moment. */
export type Step = () => void;

/** A priority queue by time; equal times keep the order in which they were added. */
export class Agenda {
  readonly #heap: { at: number; order: number; step: Step }[] = [];
  #order = 0;

  add(at: number, step: Step): void {
    const heap = this.#heap;
    const entry = { at, order: this.#order++, step };
    let place = heap.length;
    heap.push(entry);
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = heap[parent];
      if (!above || before(above, entry)) break;
      heap[place] = above;
      place = parent;
    }
    heap[place] = entry;
  }

  next(): { at: number; step: Step } | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || first === last) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      let smaller = heap[child];
      if (!smaller) break;
      const right = heap[child + 1];
      if (right && before(right, smaller)) {
        child += 1;
        smaller = right;
      }
      if (before(last, smaller)) break;
      heap[place] = smaller;
      place = child;
    }
    heap[place] = last;
    return first;
  }
}

function before(a: { at: number; order: number }, b: { at: number; order: number }): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}
