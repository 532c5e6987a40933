const MAX_SEGMENTS = 5;
/** What names need: letters of every script, digits, and marks that file names have. */
const SEGMENT = /^[\p{L}\p{M}\p{N}._ ()'"&,+-]{1,80}$/u;

/** A path as it is sent and kept: without a slash in front, with plain quotes, its accents in one form. */
export function tidyUploadPath(path: string): string {
  return path
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .normalize('NFC')
    .replace(/^\/+/, '');
}

/**
 * The path of an upload, tidied, or null for one that tries to leave its folder, hides what it is, or holds characters that no name
 * needs. It is a name and never a place: where bytes lie is decided by the server.
 */
export function readUploadPath(path: string): string | null {
  const tidy = tidyUploadPath(path);
  const segments = tidy.split('/');
  const usable = segments.every((segment) => SEGMENT.test(segment) && !segment.includes('..') && segment !== '.');
  return usable && segments.length <= MAX_SEGMENTS ? tidy : null;
}

/** What a path names: its last part. */
export function nameOfPath(path: string): string {
  return path.split('/').at(-1) ?? path;
}
