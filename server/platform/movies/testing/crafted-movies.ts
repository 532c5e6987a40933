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
  /** How its samples are encoded. */
  codec?: string;
  /** How the sound is encoded that goes with its pictures; none when left out. */
  sound?: string;
  /** In pixels; `turned` is how a telephone held upright writes it. */
  size?: { width: number; height: number; turned?: boolean };
  /** 1 when a track lies in the file itself. */
  selfContained?: 0 | 1;
  /** Boxes within the index, beside the others. */
  index?: Buffer[];
  /** Seconds of each fragment that follows, of samples that the fragment counts or the index gives a length to. */
  fragments?: { seconds: number; counted: boolean }[];
  /** Bytes of pictures. */
  data?: Buffer;
}

/** How a picture is turned, then its width and height. */
function shown({ width, height, turned = false }: NonNullable<CraftedMovie['size']>): Buffer {
  const one = 0x10000;
  const turn = turned ? [0, one, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000] : [one, 0, 0, 0, one, 0, 0, 0, 0x40000000];
  return numbers(...turn, ...(turned ? [height, width] : [width, height]).map((pixels) => pixels * one));
}

/** Sound has no size. */
const SOUNDLESS = { width: 0, height: 0 };

interface CraftedTrack {
  seconds: number;
  samples: number;
  selfContained: 0 | 1;
  codec: string;
  size: NonNullable<CraftedMovie['size']>;
}

function trackOf(id: number, kind: string, { seconds, samples, selfContained, codec, size }: CraftedTrack): Buffer {
  return box(
    'trak',
    box('tkhd', numbers(0, 0, 0, id), Buffer.alloc(24), shown(size)),
    box(
      'mdia',
      box('mdhd', numbers(0, 0, 0, 1000, Math.round(seconds * 1000), 0)),
      box('hdlr', numbers(0, 0), kind, Buffer.alloc(13)),
      box(
        'minf',
        box('dinf', box('dref', numbers(0, 1), box('url ', numbers(selfContained)))),
        box('stbl', box('stsd', numbers(0, 1), box(codec)), box('stts', numbers(0, 1, samples, 40))),
      ),
    ),
  );
}

/** A movie of a few hundred bytes that has all a reader of headers looks at, and nothing to see. */
export function craftMovie(movie: CraftedMovie = {}): Buffer {
  const { brand = 'isom', seconds = 5, track = 'vide', selfContained = 1, index = [], data = Buffer.from('x') } = movie;
  const { sampleSeconds = seconds, fragments = [], codec = 'avc1', size = { width: 720, height: 1280 } } = movie;
  const samples = Math.round(sampleSeconds * 25);
  const timing = { seconds, samples, selfContained };
  const tracks = [trackOf(1, track, { ...timing, codec, size })];
  if (movie.sound !== undefined) tracks.push(trackOf(2, 'soun', { ...timing, codec: movie.sound, size: SOUNDLESS }));
  const extension = fragments.length === 0 ? [] : [box('mvex', box('trex', numbers(0, 1, 1, 40, 0, 0)))];
  return Buffer.concat([
    box('ftyp', brand, numbers(512), 'isomiso2mp41'),
    box('mdat', data),
    box(
      'moov',
      box('mvhd', numbers(0, 0, 0, 1000, Math.round(seconds * 1000)), Buffer.alloc(80)),
      ...tracks,
      ...extension,
      ...index,
    ),
    ...fragments.flatMap((fragment) => [fragmentOf(fragment), box('mdat', 'x')]),
  ]);
}
