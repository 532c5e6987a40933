import { compareLists } from './compare.ts';
import type { TextPatch } from './paragraphs.ts';

/** The changes between two texts, each by itself, in the order of the first one. */
function changesBetween(before: readonly string[], after: readonly string[]): TextPatch[] {
  const changes: TextPatch[] = [];
  let at = 0;
  let open: { at: number; remove: number; insert: string[] } | undefined;
  for (const { kind, items } of compareLists(before, after)) {
    if (kind === 'same') {
      if (open) changes.push(open);
      open = undefined;
      at += items.length;
      continue;
    }
    open ??= { at, remove: 0, insert: [] };
    if (kind === 'gone') {
      open.remove += items.length;
      at += items.length;
    } else open.insert.push(...items);
  }
  return open ? [...changes, open] : changes;
}

/** Two changes that touch one another cannot both be made: nobody has said which words come first. */
function touch(one: TextPatch, other: TextPatch): boolean {
  return one.at <= other.at + other.remove && other.at <= one.at + one.remove;
}

const isSame = (one: TextPatch, other: TextPatch) =>
  one.at === other.at && one.remove === other.remove && one.insert.join('\0') === other.insert.join('\0');

/**
 * Puts together what two people made of one text, as long as they changed other paragraphs of it, or the same ones in the same way.
 *
 * @returns null where both changed the same place: then somebody has to choose.
 */
export function mergeTexts(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] | null {
  const ours = changesBetween(base, mine);
  const others = changesBetween(base, theirs).filter((change) => !ours.some((own) => isSame(own, change)));
  if (others.some((other) => ours.some((own) => touch(own, other)))) return null;
  const merged = [...base];
  for (const { at, remove, insert } of [...ours, ...others].toSorted((a, b) => b.at - a.at))
    merged.splice(at, remove, ...insert);
  return merged;
}
