/** Lists are counted this far on their first page; a total above it stands for more. */
export const COUNTED_TO = {
  people: 100,
  studioPieces: 1000,
  pieces: 1000,
  assets: 1000,
  /** Of a search: only so many are put in the order in which they fit. */
  foundPieces: 300,
} as const;

/** How many there are; null where a total stands for more than are counted. */
export const exactTotal = (total: number, most: number): number | null => (total > most ? null : total);
