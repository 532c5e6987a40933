import { fillCaption, type CaptionValues } from '../content/caption.ts';
import { isOfferedUnasked, type PieceFacts } from '../content/facts.ts';
import { kinds, type ContentType } from '../content/kinds.ts';
import type { Language } from '../languages.ts';
import { mayPost } from '../sharing/may-post.ts';
import { takesKind, textMisfitOf } from '../sharing/networks/misfit.ts';
import { networks, type NetworkKey } from '../sharing/networks/networks.ts';
import type { JobPlan, JobTarget } from './job.ts';

/** A piece of the library as autopilot looks at it. */
export interface Candidate extends PieceFacts {
  id: string;
  type: ContentType;
  categories: readonly string[];
  /** Languages whose text is older than its twin. */
  outdated: readonly Language[];
  /** Epoch milliseconds. */
  publishedAt: number;
  /** What goes with a post of it, before it wears anybody's brand. */
  captions: Readonly<Record<Language, string>>;
}

/** Whom pieces are chosen for, as far as that decides which. */
export interface Poster {
  features: readonly string[];
  captionValues: CaptionValues;
}

/** That a piece was posted, or is to be. */
export interface Use {
  contentId: string;
  /** Epoch milliseconds. */
  at: number;
  language: Language;
  /** Where to. */
  targets: readonly JobTarget[];
}

/** Whether a network takes posts of a type at all. */
export function takesType(network: string, type: ContentType): boolean {
  const capabilities = networks[network as NetworkKey]?.capabilities;
  const { postedAs } = kinds[type];
  if (!capabilities || postedAs === null) return false;
  return takesKind(capabilities, postedAs);
}

type Wishes = Pick<JobPlan, 'contentTypes' | 'targets' | 'language' | 'skipCategories'>;

/** The networks of a job that take posts of a piece's type, and those of them that do not take its words, worn as the member's brand fills them. */
function networksFor(piece: Candidate, { targets, language }: Wishes, { captionValues }: Poster) {
  const { postedAs } = kinds[piece.type];
  const taking = [...new Set(targets.map(({ network }) => network))].filter((key) => takesType(key, piece.type));
  if (postedAs === null || taking.length === 0) return { taking, tooLong: [] };
  const words = fillCaption(piece.captions[language], captionValues[language]);
  const tooLong = taking.filter(
    (key) => textMisfitOf(networks[key as NetworkKey].capabilities, words, postedAs) !== null,
  );
  return { taking, tooLong };
}

/**
 * Whether a job may post a piece by itself: of a type that its member may post, true of everybody in any week, in a text that is not older
 * than its twin, of no category that is skipped, and taken by one of its networks, with its words.
 */
export function mayChoose(piece: Candidate, job: Wishes, poster: Poster): boolean {
  const isWanted =
    job.contentTypes.includes(piece.type) &&
    mayPost(poster.features, piece.type) &&
    isOfferedUnasked({ facts: piece, outdated_languages: piece.outdated }, job.language) &&
    !piece.categories.some((slug) => job.skipCategories.includes(slug));
  if (!isWanted) return false;
  const { taking, tooLong } = networksFor(piece, job, poster);
  return taking.length > tooLong.length;
}

/** Whether the words of a piece fit each of a job's networks that takes its type. */
export function fitsEverywhere(piece: Candidate, job: Wishes, poster: Poster): boolean {
  return networksFor(piece, job, poster).tooLong.length === 0;
}

const DAY_MS = 24 * 3_600_000;

const isSameTarget = (a: JobTarget, b: JobTarget) => a.network === b.network && a.targetId === b.targetId;

/** The uses that a reader of one of the job's targets has seen, or will. */
export function usesThatCount(uses: readonly Use[], job: Pick<JobPlan, 'targets' | 'language'>): Use[] {
  return uses.filter(
    (use) =>
      use.language === job.language &&
      use.targets.some((target) => job.targets.some((wanted) => isSameTarget(wanted, target))),
  );
}

/** The pieces of the library in the order in which a choice looks at them: made once, for however many choices. */
export class Candidates {
  /** All of them, the newest first. */
  readonly newest: readonly Candidate[];
  readonly #byId: ReadonlyMap<string, Candidate>;
  readonly #byType = new Map<ContentType, Candidate[]>();

  constructor(pieces: readonly Candidate[]) {
    this.newest = pieces.toSorted((a, b) => b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1));
    this.#byId = new Map(pieces.map((piece) => [piece.id, piece]));
    for (const piece of this.newest) push(this.#byType, piece.type, piece);
  }

  get(id: string): Candidate | undefined {
    return this.#byId.get(id);
  }

  /** The pieces of a type, the newest first. */
  newestOf(type: ContentType): readonly Candidate[] {
    return this.#byType.get(type) ?? [];
  }
}

/** Whether a use lies less than so many days before or after a moment. */
export function isNear(used: number, at: number, days: number): boolean {
  return Math.abs(used - at) < days * DAY_MS;
}

/**
 * Chooses a job's pieces: of the type whose turn it is, one that was never used, the newest first; else the one that has rested longest.
 * Nothing that was or will be used within the job's window. A choice looks at what was used and at the newest of the rest: how large the
 * library is does not count.
 */
export class PieceChooser {
  readonly #candidates: Candidates;
  readonly #job: Pick<JobPlan, 'contentTypes' | 'repeatAfterDays'>;
  readonly #mayUse: (piece: Candidate) => boolean;
  /** Of the pieces that the job may have. */
  readonly #usesOfPiece = new Map<Candidate, number[]>();
  readonly #usesOfType = new Map<ContentType, number[]>();
  /** Of each type, how many of its newest pieces were used or may not be: none of them is ever unused again. */
  readonly #passed = new Map<ContentType, number>();

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
    push(this.#usesOfType, piece.type, at);
    if (this.#mayUse(piece)) push(this.#usesOfPiece, piece, at);
  }

  /** @returns undefined when nothing is left for that moment. */
  choose(at: number): Candidate | undefined {
    const turns = new Map(this.#job.contentTypes.map((type) => [type, latestBefore(this.#usesOfType.get(type), at)]));
    const unused = this.#job.contentTypes.flatMap((type) => this.#newestUnused(type) ?? []);
    let best: { piece: Candidate; rank: Rank } | undefined;
    for (const piece of [...this.#rested(at), ...unused]) {
      const lastUse = latestBefore(this.#usesOfPiece.get(piece), at);
      const rank: Rank = [turns.get(piece.type) ?? -Infinity, lastUse, -piece.publishedAt, piece.id];
      if (!best || comesBefore(rank, best.rank)) best = { piece, rank };
    }
    return best?.piece;
  }

  /** The pieces that were used, but not near a moment. */
  #rested(at: number): Candidate[] {
    const { repeatAfterDays } = this.#job;
    return [...this.#usesOfPiece]
      .filter(([, times]) => !times.some((used) => isNear(used, at, repeatAfterDays)))
      .map(([piece]) => piece);
  }

  #newestUnused(type: ContentType): Candidate | undefined {
    const pieces = this.#candidates.newestOf(type);
    let place = this.#passed.get(type) ?? 0;
    for (let piece = pieces[place]; piece && !this.#isUnused(piece); piece = pieces[place]) place += 1;
    this.#passed.set(type, place);
    return pieces[place];
  }

  #isUnused(piece: Candidate): boolean {
    return !this.#usesOfPiece.has(piece) && this.#mayUse(piece);
  }
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** -Infinity when there is none. */
function latestBefore(times: readonly number[] | undefined, at: number): number {
  return (times ?? []).reduce((latest, time) => (time < at ? Math.max(latest, time) : latest), -Infinity);
}

type Rank = readonly [number, number, number, string];

function comesBefore(a: Rank, b: Rank): boolean {
  for (const [place, value] of a.entries()) {
    const other = b[place] ?? value;
    if (value !== other) return value < other;
  }
  return false;
}
