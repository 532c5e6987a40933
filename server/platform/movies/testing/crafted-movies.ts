/** A box of a movie file. */
export function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

function fragmentOf({ seconds, counted }: { seconds: number; counted: boolean }): Buffer {
  const samples = Math.round(seconds * 25);
  const run = counted
    ? box('trun', numbers(0x000101, samples, 0, ...Array.from({ length: samples }, () => 40)))
    : box('trun', numbers(0x000001, samples, 0));
  return box('moof', box('mfhd', numbers(0, 1)), box('traf', box('tfhd', numbers(0, 1)), run));
}

export interface CraftedMovie {
  brand?: string;
  /** What the movie says of itself. */
  seconds?: number;
  /** What its samples come to; the same when left out. */
  sampleSeconds?: number;
  /** `vide` for pictures, `soun` for sound. */
  track?: string;
  /** 1 when a track lies in the file itself. */
  selfContained?: 0 | 1;
  /** Boxes within the index, beside the others. */
  index?: Buffer[];
  /** Seconds of each fragment that follows, of samples that the fragment counts or the index gives a length to. */
  fragments?: { seconds: number; counted: boolean }[];
  /** Bytes of pictures. */
  data?: Buffer;
}

/** A movie of a few hundred bytes that has all a reader of headers looks at, and nothing to see. */
export function craftMovie(movie: CraftedMovie = {}): Buffer {
  const { brand = 'isom', seconds = 5, track = 'vide', selfContained = 1, index = [], data = Buffer.from('x') } = movie;
  const { sampleSeconds = seconds, fragments = [] } = movie;
  const samples = Math.round(sampleSeconds * 25);
  const trak = box(
    'trak',
    box('tkhd', numbers(0, 0, 0, 1), Buffer.alloc(68)),
    box(
      'mdia',
      box('mdhd', numbers(0, 0, 0, 1000, Math.round(seconds * 1000), 0)),
      box('hdlr', numbers(0, 0), track, Buffer.alloc(13)),
      box(
        'minf',
        box('dinf', box('dref', numbers(0, 1), box('url ', numbers(selfContained)))),
        box('stbl', box('stts', numbers(0, 1, samples, 40))),
      ),
    ),
  );
  const extension = fragments.length === 0 ? [] : [box('mvex', box('trex', numbers(0, 1, 1, 40, 0, 0)))];
  return Buffer.concat([
    box('ftyp', brand, numbers(512), 'isomiso2mp41'),
    box('mdat', data),
    box(
      'moov',
      box('mvhd', numbers(0, 0, 0, 1000, Math.round(seconds * 1000)), Buffer.alloc(80)),
      trak,
      ...extension,
      ...index,
    ),
    ...fragments.flatMap((fragment) => [fragmentOf(fragment), box('mdat', 'x')]),
  ]);
}
