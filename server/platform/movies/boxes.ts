/** A box of a movie file: four letters and what is in it. */
interface Box {
  type: string;
  body: Buffer;
}

/** The boxes that stand one after another. @throws RangeError when one reaches beyond the end */
export function* boxesOf(bytes: Buffer): Generator<Box> {
  let at = 0;
  while (at < bytes.length) {
    let [size, head] = [bytes.readUInt32BE(at), 8];
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (size === 1) [size, head] = [Number(bytes.readBigUInt64BE(at + 8)), 16];
    else if (size === 0) size = bytes.length - at;
    if (size < head || at + size > bytes.length) throw new RangeError(`the box ${type} reaches beyond its end`);
    yield { type, body: bytes.subarray(at + head, at + size) };
    at += size;
  }
}

/** The first box at the end of a path of types. */
export function boxAt(bytes: Buffer, ...path: string[]): Buffer | undefined {
  let inside: Buffer | undefined = bytes;
  for (const type of path) {
    if (inside === undefined) return undefined;
    inside = [...boxesOf(inside)].find((box) => box.type === type)?.body;
  }
  return inside;
}
