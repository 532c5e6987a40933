import { fileText } from '../../../lib/browser/file-text.ts';

/** A card with a large photo is a few megabytes. */
const MOST_BYTES = 6_000_000;

const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const BLANKS: ReadonlySet<number | undefined> = new Set([0x09, 0x20]);

const isWithinLetter = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte < 0xc0;

/** Lines are broken after so many bytes, and some programs do it in the middle of a letter: such breaks go before there are letters. */
function withoutBreaksInLetters(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const feed = bytes[at] === RETURN ? at + 1 : at;
    const isBreak = bytes[feed] === LINE_FEED && BLANKS.has(bytes[feed + 1]) && isWithinLetter(bytes[feed + 2]);
    if (isBreak) at = feed + 1;
    else {
      whole[length] = bytes[at] ?? 0;
      length += 1;
    }
  }
  return whole.slice(0, length);
}

/** The text of a file of contacts, whatever its age; null when it is too large for one. */
export async function readCardFile(file: Blob): Promise<string | null> {
  return file.size > MOST_BYTES ? null : fileText(file, withoutBreaksInLetters);
}
