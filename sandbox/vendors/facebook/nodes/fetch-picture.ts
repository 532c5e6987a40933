const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const PATIENCE_MS = 10_000;
/** More than any network takes; what is longer is not read to its end. */
const LARGEST_FETCHED = 12 * 1024 * 1024;

async function readWithin(answer: Response, most: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const body: AsyncIterable<Uint8Array> | [] = answer.body ?? [];
  for await (const part of body) {
    parts.push(part);
    length += part.length;
    // Leaving the loop ends the answer.
    if (length > most) return undefined;
  }
  return Buffer.concat(parts);
}

/**
 * Fetches a picture by its address as the network would. The sandbox stays offline: only the product's own address and
 * this machine are asked; everything else counts as unreachable.
 */
export async function fetchPicture(address: string, publicUrl: string): Promise<Buffer | undefined> {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const near = LOOPBACK.has(url.hostname) || url.origin === new URL(publicUrl).origin;
  if (!near || !/^https?:$/.test(url.protocol)) return undefined;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
    return answer.ok ? await readWithin(answer, LARGEST_FETCHED) : undefined;
  } catch (error) {
    // Unreachable, too slow or redirecting: for the network all one, the picture cannot be had.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
