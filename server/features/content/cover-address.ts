/** Who looks at a cover, and in which version of their brand. */
interface CoverReader {
  memberId: string;
  brandVersion: number;
}

const prefixOf = ({ memberId, brandVersion }: CoverReader) => `${memberId}-${brandVersion}-`;

/**
 * What makes the address of a cover one of its own: the member first of all. Two members in one browser stand at the same
 * version of their brands more often than not.
 *
 * @param digest of the piece
 */
export function coverVersion(reader: CoverReader, digest: string): string {
  return `${prefixOf(reader)}${digest.slice(0, 8)}`;
}

/** Whether an address is this member's, as their brand is now: only then may the answer be kept under it. */
export function isCoverOf(version: string | undefined, reader: CoverReader): boolean {
  return version?.startsWith(prefixOf(reader)) === true;
}
