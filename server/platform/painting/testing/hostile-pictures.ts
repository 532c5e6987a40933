import type { Sharp } from 'sharp';
import { claimJpegSize, craftBmp, craftGif, craftPng } from './crafted-files.ts';
import type { HostilePicture } from './hostile-picture.ts';
import { GREY, noisy, plain } from './made-pictures.ts';
import { bombs } from './picture-bombs.ts';

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

/** Every kind of file, ratio and bit depth that somebody may send to do harm. */
export function hostilePictures(): HostilePicture[] {
  return [...pngs(), ...jpegs(), ...otherKinds(), ...texts(), ...polyglots(), ...truncated(), ...bombs()];
}
