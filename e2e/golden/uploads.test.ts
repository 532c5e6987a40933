import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Brand, ImageRef } from '@yardsign/scene/brand';
import { parseTemplate, sizesOf } from '@yardsign/scene/template';
import { createPictureIntake } from '@yardsign/server/platform/painting/picture-intake';
import { createRenderer, sourceFiles, type Renderer } from '@yardsign/server/platform/painting/renderer';
import { presizeBytes } from '@yardsign/server/platform/painting/testing/presize-bytes';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { sampleBrands } from '../support/sample-brands.ts';
import type { GoldenJob, GoldenPage } from './page/draw.ts';
import { servePage, type ServedPage } from './serve-page.ts';

/** The same pixels with pictures as members have them: uploaded, decoded, brought to size and stored by the product's own path. */

const library = join(import.meta.dirname, '../../library');
const portrait = join(library, 'demo-images/portrait-maya.jpg');
const drawnLogo = join(library, 'demo-images/logo-harbor-and-pine.png');

declare const golden: GoldenPage;

let browser: Browser;
let page: Page;
let served: ServedPage;
let renderer: Renderer;
let folder: string;
let brand: Brand;
const stored: Record<string, Buffer> = {};
const refs: Record<string, ImageRef> = {};

/** Edges and colours everywhere, as a camera gives them, and nothing that compresses away. */
const scene = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 70 } },
  }).blur(1.5);

const PHOTOS: Record<string, () => Promise<Buffer>> = {
  'a portrait as JPEG': () => sharp(portrait).jpeg().toBuffer(),
  'a portrait as the crop dialog sends it': () => sharp(portrait).resize(1080, 1080).ensureAlpha().png().toBuffer(),
  'a see-through portrait': () => sharp(portrait).ensureAlpha(0.55).png().toBuffer(),
  'a picture in CMYK': () => scene(900, 700).toColourspace('cmyk').jpeg().toBuffer(),
  'a picture taken on its side': () => scene(1200, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'a mirrored picture': () => scene(800, 1200).withMetadata({ orientation: 5 }).jpeg().toBuffer(),
  'a small picture': () => scene(60, 60).png().toBuffer(),
  'a wide picture': () => scene(2400, 300).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
  'a grey picture': () => scene(700, 700).greyscale().jpeg().toBuffer(),
  'a picture of sixteen bits': () => scene(500, 500).toColourspace('rgb16').png().toBuffer(),
  'a GIF': () => scene(300, 300).gif().toBuffer(),
  'a picture in a wide colour space': () => scene(640, 640).withIccProfile('p3').jpeg().toBuffer(),
};

const LOGOS: Record<string, () => Promise<Buffer>> = {
  'a drawn logo': () => readFile(drawnLogo),
  'a logo larger than its box': () => sharp(drawnLogo).resize({ width: 2600 }).png().toBuffer(),
  'a see-through logo': () => sharp(drawnLogo).ensureAlpha(0.4).png().toBuffer(),
  'a small logo': () => sharp(drawnLogo).resize({ width: 48 }).png().toBuffer(),
  'a wide logo': () => scene(1900, 100).png().toBuffer(),
  'a high logo': () => scene(100, 900).png().toBuffer(),
  'a logo as JPEG in CMYK': () => scene(800, 240).toColourspace('cmyk').jpeg().toBuffer(),
};

const idOf = (name: string) => name.replaceAll(' ', '-');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardsign-uploads-'));
  const intake = createPictureIntake();
  for (const [kind, files] of [
    ['photo', PHOTOS],
    ['logo', LOGOS],
  ] as const) {
    for (const [name, make] of Object.entries(files)) {
      const { bytes, width, height, format } = await presizeBytes(intake, await make(), kind);
      const id = `${idOf(name)}.${format === 'png' ? 'png' : 'jpg'}`;
      await writeFile(join(folder, id), bytes);
      stored[id] = bytes;
      refs[name] = { id, width, height };
    }
  }
  await intake.close();
  const samples = await sampleBrands(join(library, 'demo-images'));
  if (samples.brands['green'] === undefined) throw new Error('there is no such sample brand');
  brand = { ...samples.brands['green'], photo: null, logo: null, logoDark: null };
  [served, browser, renderer] = await Promise.all([servePage(folder), launchChromium(), createRenderer(sourceFiles())]);
  page = await browser.newPage();
  await page.goto(served.url);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await served.close();
  await rm(folder, { recursive: true, force: true });
});

/** The places where a browser and the server differ, in every size of two templates and of the cover of an article. */
async function differences(worn: Partial<Brand>): Promise<string[]> {
  const jobs: { slug: string; job: GoldenJob }[] = [];
  for (const slug of ['just-listed', 'five-checks', 'article-cover']) {
    const file = await readFile(join(library, 'graphics', slug, 'template.json'), 'utf8');
    const template = parseTemplate(JSON.parse(file));
    const texts = template.texts['motif'] === undefined ? {} : { texts: { motif: 'house' } };
    for (const size of sizesOf(template))
      jobs.push({ slug, job: { template, size, language: 'en', brand: { ...brand, ...worn }, ...texts } });
  }
  const digests = await page.evaluate(
    (each) => golden.digests(each),
    jobs.map(({ job }) => job),
  );
  const found: string[] = [];
  for (const [i, { slug, job }] of jobs.entries()) {
    const ours = await renderer.pixels({ ...job, templateKey: slug, format: 'png', images: stored });
    if (createHash('sha256').update(ours).digest('hex') === digests[i]) continue;
    const theirs = Buffer.from(await page.evaluate((each) => golden.pixels(each), job), 'base64');
    const apart = ours.reduce((most, value, at) => Math.max(most, Math.abs(value - (theirs[at] ?? 0))), 0);
    const count = ours.reduce((sum, value, at) => sum + (value === theirs[at] ? 0 : 1), 0);
    found.push(`${slug} ${job.size}: ${count} values differ, by ${apart} at most`);
  }
  return found;
}

describe('a browser and the server draw the same pixels with', () => {
  test.each(Object.keys(PHOTOS))(
    '%s as the photo',
    async (name) => {
      expect(await differences({ photo: refs[name] ?? null })).toEqual([]);
    },
    60_000,
  );

  test.each(Object.keys(LOGOS))(
    '%s',
    async (name) => {
      expect(await differences({ logo: refs[name] ?? null, logoDark: refs[name] ?? null })).toEqual([]);
    },
    60_000,
  );
});
