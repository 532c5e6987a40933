/** What a piece can be: seen by members, seen by members and by a team, or by those who work on it. */
export const PIECE_STATUSES = ['published', 'public', 'draft'] as const;
export type PieceStatus = (typeof PIECE_STATUSES)[number];

/** What members see of the library. */
export const SEEN_STATUSES: readonly PieceStatus[] = ['published', 'public'];
/** What the content team sees when it says nothing else. */
const EDITED_STATUSES: readonly PieceStatus[] = ['published', 'draft'];

const isStatus = (name: string): name is PieceStatus => PIECE_STATUSES.some((status) => status === name);

/**
 * The statuses of the library that somebody is shown. A member gets what members see, whatever is asked for; the content team
 * gets what it asks for, and with `override` or `all` everything. Names that are no status find nothing.
 *
 * @param asked undefined when nothing was asked for.
 */
export function statusesFor(
  reader: { isCrew: boolean },
  asked: readonly string[] | undefined,
  override: boolean,
): readonly PieceStatus[] {
  if (!reader.isCrew) return SEEN_STATUSES;
  if (override || asked?.includes('all')) return PIECE_STATUSES;
  if (asked === undefined || asked.length === 0) return SEEN_STATUSES;
  if (asked.includes('editor')) return EDITED_STATUSES;
  return asked.filter(isStatus);
}
