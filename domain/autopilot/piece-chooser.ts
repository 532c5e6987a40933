import type { ContentType } from '../content/kinds.ts';
import { isNear, type Candidate, type Candidates, type Use } from './choose-piece.ts';
import type { JobPlan } from './job.ts';

/** Moments in their order, so that those around another are found without a look at all of them. */
class Times {
  readonly #sorted: number[] = [];

  get first(): number {
    return this.#sorted[0] ?? Infinity;
  }

  add(at: number): void {
    this.#sorted.splice(this.#placeOf(at), 0, at);
  }

  /** -Infinity when there is none. */
  latestBefore(at: number): number {
    return this.#sorted[this.#placeOf(at) - 1] ?? -Infinity;
  }

  /** Whether one lies less than so many days before or after. */
  hasNear(at: number, days: number): boolean {
    const place = this.#placeOf(at);
    const next = this.#sorted[place];
    return isNear(this.latestBefore(at), at, days) || (next !== undefined && isNear(next, at, days));
  }

  /** The place of the first that is not before a moment. */
  #placeOf(at: number): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** What was used of a type, and of its pieces that the job may have. */
class UsedOfType {
  readonly times = new Times();
  readonly #ofPiece = new Map<Candidate, Times>();
  /** The pieces, those that were used first at the front. */
  readonly #byFirst: Candidate[] = [];

  has(piece: Candidate): boolean {
    return this.#ofPiece.has(piece);
  }

  timesOf(piece: Candidate): Times | undefined {
    return this.#ofPiece.get(piece);
  }

  addPiece(piece: Candidate, at: number): void {
    const times = this.#ofPiece.get(piece) ?? new Times();
    const isFirst = at < times.first;
    if (isFirst && this.#ofPiece.has(piece)) this.#byFirst.splice(this.#byFirst.indexOf(piece), 1);
    times.add(at);
    this.#ofPiece.set(piece, times);
    if (!isFirst) return;
    let place = this.#byFirst.length;
    while (place > 0 && this.#firstOf(place - 1) > at) place -= 1;
    this.#byFirst.splice(place, 0, piece);
  }

  /** All of them. */
  pieces(): readonly Candidate[] {
    return this.#byFirst;
  }

  /** Those that are used after a moment only. */
  *piecesAfter(at: number): Generator<Candidate> {
    for (let place = this.#byFirst.length - 1; place >= 0 && this.#firstOf(place) >= at; place--) {
      const piece = this.#byFirst[place];
      if (piece) yield piece;
    }
  }

  #firstOf(place: number): number {
    const piece = this.#byFirst[place];
    return (piece && this.#ofPiece.get(piece)?.first) ?? Infinity;
  }
}

type Rank = readonly [number, number, number, string];

function comesBefore(a: Rank, b: Rank): boolean {
  for (const [place, value] of a.entries()) {
    const other = b[place] ?? value;
    if (value !== other) return value < other;
  }
  return false;
}

/**
 * Chooses a job's pieces: of the type whose turn it is, one that was never used, the newest first; else the one that has rested longest.
 * Nothing that was or will be used within the job's window. A choice looks at the newest of what was never used, and at what was used only
 * where nothing else is left: neither how large the library is counts, nor how much was chosen before.
 */
export class PieceChooser {
  readonly #candidates: Candidates;
  readonly #job: Pick<JobPlan, 'contentTypes' | 'repeatAfterDays'>;
  readonly #mayUse: (piece: Candidate) => boolean;
  readonly #used = new Map<ContentType, UsedOfType>();
  /** Of each type, how many of its newest pieces were used or may not be: none of them is ever unused again; and the one behind them. */
  readonly #passed = new Map<ContentType, { count: number; newest: Candidate | undefined }>();

  /**
   * @param options.mayUse whether the job may have a piece at all.
   * @param options.uses those that count for the job.
   */
  constructor(
    candidates: Candidates,
    job: Pick<JobPlan, 'contentTypes' | 'repeatAfterDays'>,
    { mayUse, uses }: { mayUse: (piece: Candidate) => boolean; uses: readonly Pick<Use, 'contentId' | 'at'>[] },
  ) {
    this.#candidates = candidates;
    this.#job = job;
    this.#mayUse = mayUse;
    for (const { contentId, at } of uses) this.add(contentId, at);
  }

  /** Counts a use from now on. */
  add(contentId: string, at: number): void {
    const piece = this.#candidates.get(contentId);
    if (!piece) return;
    const used = this.#usedOf(piece.type);
    used.times.add(at);
    if (used.has(piece) || this.#mayUse(piece)) used.addPiece(piece, at);
  }

  /** @returns undefined when nothing is left for that moment. */
  choose(at: number): Candidate | undefined {
    let best: { piece: Candidate; rank: Rank } | undefined;
    for (const type of this.#job.contentTypes) {
      const used = this.#usedOf(type);
      const turn = used.times.latestBefore(at);
      for (const piece of this.#inQuestion(type, at)) {
        const times = used.timesOf(piece);
        if (times?.hasNear(at, this.#job.repeatAfterDays)) continue;
        const rank: Rank = [turn, times?.latestBefore(at) ?? -Infinity, -piece.publishedAt, piece.id];
        if (!best || comesBefore(rank, best.rank)) best = { piece, rank };
      }
    }
    return best?.piece;
  }

  /** The pieces of a type among which its best one is: whatever was used before gives way to one that never was. */
  *#inQuestion(type: ContentType, at: number): Generator<Candidate> {
    const unused = this.#newestUnused(type);
    const used = this.#usedOf(type);
    if (unused) yield unused;
    yield* unused ? used.piecesAfter(at) : used.pieces();
  }

  #newestUnused(type: ContentType): Candidate | undefined {
    const used = this.#usedOf(type);
    const passed = this.#passed.get(type);
    if (passed && (passed.newest === undefined || !used.has(passed.newest))) return passed.newest;
    const pieces = this.#candidates.newestOf(type);
    let count = passed?.count ?? 0;
    for (let piece = pieces[count]; piece && (used.has(piece) || !this.#mayUse(piece)); piece = pieces[count])
      count += 1;
    const newest = pieces[count];
    this.#passed.set(type, { count, newest });
    return newest;
  }

  #usedOf(type: ContentType): UsedOfType {
    const used = this.#used.get(type) ?? new UsedOfType();
    this.#used.set(type, used);
    return used;
  }
}
