import { text } from 'node:stream/consumers';
import { shiftCaptions } from '@yardsign/domain/content/films/shift-captions';
import { filesOfBytes, type Readings } from './files-of-bytes.ts';

/** Captions as they are read where the film begins so many milliseconds later, behind a member's intro. */
export function laterCaptions(files: Readings, ms: number): Readings {
  if (ms === 0) return files;
  return filesOfBytes(async (key) => {
    const file = await files.open(key);
    return file && Buffer.from(shiftCaptions(await text(file.stream), ms));
  });
}
