/** Decoded pictures, shared by every canvas that shows them and let go of with the last one. */
interface Entry {
  users: number;
  image: HTMLImageElement | undefined;
  decoded: Promise<void>;
}

const entries = new Map<string, Entry>();

/** Starts fetching and decoding, or joins whoever did; pair with `releaseImage`. */
export function holdImage(url: string): Promise<void> {
  const known = entries.get(url);
  if (known !== undefined) {
    known.users += 1;
    return known.decoded;
  }
  const image = new Image();
  image.src = url;
  const entry: Entry = { users: 1, image: undefined, decoded: Promise.resolve() };
  entry.decoded = image.decode().then(
    () => void (entry.image = image),
    // A picture that cannot be shown is left out of the preview; the server refuses to draw without it and says so.
    () => undefined,
  );
  entries.set(url, entry);
  return entry.decoded;
}

/** The decoded picture; undefined while it is on its way or when it cannot be shown. */
export function heldImage(url: string): HTMLImageElement | undefined {
  return entries.get(url)?.image;
}

export function releaseImage(url: string): void {
  const entry = entries.get(url);
  if (entry === undefined) return;
  entry.users -= 1;
  if (entry.users === 0) entries.delete(url);
}
