// Draws frames of a film side by side, for looking at:
//   node --import tsx e2e/golden/film-sheet.ts <out.png> <slug> [language] [brand, or none] [seconds,seconds…]
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage, Path2D, type Canvas } from '@napi-rs/canvas';
import type { SceneContext, SceneImage, ScenePath } from '@yardsign/scene/canvas';
import { parseFilm, secondsOf } from '@yardsign/scene/film/film';
import { layFilm } from '@yardsign/scene/film/lay-film';
import { neutralBrand } from '@yardsign/scene/film/neutral-brand';
import { paintFrame } from '@yardsign/scene/film/paint-frame';
import { FONT_FILE_NAMES } from '@yardsign/scene/text/font-faces';
import type { SceneLanguage } from '@yardsign/scene/template/template';
import { createTypesetter } from '@yardsign/scene/text/typesetter';
import { sourceFiles } from '@yardsign/server/platform/painting/renderer';
import { sampleBrands } from '../support/sample-brands.ts';

const WIDTH = 300;
const COLUMNS = 8;

const [out = '', slug = '', language = 'en', brandName = 'none', times] = process.argv.slice(2);
const path = new URL(`../../library/videos/${slug}/drawing.json`, import.meta.url);
const film = parseFilm(JSON.parse(readFileSync(path, 'utf8')));
const { fontsDir, wasmPath } = sourceFiles();
const contextOf = (canvas: Canvas) => canvas.getContext('2d') as unknown as SceneContext;
const fonts = await Promise.all(
  FONT_FILE_NAMES.map(async (name) => [name, await readFile(join(fontsDir, name))] as const),
);
const type = await createTypesetter(Object.fromEntries(fonts), await readFile(wasmPath), {
  createPath: (data) => new Path2D(data) as unknown as ScenePath,
  createLayer: (width, height) => {
    const image = createCanvas(width, height);
    return { image, context: contextOf(image) };
  },
});
const { brands, images } = await sampleBrands(fileURLToPath(new URL('../../library/demo-images/', import.meta.url)));
const laid = layFilm(
  film,
  { language: language as SceneLanguage, brand: brands[brandName] ?? neutralBrand(film.color) },
  type,
);
if (laid.warnings.length > 0) process.stdout.write(`${JSON.stringify(laid.warnings)}\n`);
const decoded = new Map<string, SceneImage>();
for (const { id } of laid.images) decoded.set(id, await loadImage(Buffer.from(images[id] ?? [])));
const moments =
  times?.split(',').map(Number) ??
  Array.from({ length: COLUMNS * 2 }, (_, i) => (i * secondsOf(film)) / (COLUMNS * 2) + 0.6);
const height = Math.round((WIDTH * laid.height) / laid.width);
const columns = Math.min(COLUMNS, moments.length);
const sheet = createCanvas(columns * (WIDTH + 8), Math.ceil(moments.length / columns) * (height + 8));
for (const [i, at] of moments.entries()) {
  const frame = createCanvas(WIDTH, height);
  paintFrame({ context: contextOf(frame), width: WIDTH }, laid, at, (id) => decoded.get(id), type);
  sheet.getContext('2d').drawImage(frame, (i % columns) * (WIDTH + 8), Math.floor(i / columns) * (height + 8));
}
writeFileSync(out, sheet.toBuffer('image/png'));
