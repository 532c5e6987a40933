/** Whether these bytes begin like a film of the MPEG-4 family. */
export function isFilm(bytes: Buffer): boolean {
  return bytes.length >= 12 && bytes.toString('latin1', 4, 8) === 'ftyp';
}
