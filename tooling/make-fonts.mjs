// Makes scene/fonts/*.ttf from the woff files of the @fontsource packages (versions below).
//   npm install --prefix /some/folder @fontsource/figtree@5.3.0 @fontsource/fraunces@5.3.0 \
//     @fontsource/dm-serif-display@5.3.0 @fontsource/barlow-condensed@5.3.0 \
//     @fontsource/noto-sans@5.3.0 @fontsource/noto-sans-hebrew@5.3.0 @fontsource/noto-sans-arabic@5.3.0
//   node tooling/make-fonts.mjs /some/folder
// HarfBuzz reads plain TrueType only, so woff (zlib per table) is unpacked; HarfBuzz's own subsetter then drops hinting and
// the characters that no name, place or price in Latin script needs, which halves what a browser has to fetch.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const FACES = {
  'figtree-400': ['figtree', '400-normal'],
  'figtree-600': ['figtree', '600-normal'],
  'figtree-800': ['figtree', '800-normal'],
  'fraunces-600': ['fraunces', '600-normal'],
  'fraunces-600-italic': ['fraunces', '600-italic'],
  'dm-serif-400': ['dm-serif-display', '400-normal'],
  'dm-serif-400-italic': ['dm-serif-display', '400-italic'],
  'barlow-condensed-600': ['barlow-condensed', '600-normal'],
  'barlow-condensed-800': ['barlow-condensed', '800-normal'],
};

/** What stands in for every face where it has no letters of a script, in two weights. */
const SCRIPTS = {
  cyrillic: ['noto-sans', 'cyrillic'],
  greek: ['noto-sans', 'greek'],
  vietnamese: ['noto-sans', 'vietnamese'],
  hebrew: ['noto-sans-hebrew', 'hebrew'],
  arabic: ['noto-sans-arabic', 'arabic'],
};

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const CHARACTERS = {
  latin: [
    ...range(0x20, 0x7e),
    ...range(0xa0, 0xff),
    ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x20ac, 0x2122, 0x2212, 0x2215],
    ...[
      0x2013, 0x2014, 0x2018, 0x2019, 0x201a, 0x201c, 0x201d, 0x201e, 0x2020, 0x2022, 0x2026, 0x2032, 0x2033, 0x2039,
      0x203a, 0x2044,
    ],
  ],
  'latin-ext': [
    ...range(0x100, 0x17f),
    0x192,
    ...range(0x1cd, 0x1dc),
    ...range(0x1fa, 0x21b),
    ...range(0x1e80, 0x1e85),
    0x1e9e,
    0x1ef2,
    0x1ef3,
    0x20a1,
    0x20b1,
  ],
};

const SCRIPT_CHARACTERS = {
  cyrillic: [...range(0x400, 0x45f), 0x490, 0x491, 0x4b0, 0x4b1],
  greek: [...range(0x370, 0x3ff)],
  vietnamese: [0x1a0, 0x1a1, 0x1af, 0x1b0, ...range(0x1ea0, 0x1ef9), 0x20ab, 0x300, 0x301, 0x303, 0x309, 0x323],
  hebrew: [...range(0x591, 0x5f4), ...range(0xfb1d, 0xfb4f)],
  // The letters of Arabic, Persian and Urdu; HarfBuzz keeps the forms that they take when they join.
  arabic: [...range(0x60c, 0x669), ...range(0x66a, 0x6d5), ...range(0x6f0, 0x6f9), 0x200c, 0x200d],
};

/** Unpacks a woff 1 file into the TrueType file that it holds. */
function unpackWoff(woff) {
  if (woff.readUInt32BE(0) !== 0x774f4646) throw new Error('not a woff file');
  const count = woff.readUInt16BE(12);
  const tables = range(0, count - 1).map((i) => {
    const at = 44 + i * 20;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const raw = woff.subarray(offset, offset + packed);
    return {
      entry: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(raw) : raw,
    };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const parts = [head];
  let offset = head.length;
  tables.forEach(({ entry, checksum, data }, i) => {
    entry.copy(head, 12 + i * 16);
    head.writeUInt32BE(checksum, 16 + i * 16);
    head.writeUInt32BE(offset, 20 + i * 16);
    head.writeUInt32BE(data.length, 24 + i * 16);
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

async function createSubsetter() {
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/hb-subset.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(path));
  const hb = instance.exports;
  const NO_HINTING = 1;
  return (ttf, characters) => {
    const at = hb.malloc(ttf.length);
    new Uint8Array(hb.memory.buffer).set(ttf, at);
    const face = hb.hb_face_create(hb.hb_blob_create(at, ttf.length, 2, 0, 0), 0);
    const input = hb.hb_subset_input_create_or_fail();
    hb.hb_subset_input_set_flags(input, NO_HINTING);
    const wanted = hb.hb_subset_input_unicode_set(input);
    for (const character of characters) hb.hb_set_add(wanted, character);
    const blob = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
    const from = hb.hb_blob_get_data(blob, 0);
    const bytes = Buffer.from(new Uint8Array(hb.memory.buffer, from, hb.hb_blob_get_length(blob)));
    hb.free(at);
    return bytes;
  };
}

const source = process.argv[2];
if (source === undefined) throw new Error('usage: node tooling/make-fonts.mjs <folder with node_modules/@fontsource>');
const target = new URL('../scene/fonts/', import.meta.url);
const subset = await createSubsetter();
for (const [face, [family, style]] of Object.entries(FACES)) {
  const folder = join(source, 'node_modules/@fontsource', family);
  for (const part of ['latin', 'latin-ext']) {
    const ttf = unpackWoff(readFileSync(join(folder, 'files', `${family}-${part}-${style}.woff`)));
    const bytes = subset(ttf, CHARACTERS[part]);
    writeFileSync(new URL(`${face}.${part}.ttf`, target), bytes);
    process.stdout.write(`${face}.${part}.ttf ${ttf.length} -> ${bytes.length}\n`);
  }
  writeFileSync(new URL(`OFL-${family}.txt`, target), readFileSync(join(folder, 'LICENSE')));
}
for (const [script, [family, part]] of Object.entries(SCRIPTS)) {
  const folder = join(source, 'node_modules/@fontsource', family);
  for (const weight of [400, 700]) {
    const ttf = unpackWoff(readFileSync(join(folder, 'files', `${family}-${part}-${weight}-normal.woff`)));
    const bytes = subset(ttf, SCRIPT_CHARACTERS[script]);
    writeFileSync(new URL(`noto-sans-${weight}.${script}.ttf`, target), bytes);
    process.stdout.write(`noto-sans-${weight}.${script}.ttf ${ttf.length} -> ${bytes.length}\n`);
  }
  writeFileSync(new URL(`OFL-${family}.txt`, target), readFileSync(join(folder, 'LICENSE')));
}
