import { alignParagraphs, type Alignment } from '../studio/align.ts';

/** A change of a source since it was copied: of one paragraph. */
export interface ParagraphChange {
  /** Tells it from the others, whatever the member has written meanwhile. */
  readonly id: string;
  readonly kind: 'rewritten' | 'inserted' | 'deleted' | 'moved';
  /** What the copy says there; null where it has no such paragraph. */
  readonly mine: string | null;
  /** What the source says there; null where it has no such paragraph any more. */
  readonly theirs: string | null;
  /** The paragraph of the source that it follows; null where it is the first. */
  readonly after: string | null;
  /** The member has changed the same paragraph. */
  readonly isContested: boolean;
}

/** A paragraph of the copy, and the one that it was copied as; null where the member wrote it themselves. */
interface Own {
  text: string;
  readonly base: number | null;
}

/** What is known of the three texts together. */
interface Beside {
  /** By place in the former source: the places in the copy and in the source. */
  readonly mineAt: readonly (number | null)[];
  readonly theirsAt: readonly (number | null)[];
  readonly mineMoved: ReadonlySet<number>;
  readonly theirsMoved: ReadonlySet<number>;
  /** By place in the source: the place in the former one. */
  readonly baseOf: ReadonlyMap<number, number>;
  /** By place in the source: the place in the copy of what the member has written word by word as well. */
  readonly alsoMine: ReadonlyMap<number, number>;
}

/** By place in a text: the place that it was copied from. */
function basesOf(places: readonly (number | null)[]): Map<number, number> {
  return new Map(places.flatMap((place, base): [number, number][] => (place === null ? [] : [[place, base]])));
}

/** The copy beside the former source. What it says as the source does now counts as what the source made it of, or as new as there. */
function alignOwn(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  baseOf: ReadonlyMap<number, number>,
): Alignment {
  const former = new Set(base);
  const now = new Map(theirs.map((text, at) => [text, baseOf.get(at)] as const).filter(([text]) => !former.has(text)));
  const seen = mine.flatMap((text, at) => {
    const from = now.get(text);
    return now.has(text) && from === undefined ? [] : [{ at, text: from === undefined ? text : (base[from] ?? text) }];
  });
  const aligned = alignParagraphs(
    base,
    seen.map(({ text }) => text),
  );
  const placeOf = (place: number | null) => (place === null ? null : (seen[place]?.at ?? null));
  return { places: aligned.places.map(placeOf), moved: aligned.moved };
}

function putBeside(base: readonly string[], mine: readonly string[], theirs: readonly string[]): Beside {
  const others = alignParagraphs(base, theirs);
  const baseOf = basesOf(others.places);
  const isSame = mine.length === theirs.length && mine.every((text, at) => text === theirs[at]);
  const ours = isSame ? others : alignOwn(base, mine, theirs, baseOf);
  const mineBase = basesOf(ours.places);
  const own = new Map<string, number[]>();
  for (const [at, text] of mine.entries()) if (!mineBase.has(at)) own.set(text, [...(own.get(text) ?? []), at]);
  const alsoMine = new Map<number, number>();
  for (const [at, text] of theirs.entries()) {
    const place = baseOf.has(at) ? undefined : own.get(text)?.shift();
    if (place !== undefined) alsoMine.set(at, place);
  }
  return {
    ...{ mineAt: ours.places, theirsAt: others.places, mineMoved: ours.moved, theirsMoved: others.moved },
    ...{ baseOf, alsoMine },
  };
}

/** What a source has changed since it was copied, paragraph by paragraph, and a copy with some of it taken over. */
export interface SourceChanges {
  /** In the order of the source, what it has taken out where it stood. */
  readonly changes: readonly ParagraphChange[];
  /** The copy with the changes of these ids. Ids of no change count for nothing. */
  readonly take: (ids: ReadonlySet<string>) => string[];
}

/**
 * Compares a copy with what has become of its source, paragraph by paragraph. Nothing taken is the copy; everything taken by somebody who
 * has changed nothing is the source; in between nothing is lost, and nothing stands twice.
 *
 * @param base the source when it was copied.
 */
export function changesOfSource(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): SourceChanges {
  const beside = putBeside(base, mine, theirs);
  return {
    changes: listChanges(beside, base, mine, theirs),
    take: (ids) => takeOver(beside, mine, theirs, ids),
  };
}

const kept = (base: number) => `p${base}`;
const added = (place: number) => `n${place}`;

function listChanges(
  { mineAt, theirsAt, mineMoved, theirsMoved, baseOf, alsoMine }: Beside,
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): ParagraphChange[] {
  const textAt = (texts: readonly string[], at: number | null) => (at === null ? null : (texts[at] ?? null));
  /** Of a paragraph that was copied: what the source has made of it. */
  function changeOf(at: number): ParagraphChange | null {
    const [place, own] = [theirsAt[at] ?? null, mineAt[at] ?? null];
    const [said, now] = [textAt(mine, own), textAt(theirs, place)];
    const after = place === null ? null : textAt(theirs, place - 1);
    const ofBoth = { id: kept(at), mine: said, theirs: now, after };
    if (place === null)
      return own === null ? null : { ...ofBoth, kind: 'deleted', isContested: said !== base[at] || mineMoved.has(at) };
    if (theirsMoved.has(at)) {
      const stands = own !== null && mineMoved.has(at) && textAt(mine, own - 1) === after;
      return stands ? null : { ...ofBoth, kind: 'moved', isContested: said !== base[at] || mineMoved.has(at) };
    }
    if (now === base[at] || now === said) return null;
    return { ...ofBoth, kind: 'rewritten', isContested: said !== base[at] };
  }
  const changes: ParagraphChange[] = [];
  const add = (change: ParagraphChange | null) => change && changes.push(change);
  let reached = 0;
  /** What the source has taken out stands where it stood: in front of what came in its place. */
  function addGoneBefore(end: number): void {
    for (; reached < end; reached += 1) if (theirsAt[reached] === null) add(changeOf(reached));
  }
  const firstKeptFrom = (at: number) => theirsAt.findIndex((each, place) => place >= at && each !== null);
  for (const [place, text] of theirs.entries()) {
    const at = baseOf.get(place);
    if (at === undefined) {
      addGoneBefore(firstKeptFrom(reached) < 0 ? base.length : firstKeptFrom(reached));
      if (alsoMine.has(place)) continue;
      const after = textAt(theirs, place - 1);
      add({ id: added(place), kind: 'inserted', mine: null, theirs: text, after, isContested: false });
      continue;
    }
    if (!theirsMoved.has(at)) {
      addGoneBefore(at);
      reached = at + 1;
    }
    add(changeOf(at));
  }
  addGoneBefore(base.length);
  return changes;
}

function takeOver(
  { mineAt, theirsAt, mineMoved, theirsMoved, baseOf, alsoMine }: Beside,
  mine: readonly string[],
  theirs: readonly string[],
  ids: ReadonlySet<string>,
): string[] {
  const basesOfMine = basesOf(mineAt);
  const owns = mine.map((text, at): Own => ({ text, base: basesOfMine.get(at) ?? null }));
  const isTaken = (at: number) => ids.has(kept(at));
  const isMovedNow = (at: number) => theirsMoved.has(at) && isTaken(at);
  const result = owns.filter(
    ({ base: at }) => at === null || !(isTaken(at) && (theirsAt[at] === null || isMovedNow(at))),
  );
  const standing = new Set(result);
  const shared = new Set([...alsoMine.values()].map((at) => owns[at]));
  const placed = new Set<Own>();
  /** The paragraph that the next one of the source follows. */
  let anchor: Own | undefined;
  function place(text: string, base: number | null) {
    const one: Own = { text, base };
    let at = anchor === undefined ? 0 : result.indexOf(anchor) + 1;
    // What the member has added at the same place stays beside what it was written to.
    while (isOwn(result[at])) at += 1;
    result.splice(at, 0, one);
    placed.add(one);
    anchor = one;
  }
  const isOwn = (one: Own | undefined) =>
    one !== undefined && one.base === null && !shared.has(one) && !placed.has(one);
  for (const [at, text] of theirs.entries()) {
    const from = baseOf.get(at);
    if (from === undefined) {
      const also = alsoMine.get(at);
      if (also !== undefined) anchor = owns[also];
      else if (ids.has(added(at))) place(text, null);
      continue;
    }
    const own = owns[mineAt[from] ?? -1];
    if (own === undefined || isMovedNow(from)) {
      // What the member took out comes back where the source has changed it and they want that.
      if (isTaken(from)) place(own?.text ?? text, from);
      continue;
    }
    if (isTaken(from)) own.text = text;
    // What stands elsewhere in the source is no place to go by, unless the member has moved it as well.
    if (standing.has(own) && (!theirsMoved.has(from) || mineMoved.has(from))) anchor = own;
  }
  return result.map(({ text }) => text);
}
