/** The largest file that is taken in parts, in bytes. */
export const MOST_FILE_BYTES = 1_000_000_000;
/** Stores that speak S3 take no part below 5 MiB but the last. */
export const PART_BYTES = 8 * 1024 * 1024;

export interface PlannedPart {
  /** From 1 on. */
  number: number;
  bytes: number;
}

/** The parts of a file: all of one size, and what is left. @param bytes at least 1 */
export function planParts(bytes: number, partBytes: number): PlannedPart[] {
  const count = Math.ceil(bytes / partBytes);
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    bytes: Math.min(partBytes, bytes - index * partBytes),
  }));
}

/** A tag as HTTP writes it and as it is compared. */
export const bareTag = (tag: string) => tag.replace(/^W\//, '').replaceAll('"', '');

export type PartFault = 'missing' | 'unknown' | 'out_of_order' | 'wrong_tag' | 'wrong_size';

/**
 * What keeps parts from being the file that was announced: one fault for each part, by its number.
 *
 * @param named the parts as whoever sent them names them, in their order
 * @param stored what the store has
 */
export function faultsOfParts(
  plan: readonly PlannedPart[],
  named: readonly { number: number; tag: string }[],
  stored: readonly { number: number; bytes: number; tag: string }[],
): { number: number; fault: PartFault }[] {
  const inStore = new Map(stored.map((part) => [part.number, part]));
  const names = new Set(named.map(({ number }) => number));
  const missing = plan
    .filter(({ number }) => !names.has(number))
    .map(({ number }) => ({ number, fault: 'missing' as const }));
  const wrong = named.flatMap(({ number, tag }, at) => {
    const planned = plan[number - 1];
    const kept = inStore.get(number);
    const fault = ((): PartFault | null => {
      if (planned?.number !== number) return 'unknown';
      if (number <= (named[at - 1]?.number ?? 0)) return 'out_of_order';
      if (kept === undefined) return 'missing';
      if (kept.tag !== bareTag(tag)) return 'wrong_tag';
      return kept.bytes === planned.bytes ? null : 'wrong_size';
    })();
    return fault === null ? [] : [{ number, fault }];
  });
  return [...missing, ...wrong];
}
