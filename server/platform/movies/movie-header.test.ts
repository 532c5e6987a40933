import { describe, expect, test } from 'vitest';
import { isDeep, SEED, seedOf } from '../testing/effort.ts';
import { seededNumbers } from '../testing/seeded-numbers.ts';
import { readMovieHeader } from './movie-header.ts';
import { box, craftMovie } from './testing/crafted-movies.ts';

let looked = 0;
const sourceOf = (bytes: Buffer) => ({
  bytes: bytes.length,
  read: async (at: number, length: number) => {
    looked += length;
    return bytes.subarray(at, at + length);
  },
});
const read = (bytes: Buffer) => readMovieHeader(sourceOf(bytes));

test.each([
  ['an MP4', craftMovie(), { format: 'mp4', seconds: 5 }],
  ['a QuickTime movie', craftMovie({ brand: 'qt  ', seconds: 29.8 }), { format: 'mov', seconds: 29.8 }],
  [
    'one whose samples say more than it does',
    craftMovie({ seconds: 1, sampleSeconds: 600 }),
    { format: 'mp4', seconds: 600 },
  ],
  [
    'one that says more than its samples',
    craftMovie({ seconds: 90, sampleSeconds: 1 }),
    { format: 'mp4', seconds: 90 },
  ],
  [
    'a recording in fragments',
    craftMovie({
      seconds: 0,
      fragments: [
        { seconds: 2, counted: true },
        { seconds: 3, counted: false },
      ],
    }),
    { format: 'mp4', seconds: 5 },
  ],
  [
    'one that hides its length in fragments',
    craftMovie({ seconds: 1, fragments: [{ seconds: 600, counted: false }] }),
    { format: 'mp4', seconds: 601 },
  ],
  [
    'one that a telephone took upright',
    craftMovie({ codec: 'hvc1', size: { width: 1080, height: 1920, turned: true } }),
    { format: 'mp4', seconds: 5, codec: 'hvc1', width: 1080, height: 1920 },
  ],
])('%s is read', async (_case, bytes, header) => {
  expect(await read(bytes)).toEqual({
    ...{ width: 720, height: 1280, codec: 'avc1', soundCodec: null },
    ...header,
  });
});

test('of a large movie only its index is read', async () => {
  looked = 0;
  await read(craftMovie({ data: Buffer.alloc(1_000_000) }));
  expect(looked).toBeLessThan(2000);
});

describe('what is no movie that we take', () => {
  const whole = craftMovie({ fragments: [{ seconds: 2, counted: true }] });
  const far = Buffer.from(whole);
  far.writeUInt32BE(0x7fffffff, 28);
  const tooMany = Buffer.concat([whole, ...Array.from({ length: 300 }, () => box('free'))]);
  test.each([
    ['an empty file', Buffer.alloc(0)],
    ['a web page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['another family of files with boxes', craftMovie({ brand: 'heic' })],
    ['something that hangs on behind', Buffer.concat([whole, Buffer.from('<?php evil')])],
    ['something that stands in front', Buffer.concat([Buffer.from('PK\u0003\u0004evil'), whole])],
    ['a file cut off', whole.subarray(0, -10)],
    ['a box that reaches beyond the end', far],
    ['hundreds of boxes', tooMany],
    ['two indexes', Buffer.concat([whole, box('moov', box('mvhd', Buffer.alloc(100)))])],
    ['no pictures', craftMovie({ track: 'soun' })],
    ['references to other movies', craftMovie({ index: [box('rmra')] })],
    ['a track in another file', craftMovie({ selfContained: 0 })],
    ['no length', craftMovie({ seconds: 0 })],
    ['no index', Buffer.concat([box('ftyp', 'isom'), box('mdat', 'x')])],
    ['no data', Buffer.concat([box('ftyp', 'isom'), box('moov', box('mvhd', Buffer.alloc(100)))])],
  ])('%s is not read', async (_case, bytes) => {
    expect(await read(bytes)).toBeUndefined();
  });

  test(`whatever bytes change, reading ends with an answer (TEST_SEED=${SEED})`, async () => {
    const draw = seededNumbers(seedOf('movies'));
    for (let times = 0; times < (isDeep ? 100_000 : 2000); times += 1) {
      const bytes = Buffer.from(whole);
      for (let change = 0; change < 4; change += 1)
        bytes[Math.floor(draw() * bytes.length)] = draw() < 0.5 ? 0xff : Math.floor(draw() * 256);
      const header = await read(draw() < 0.2 ? bytes.subarray(0, Math.floor(draw() * bytes.length)) : bytes);
      if (header !== undefined) expect(header.seconds).toBeGreaterThan(0);
    }
  });
});
