import { isOfferedUnasked, type PieceFacts } from '../content/facts.ts';
import { kinds, type ContentType } from '../content/kinds.ts';
import type { Language } from '../languages.ts';
import { mayPost } from '../sharing/may-post.ts';
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
  return postedAs === 'link' ? capabilities.link : capabilities[postedAs] !== null;
}

/**
 * Whether a job may post a piece by itself: of a type that it posts and its member may post, taken by one of its networks, true of
 * everybody in any week, in a text that is not older than its twin, and of no category that is skipped.
 */
export function mayChoose(
  piece: Candidate,
  job: Pick<JobPlan, 'contentTypes' | 'targets' | 'language' | 'skipCategories'>,
  features: readonly string[],
): boolean {
  return (
    job.contentTypes.includes(piece.type) &&
    mayPost(features, piece.type) &&
    job.targets.some(({ network }) => takesType(network, piece.type)) &&
    isOfferedUnasked({ facts: piece, outdated_languages: piece.outdated }, job.language) &&
    !piece.categories.some((slug) => job.skipCategories.includes(slug))
  );
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

/** What was used when, as it grows while slots are filled. */
export class History {
  readonly #byPiece = new Map<string, number[]>();
  readonly #byType = new Map<ContentType, number[]>();

  add(contentId: string, type: ContentType | undefined, at: number): void {
    push(this.#byPiece, contentId, at);
    if (type !== undefined) push(this.#byType, type, at);
  }

  /** Whether a piece is used less than so many days before or after a moment. */
  isNear(contentId: string, at: number, days: number): boolean {
    return (this.#byPiece.get(contentId) ?? []).some((used) => Math.abs(used - at) < days * DAY_MS);
  }

  /** The last use before a moment; -Infinity when there is none. */
  lastBefore(contentId: string, at: number): number {
    return latestBefore(this.#byPiece.get(contentId), at);
  }

  lastOfTypeBefore(type: ContentType, at: number): number {
    return latestBefore(this.#byType.get(type), at);
  }
}

function push<Key>(map: Map<Key, number[]>, key: Key, at: number): void {
  const known = map.get(key);
  if (known) known.push(at);
  else map.set(key, [at]);
}

function latestBefore(times: readonly number[] | undefined, at: number): number {
  return Math.max(-Infinity, ...(times ?? []).filter((time) => time < at));
}

/**
 * The piece for a slot: of the type whose turn it is, one that was never used, the newest first; else the one that has rested longest.
 * Nothing that was or will be used within the job's window.
 *
 * @param candidates those for which `mayChoose` holds.
 * @param passedOver pieces that the member did not want at this slot.
 * @returns undefined when nothing is left.
 */
export function choosePiece(
  candidates: readonly Candidate[],
  {
    at,
    repeatAfterDays,
    history,
    passedOver,
  }: {
    at: number;
    repeatAfterDays: number;
    history: History;
    passedOver: readonly string[];
  },
): Candidate | undefined {
  const rested = candidates.filter(
    (piece) => !passedOver.includes(piece.id) && !history.isNear(piece.id, at, repeatAfterDays),
  );
  const rank = (piece: Candidate): Rank => [
    history.lastOfTypeBefore(piece.type, at),
    history.lastBefore(piece.id, at),
    -piece.publishedAt,
    piece.id,
  ];
  let best: { piece: Candidate; rank: Rank } | undefined;
  for (const piece of rested) {
    const next = rank(piece);
    if (!best || comesBefore(next, best.rank)) best = { piece, rank: next };
  }
  return best?.piece;
}

type Rank = readonly [number, number, number, string];

function comesBefore(a: Rank, b: Rank): boolean {
  for (const [place, value] of a.entries()) {
    const other = b[place] ?? value;
    if (value !== other) return value < other;
  }
  return false;
}
