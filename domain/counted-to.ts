/** Lists are counted this far on their first page; a total above it stands for more. */
export const COUNTED_TO = {
  people: 100,
  studioPieces: 1000,
} as const;
