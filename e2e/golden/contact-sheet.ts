// Draws templates side by side for looking at:
//   node --import tsx e2e/golden/contact-sheet.ts <out.png> <slug> [brand,brand…] [language] [size,size…]
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { parseTemplate, SIZES, sizesOf, type SceneLanguage, type SizeName } from '@yardsign/scene/template/template';
import { createRenderer, sourceFiles } from '@yardsign/server/platform/painting/renderer';
import { sampleBrands } from '../support/sample-brands.ts';

const [out = '', slug = '', brandList = 'green,pink,yellow,navy,sky,bare', language = 'en', sizeList] =
  process.argv.slice(2);
const { brands, images } = await sampleBrands(fileURLToPath(new URL('../../library/demo-images/', import.meta.url)));
const template = parseTemplate(
  JSON.parse(readFileSync(new URL(`../../library/graphics/${slug}/template.json`, import.meta.url), 'utf8')),
);
const renderer = await createRenderer(sourceFiles());
const sizes = sizeList === undefined ? sizesOf(template) : (sizeList.split(',') as SizeName[]);
const names = brandList.split(',');
const CELL = names.length > 3 ? 400 : 560;
const heights = sizes.map((size) => Math.round((CELL * SIZES[size].height) / SIZES[size].width));
const sheet = createCanvas(
  names.length * (CELL + 12),
  heights.reduce((a, b) => a + b + 12, 0),
);
const ctx = sheet.getContext('2d');
let y = 0;
for (const [i, size] of sizes.entries()) {
  for (const [column, name] of names.entries()) {
    const brand = brands[name];
    if (brand === undefined) continue;
    const job = {
      template,
      templateKey: slug,
      size,
      language: language as SceneLanguage,
      brand,
      format: 'png' as const,
      images,
    };
    const painted = await renderer.render(job);
    if (painted.warnings.length > 0) process.stdout.write(`${size} ${name}: ${JSON.stringify(painted.warnings)}\n`);
    ctx.drawImage(await loadImage(painted.bytes), column * (CELL + 12), y, CELL, heights[i] ?? 0);
  }
  y += (heights[i] ?? 0) + 12;
}
writeFileSync(out, sheet.toBuffer('image/png'));
