import type { Answer } from '../../lib/api/call-types.ts';
import { type PostedAs, takesKind } from '@yardsign/domain/sharing/networks/misfit';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { type Connection, canPost } from './connection-model.ts';
import type { Network } from './model.ts';

/** A target of any network, as the server keeps it. */
export type TargetRef = NonNullable<Answer<'sharing', 'listDrafts'>['items'][number]['targets']>[number];

export type TargetKind = Connection['targets'][number]['kind'];

/** A target that can be posted to now. */
export interface Target extends TargetRef {
  name: string;
  kind: TargetKind;
}

/** Two networks may give the same id. */
export function keyOf({ network, targetId }: TargetRef): string {
  return `${network}:${targetId}`;
}

/** Everything that can be posted to now, in the order of the connections. */
export function reachableTargets(connections: readonly Connection[]): Target[] {
  return connections
    .filter(canPost)
    .flatMap(({ slug: network, targets }) =>
      targets.map(({ value: targetId, text: name, kind }) => ({ network, targetId, name, kind })),
    );
}

/** Of these targets those whose network takes what the piece is posted as, and the networks of the others. */
export function takersOf(
  targets: readonly Target[],
  postedAs: PostedAs | null,
): { reachable: Target[]; closed: Network[] } {
  const takes = ({ network }: Target) => {
    const capabilities = (networks as Partial<typeof networks>)[network]?.capabilities;
    return capabilities === undefined || takesKind(capabilities, postedAs ?? 'picture');
  };
  const closed = targets.filter((target) => !takes(target)).map(({ network }) => network);
  return { reachable: targets.filter(takes), closed: [...new Set(closed)] };
}

/**
 * The targets that are ticked: those chosen here, else those of last time, else the only one. Several with nothing chosen are
 * left open, because a post on the wrong one cannot be taken back.
 *
 * @param lastTime their keys
 */
export function tickedTargets(
  chosen: readonly TargetRef[] | undefined,
  reachable: readonly Target[],
  lastTime: readonly string[],
): Target[] {
  const known = reachable.map(keyOf);
  const wanted =
    chosen?.map(keyOf) ?? (lastTime.some((key) => known.includes(key)) || known.length !== 1 ? lastTime : known);
  return reachable.filter((target) => wanted.includes(keyOf(target)));
}

/** The targets that were chosen and are no longer there. */
export function goneOf(chosen: readonly TargetRef[] | null, reachable: readonly TargetRef[]): TargetRef[] {
  const known = reachable.map(keyOf);
  return (chosen ?? []).filter((target) => !known.includes(keyOf(target)));
}

/** The kind that all of these are of, or `mixed`. */
export function sharedKind(kinds: readonly TargetKind[]): TargetKind | 'mixed' {
  const [first, ...others] = kinds;
  return first !== undefined && others.every((kind) => kind === first) ? first : 'mixed';
}
