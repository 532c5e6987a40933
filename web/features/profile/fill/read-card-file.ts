/** A card with a large photo is a few megabytes. */
const MOST_BYTES = 6_000_000;

/** The text of a file of contacts, whatever its age; null when it is too large for one. */
export async function readCardFile(file: Blob): Promise<string | null> {
  if (file.size > MOST_BYTES) return null;
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older phones of the West wrote one byte a letter.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
