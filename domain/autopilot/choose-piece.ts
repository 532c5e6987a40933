import { DAY_MS } from '../time/spans.ts';
import { fillCaption, type CaptionValues } from '../content/caption.ts';
import { isOfferedUnasked, type PieceFacts } from '../content/facts.ts';
import { kinds, type ContentType } from '../content/kinds.ts';
import { groupBy } from '../group-by.ts';
import type { Language } from '../languages.ts';
import { mayPost } from '../sharing/may-post.ts';
import { takesKind, textMisfitOf } from '../sharing/networks/misfit.ts';
import { networks, type NetworkKey } from '../sharing/networks/networks.ts';
import type { Capabilities } from '../sharing/networks/social-network.ts';
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

/** Which of a job's networks take a piece with its words: all of those that take its type, some of them, or none. */
type Fit = 'everywhere' | 'somewhere' | 'nowhere';

function fitOfWords(piece: Candidate, job: Wishes, poster: Poster): Fit {
  const taking = takingNetworks(piece, job);
  if (taking.length === 0) return 'nowhere';
  const tooLong = tooLongFor(piece, job, poster);
  if (tooLong.length === 0) return 'everywhere';
  return tooLong.length < taking.length ? 'somewhere' : 'nowhere';
}

const takingNetworks = (piece: Candidate, { targets }: Pick<JobPlan, 'targets'>) =>
  [...new Set(targets.map(({ network }) => network))].filter((key) => takesType(key, piece.type));

/** The networks of a job that take a piece's type and not its words, as the member's brand fills them. */
export function tooLongFor(
  piece: Candidate,
  job: Pick<JobPlan, 'targets' | 'language'>,
  { captionValues }: Pick<Poster, 'captionValues'>,
): string[] {
  const { postedAs } = kinds[piece.type];
  const [template, values] = [piece.captions[job.language], captionValues[job.language]];
  const longest = Object.values(values).reduce((most, { length }) => Math.max(most, length), 0);
  const strict = takingNetworks(piece, job).filter((key) => !hasRoom(capabilitiesOf(key), template, longest));
  if (postedAs === null || strict.length === 0) return [];
  const words = fillCaption(template, values);
  return strict.filter((key) => textMisfitOf(capabilitiesOf(key), words, postedAs) !== null);
}

/** No field of a brand is longer: its biography, which is the longest, takes as many characters. */
const LONGEST_VALUE = 2000;

/** Whether some brand could make a piece too long for one of a job's networks: where none can, nobody's has to be known. */
export function mayOutgrow(piece: Candidate, job: Pick<JobPlan, 'targets' | 'language'>): boolean {
  return takingNetworks(piece, job).some(
    (key) => !hasRoom(capabilitiesOf(key), piece.captions[job.language], LONGEST_VALUE),
  );
}

const capabilitiesOf = (network: string) => networks[network as NetworkKey].capabilities;

/** Whether a network takes words whatever they become: most have room for ten times as many, and nothing has to be filled in to know it. */
function hasRoom(
  { textMost, lengthOf, linkRoom, tagsMost }: Capabilities,
  template: string,
  longestValue: number,
): boolean {
  if (lengthOf || tagsMost) return false;
  return template.length + (template.split('{').length - 1) * longestValue <= textMost - linkRoom;
}

/**
 * Where a job may post a piece by itself: nowhere what is of a type that its member may not post, not true of everybody in any week, in a
 * text that is older than its twin, or of a category that is skipped.
 */
export function fitOf(piece: Candidate, job: Wishes, poster: Poster): Fit {
  const isWanted =
    job.contentTypes.includes(piece.type) &&
    mayPost(poster.features, piece.type) &&
    isOfferedUnasked({ facts: piece, outdated_languages: piece.outdated }, job.language) &&
    !piece.categories.some((slug) => job.skipCategories.includes(slug));
  return isWanted ? fitOfWords(piece, job, poster) : 'nowhere';
}

/** Whether a job may post a piece by itself to one of its networks at least. */
export function mayChoose(piece: Candidate, job: Wishes, poster: Poster): boolean {
  return fitOf(piece, job, poster) !== 'nowhere';
}

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
  readonly #byType: ReadonlyMap<ContentType, readonly Candidate[]>;

  constructor(pieces: readonly Candidate[]) {
    this.newest = pieces.toSorted((a, b) => b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1));
    this.#byId = new Map(pieces.map((piece) => [piece.id, piece]));
    this.#byType = groupBy(this.newest, ({ type }) => type);
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
