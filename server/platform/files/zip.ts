import { Zip, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * An archive of files that are packed already, such as pictures, as it grows: no more of it is held than one file.
 *
 * @param at the time that its entries carry.
 */
export async function* zipOf(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    entry.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
