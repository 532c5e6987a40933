import { createHash } from 'node:crypto';

/** After so long a post has two thirds of all that it will get. */
const MATURES_MS = 18 * 3_600_000;
/** For so long nobody has seen it. */
const UNSEEN_MS = 30 * 60_000;
/** The hours of UTC at which people look: posts of these do better. */
const BUSY_HOURS = new Set([13, 14, 15, 22, 23]);

/**
 * What the public has done with a post by now: the same for the same post whenever it is asked, more the longer it is out.
 *
 * @param most what a post of this kind gets at the most.
 */
export function grown(
  id: string,
  kind: string,
  { since, now, most }: { since: number; now: number; most: number },
): number {
  const age = now - since - UNSEEN_MS;
  if (age <= 0) return 0;
  const luck = createHash('sha256').update(`${kind} ${id}`).digest().readUInt16BE(0) / 0xffff;
  const busy = BUSY_HOURS.has(new Date(since).getUTCHours()) ? 1 : 0.5;
  return Math.floor(most * luck * busy * (1 - Math.exp(-age / MATURES_MS)));
}
