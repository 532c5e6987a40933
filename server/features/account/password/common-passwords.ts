import { readFile } from 'node:fs/promises';

/** Reads the passwords that guessers try first, one a line in small letters. */
export async function readCommonPasswords(path: string): Promise<(candidate: string) => boolean> {
  const known = new Set((await readFile(path, 'utf8')).split('\n').filter(Boolean));
  return (candidate) => known.has(candidate);
}
