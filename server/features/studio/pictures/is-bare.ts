const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What a picture needs to be drawn, and how its colours and dots are meant. */
const PNG_PARTS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'pHYs', 'bKGD', 'sBIT']);

function isBarePng(bytes: Buffer): boolean {
  let at = PNG_HEAD.length;
  while (at + 12 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (!PNG_PARTS.has(name)) return false;
    at += 12 + bytes.readUInt32BE(at);
    if (name === 'IEND') return at === bytes.length;
  }
  return false;
}

/** Markers of a JPEG before its picture begins: no comment, and of the applications' own parts only how its colours are meant. */
function isBareJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xda) return bytes.indexOf(Buffer.from([0xff, 0xd9]), at) === bytes.length - 2;
    if (marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee)) return false;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** Whether a picture holds nothing but itself, as those that were taken in here do: no metadata, and nothing behind its end. */
export function isBare(bytes: Buffer): boolean {
  if (bytes.subarray(0, PNG_HEAD.length).equals(PNG_HEAD)) return isBarePng(bytes);
  return bytes[0] === 0xff && bytes[1] === 0xd8 && isBareJpeg(bytes);
}
