/** What a spreadsheet that knows no UTF-8 writes accents in. */
const OF_WINDOWS = 'windows-1252';

function encodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** The words of a file of text: in UTF-16 where it begins with that mark, in UTF-8 where it can be read so, else as Windows writes them. */
export async function fileText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OF_WINDOWS).decode(bytes);
  }
}
