/** The most that a file with texts to be taken in holds, in bytes. */
export const MOST_IMPORT_BYTES = 20_000_000;
