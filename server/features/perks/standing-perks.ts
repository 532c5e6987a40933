import type { PerkEntry } from '@yardsign/contracts/perk-fields';
import type { Perk } from './ports.ts';

/** Of a perk that has no files. */
export const PLAIN_COLOR = '#1F6F5C';

/** Perks as their lists show them: by their place, and by their address where two have the same. */
export function inOrder(perks: readonly Perk[]): Perk[] {
  return perks.toSorted(
    (one, other) =>
      one.entry.shared.order - other.entry.shared.order || (one.slug < other.slug ? -1 : Number(one.slug > other.slug)),
  );
}

/**
 * The perks that stand: what was published of one stands over its files.
 *
 * @param saved the newest of what was published of each; its entry is null where the files were brought back.
 */
export function standingPerks(
  files: readonly Perk[],
  saved: readonly { slug: string; entry: PerkEntry | null }[],
): Perk[] {
  const standing = new Map(files.map((perk) => [perk.slug, perk]));
  for (const { slug, entry } of saved)
    if (entry !== null) standing.set(slug, { slug, color: standing.get(slug)?.color ?? PLAIN_COLOR, entry });
  return inOrder([...standing.values()]);
}
