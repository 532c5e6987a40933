import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createPictureIntake } from './picture-intake.ts';
import { hostilePictures } from './testing/hostile-pictures.ts';
import { measuredIntake } from './testing/measured-intake.ts';

const { intake, send } = measuredIntake();
afterAll(() => intake.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f7a4d' } })
    .jpeg()
    .toBuffer();

async function inFile(bytes: Buffer): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'yardsign-picture-')), 'picture');
  await writeFile(path, bytes);
  return path;
}

/** The whole set is `hostile-pictures.deep.test.ts`; these are one of each kind, small enough to be made quickly. */
const SAMPLE = [
  'PNG 4000x1 colour 0 depth 2',
  'PNG 1x65535 colour 0 depth 1 interlaced',
  'PNG 800x40 colour 6 depth 16 interlaced',
  'PNG 801x40 colour 6 depth 8',
  'PNG 6000x300 colour 6 depth 8',
  'JPEG 40x800 progressive',
  'JPEG 65535x1',
  'GIF 3x2',
  'WebP 1x4000',
  'TIFF 1x4000',
  'BMP 1x65535',
  'SVG with a script',
  'a WebP that begins like a PNG',
  'JPEG cut off at 50 %',
  'PNG cut off at 50 %',
  'JPEG of five hundred scans',
  'JPEG with two frames',
  'PNG of 65535 by 65535 without its pixels',
  'GIF with a frame larger than its screen',
  'CMYK JPEG',
];

test('hostile files are refused or brought to size, and none takes more memory than it may', async () => {
  const sample = hostilePictures().filter(({ name }) => SAMPLE.includes(name));
  expect(sample.map(({ name }) => name).toSorted()).toEqual(SAMPLE.toSorted());
  const wrong: string[] = [];
  for (const picture of sample) {
    const { outcome, reason, peakMegabytes } = await send(picture, 'photo');
    const right = picture.expected === undefined || outcome === picture.expected;
    if (!right || reason === 'too-heavy' || peakMegabytes > 150)
      wrong.push(`${picture.name}: ${outcome} ${reason} ${peakMegabytes} MB`);
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('a picture that takes too long costs its process, and the next one gets another', async () => {
  const timers: (() => void)[] = [];
  const impatient = createPictureIntake({
    after: (ms, then) => {
      if (ms === 20_000) timers.push(then);
      return () => {};
    },
    onDone: () => {},
  });
  const photo = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
  const slow = impatient.presize(await inFile(photo), 'photo');
  const next = impatient.presize(await inFile(await plain(60, 60)), 'photo');
  const settled = slow.catch((error: unknown) => error);
  while (timers.length === 0) await new Promise((resolve) => setImmediate(resolve));
  timers[0]?.();
  expect(await settled).toMatchObject({ reason: 'too-heavy' });
  expect(await next).toMatchObject({ width: 404, height: 404 });
  await impatient.close();
});

test('pictures wait in a line of bounded length', async () => {
  const short = createPictureIntake({ mostWaiting: 2 });
  const path = await inFile(await plain(60, 60));
  const sent = await Promise.allSettled(Array.from({ length: 5 }, () => short.presize(path, 'photo')));
  expect(sent.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(sent[4]).toMatchObject({ reason: { name: 'TooManyPictures' } });
  await short.close();
  await expect(short.presize(path, 'photo')).rejects.toThrow('closed');
});

test('a process that does not start is our fault and not the picture’s', async () => {
  const shut = createPictureIntake({ processUrl: new URL('file:///nowhere/picture-process.js') });
  await expect(shut.presize(await inFile(await plain(60, 60)), 'photo')).rejects.toThrow(
    'the picture process did not start',
  );
  await shut.close();
});
