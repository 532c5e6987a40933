import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import {
  claimJpegSize,
  craftBmp,
  craftGif,
  craftPng,
  doubleFrame,
  repeatLastScan,
  type CraftedPng,
} from './crafted-files.ts';

/** A file meant to harm whoever decodes it, or the largest that is let through. */
export interface HostilePicture {
  name: string;
  make(): Promise<Buffer> | Buffer;
  /** Left out where both are right: a decoder may forgive the fault or not. */
  expected?: 'taken' | 'refused';
}

/** From one pixel wide to one pixel high, through everything that a person would send. */
const SIZES = [
  [1, 65535],
  [1, 4000],
  [1, 500],
  [2, 30000],
  [7, 9000],
  [40, 801],
  [40, 800],
  [300, 6000],
  [819, 16384],
  [1, 1],
  [3, 2],
  [1000, 1000],
  [16384, 819],
  [6000, 300],
  [800, 40],
  [801, 40],
  [9000, 7],
  [30000, 2],
  [500, 1],
  [4000, 1],
  [65535, 1],
] as const;

const PNG_KINDS = [
  [0, 1],
  [0, 2],
  [0, 4],
  [0, 8],
  [0, 16],
  [2, 8],
  [2, 16],
  [3, 1],
  [3, 2],
  [3, 4],
  [3, 8],
  [4, 8],
  [4, 16],
  [6, 8],
  [6, 16],
] as const;

const isTaken = (width: number, height: number) => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return long / short <= 20 && long <= 16384;
};
const sayTaken = (width: number, height: number) => (isTaken(width, height) ? 'taken' : 'refused');

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 30, g: 120, b: 80, alpha: 0.5 } } });
const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

function pngs(): HostilePicture[] {
  return PNG_KINDS.flatMap(([colour, depth], kind) =>
    SIZES.filter((_, i) => (i + kind) % 2 === 0).map(([width, height], i): HostilePicture => {
      const interlaced = (i + kind) % 3 === 0;
      // What must be held at once may be less: the largest interlaced ones are refused.
      const heavy = interlaced && width * height > 4_000_000 && depth * colour > 8;
      return {
        name: `PNG ${width}x${height} colour ${colour} depth ${depth}${interlaced ? ' interlaced' : ''}`,
        make: () => craftPng({ width, height, colour, depth, interlaced }),
        ...(!heavy && { expected: sayTaken(width, height) }),
      };
    }),
  );
}

function jpegs(): HostilePicture[] {
  return SIZES.flatMap(([width, height]) =>
    [false, true].map((progressive): HostilePicture => {
      const name = `JPEG ${width}x${height}${progressive ? ' progressive' : ''}`;
      if (Math.max(width, height) < 65_500)
        return {
          name,
          make: () => plain(width, height).jpeg({ progressive }).toBuffer(),
          expected: sayTaken(width, height),
        };
      const make = async () => claimJpegSize(await plain(64, 64).jpeg({ progressive }).toBuffer(), { width, height });
      return { name, make, expected: 'refused' };
    }),
  );
}

function otherKinds(): HostilePicture[] {
  const kinds: [string, (picture: Sharp) => Sharp, number][] = [
    ['WebP', (picture) => picture.webp({ effort: 0 }), 16383],
    ['lossless WebP', (picture) => picture.webp({ lossless: true, effort: 0 }), 16383],
    ['TIFF', (picture) => picture.tiff(), 65535],
    ['AVIF', (picture) => picture.avif({ effort: 0 }), 1000],
  ];
  const made = kinds.flatMap(([kind, encode, most]) =>
    SIZES.filter(([width, height], i) => i % 4 === 1 && Math.max(width, height) <= most).map(
      ([width, height]): HostilePicture => ({
        name: `${kind} ${width}x${height}`,
        make: () => encode(plain(width, height)).toBuffer(),
        expected: 'refused',
      }),
    ),
  );
  const gifs = SIZES.map(([width, height]): HostilePicture => ({
    name: `GIF ${width}x${height}`,
    make: () => craftGif({ width, height }),
    ...(!isTaken(width, height) && { expected: 'refused' as const }),
  }));
  const bmps = SIZES.filter((_, i) => i % 4 === 0).map(([width, height]): HostilePicture => ({
    name: `BMP ${width}x${height}`,
    make: () => craftBmp({ width, height }),
    expected: 'refused',
  }));
  return [...made, ...gifs, ...bmps];
}

function texts(): HostilePicture[] {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
  const bodies: [string, string][] = [
    ['SVG', svg('')],
    ['SVG with a script', svg('<script>alert(1)</script>')],
    ['SVG that reads a file', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`],
    ['SVG of a billion laughs', `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${svg('&b;')}`],
    ['SVG that fetches', svg('<image href="http://127.0.0.1:1/x"/>')],
    ['huge SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj'],
    ['PostScript', '%!PS-Adobe-3.0\n{1}loop'],
    ['an ImageMagick script', 'push graphic-context\nfill "url(https://127.0.0.1/)"'],
    ['nothing', ''],
    ['two bytes of a JPEG', '\u00ff\u00d8'],
  ];
  return bodies.map(([name, body]) => ({ name, make: () => Buffer.from(body, 'latin1'), expected: 'refused' }));
}

/** Whole files with something behind or inside: what is kept of them must be the picture alone. */
function polyglots(): HostilePicture[] {
  const script = Buffer.from('<script>alert(1)</script><?php system($_GET[0]); ?>');
  return [
    { name: 'JPEG with HTML behind', make: async () => Buffer.concat([await plain(60, 60).jpeg().toBuffer(), script]) },
    { name: 'PNG with HTML behind', make: async () => Buffer.concat([await plain(60, 60).png().toBuffer(), script]) },
    { name: 'GIF with HTML behind', make: () => Buffer.concat([craftGif({ width: 40, height: 40 }), script]) },
    {
      name: 'GIF that is JavaScript',
      make: () => Buffer.from('GIF89a/*\u0000\u0000*/=1;alert(1)//', 'latin1'),
    },
    {
      name: 'PNG with a script in its text',
      make: () => craftPng({ ...GREY, extra: [['tEXt', Buffer.from(`Comment\0${script.toString()}`)]] }),
    },
    {
      name: 'JPEG with a script in its comment',
      make: async () => {
        const jpeg = await plain(60, 60).jpeg().toBuffer();
        const head = Buffer.from([0xff, 0xfe, 0, script.length + 2]);
        return Buffer.concat([jpeg.subarray(0, 2), head, script, jpeg.subarray(2)]);
      },
    },
    {
      name: 'a WebP that begins like a PNG',
      make: async () => Buffer.concat([craftPng(GREY).subarray(0, 8), await plain(9, 9).webp().toBuffer()]),
      expected: 'refused',
    },
    {
      name: 'a JPEG inside a ZIP',
      make: async () => Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), await plain(9, 9).jpeg().toBuffer()]),
      expected: 'refused',
    },
  ];
}

const GREY: CraftedPng = { width: 60, height: 60, depth: 8, colour: 0 };

function truncated(): HostilePicture[] {
  const whole: [string, () => Promise<Buffer>][] = [
    ['JPEG', () => noisy(600, 600).jpeg().toBuffer()],
    ['progressive JPEG', () => noisy(600, 600).jpeg({ progressive: true }).toBuffer()],
    ['PNG', () => noisy(600, 600).png().toBuffer()],
    ['GIF', () => noisy(200, 200).gif().toBuffer()],
  ];
  return whole.flatMap(([kind, make]) =>
    [0.001, 0.01, 0.1, 0.5, 0.9].map((share): HostilePicture => {
      const cut = async () => {
        const bytes = await make();
        return bytes.subarray(0, Math.ceil(bytes.length * share));
      };
      return { name: `${kind} cut off at ${share * 100} %`, make: cut, expected: 'refused' };
    }),
  );
}

function bombs(): HostilePicture[] {
  const rgba = { depth: 16, colour: 6 } as const;
  const zeros = Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(200_000_000), { level: 9 })]);
  const smallJpeg = (progressive: boolean) => noisy(400, 400).jpeg({ progressive }).toBuffer();
  return [
    {
      name: 'PNG of 65535 by 65535 without its pixels',
      make: () => craftPng({ width: 65535, height: 65535, depth: 1, colour: 0, pixels: Buffer.alloc(100) }),
      expected: 'refused',
    },
    {
      name: 'PNG of more pixels than fit in a number',
      make: () => craftPng({ width: 0xffffffff, height: 0xffffffff, ...rgba, pixels: Buffer.alloc(9) }),
      expected: 'refused',
    },
    { name: 'PNG of no width', make: () => craftPng({ ...GREY, width: 0 }), expected: 'refused' },
    { name: 'PNG of a depth that is none', make: () => craftPng({ ...GREY, depth: 7 }), expected: 'refused' },
    {
      name: 'PNG of one bit, 7000 by 7000',
      make: () => craftPng({ width: 7000, height: 7000, depth: 1, colour: 0 }),
      expected: 'taken',
    },
    {
      name: 'PNG of 16 bits, 6000 by 6000',
      make: () => craftPng({ width: 6000, height: 6000, ...rgba }),
      expected: 'refused',
    },
    {
      name: 'the largest PNG of 16 bits',
      make: () => craftPng({ width: 3050, height: 3050, ...rgba }),
      expected: 'taken',
    },
    {
      name: 'the largest PNG of eight bits',
      make: () => craftPng({ width: 6100, height: 6100, depth: 8, colour: 6 }),
      expected: 'taken',
    },
    {
      name: 'interlaced PNG, 5000 by 5000',
      make: () => craftPng({ width: 5000, height: 5000, depth: 8, colour: 6, interlaced: true }),
      expected: 'refused',
    },
    {
      name: 'the largest interlaced PNG',
      make: () => craftPng({ width: 3080, height: 3080, depth: 8, colour: 6, interlaced: true }),
      expected: 'taken',
    },
    { name: 'PNG with packed text of 200 MB', make: () => craftPng({ ...GREY, extra: [['zTXt', zeros]] }) },
    { name: 'PNG with a packed profile of 200 MB', make: () => craftPng({ ...GREY, extra: [['iCCP', zeros]] }) },
    {
      name: 'PNG with 50 MB of pixels too many',
      make: () => craftPng({ ...GREY, pixels: Buffer.alloc(50_000_000) }),
    },
    {
      name: 'PNG with ten thousand empty chunks',
      make: () => craftPng({ ...GREY, extra: Array.from({ length: 10_000 }, () => ['tEXt', Buffer.from('a\0')]) }),
    },
    {
      name: 'JPEG of 48 megapixels',
      make: () => plain(8064, 6048).jpeg().toBuffer(),
      expected: 'taken',
    },
    {
      name: 'noisy JPEG of 20 megapixels',
      make: () => noisy(5160, 3880).jpeg({ quality: 40 }).toBuffer(),
      expected: 'taken',
    },
    {
      name: 'progressive JPEG of 48 megapixels',
      make: () => plain(8064, 6048).jpeg({ progressive: true }).toBuffer(),
      expected: 'refused',
    },
    {
      name: 'progressive JPEG of 12 megapixels',
      make: () => noisy(4032, 3024).jpeg({ progressive: true, quality: 50 }).toBuffer(),
      expected: 'taken',
    },
    {
      name: 'JPEG of five hundred scans',
      make: async () => repeatLastScan(await smallJpeg(true), 500),
      expected: 'refused',
    },
    {
      name: 'JPEG with two frames',
      make: async () => doubleFrame(await smallJpeg(false), { width: 65000, height: 65000 }),
      expected: 'refused',
    },
    {
      name: 'JPEG that claims 65535 by 65535',
      make: async () => claimJpegSize(await smallJpeg(false), { width: 65535, height: 65535 }),
      expected: 'refused',
    },
    {
      name: 'JPEG without a height',
      make: async () => claimJpegSize(await smallJpeg(false), { width: 400, height: 0 }),
      expected: 'refused',
    },
    {
      name: 'JPEG that claims twelve times its data',
      make: async () => claimJpegSize(await smallJpeg(false), { width: 4000, height: 4800 }),
    },
    {
      name: 'CMYK JPEG',
      make: async () => plain(900, 900).toColourspace('cmyk').jpeg().toBuffer(),
      expected: 'taken',
    },
    { name: 'GIF of two thousand frames', make: () => craftGif({ width: 60, height: 60, frames: 2000 }) },
    {
      name: 'GIF of half a million frames',
      make: () => craftGif({ width: 60, height: 60, frames: 500_000 }),
      expected: 'refused',
    },
    {
      name: 'GIF with a frame larger than its screen',
      make: () => craftGif({ width: 10, height: 10, frame: { width: 65535, height: 65535 } }),
      expected: 'refused',
    },
    { name: 'GIF of 8000 by 8000', make: () => craftGif({ width: 8000, height: 8000 }), expected: 'refused' },
    { name: 'GIF of 2800 by 2800', make: () => craftGif({ width: 2800, height: 2800 }) },
  ];
}

/** Every kind of file, ratio and bit depth that somebody may send to do harm. */
export function hostilePictures(): HostilePicture[] {
  return [...pngs(), ...jpegs(), ...otherKinds(), ...texts(), ...polyglots(), ...truncated(), ...bombs()];
}
