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
