/** What a spreadsheet that knows no UTF-8 writes accents in. */
const OF_WINDOWS = 'windows-1252';

function encodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * The words of a file of text: in UTF-16 where it begins with that mark, in UTF-8 where it can be read so, else as Windows writes them.
 *
 * @param mend what is done to the bytes before they are read as UTF-8
 */
export async function fileText(file: Blob, mend = (bytes: Uint8Array<ArrayBuffer>) => bytes): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(mend(bytes));
  } catch {
    return new TextDecoder(OF_WINDOWS).decode(bytes);
  }
}
