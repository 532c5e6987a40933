interface PictureKind {
  type: string;
  signature: RegExp;
}

// What a picture is, is told by its first bytes; names and declared types are only claims.
const KINDS: PictureKind[] = [
  { type: 'image/jpeg', signature: /^ffd8ff/ },
  { type: 'image/png', signature: /^89504e470d0a1a0a/ },
  { type: 'image/gif', signature: /^47494638/ },
  { type: 'image/bmp', signature: /^424d/ },
  { type: 'image/tiff', signature: /^(?:49492a00|4d4d002a)/ },
  { type: 'image/webp', signature: /^52494646.{8}57454250/ },
];

/** The media type of the picture, or undefined if the network would not read it. */
export function pictureType(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 12).toString('hex');
  return KINDS.find(({ signature }) => signature.test(head))?.type;
}

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
