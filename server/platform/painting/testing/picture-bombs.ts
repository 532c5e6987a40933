import { deflateSync } from 'node:zlib';
import { claimJpegSize, craftGif, craftPng, doubleFrame, repeatLastScan } from './crafted-files.ts';
import type { HostilePicture } from './hostile-picture.ts';
import { GREY, noisy, plain } from './made-pictures.ts';

/** Small files that claim or become much, and the largest ones that are let through. */
export function bombs(): HostilePicture[] {
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
