import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Brand } from '@yardsign/scene/template/brand';
import { parseTemplate, sizesOf } from '@yardsign/scene/template/template';
import { drawnOf } from '@yardsign/server/platform/testing/effort';
import { createRenderer, sourceFiles, type Renderer } from '@yardsign/server/platform/painting/renderer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { sampleBrands } from '../support/sample-brands.ts';
import type { GoldenJob, GoldenPage } from './page/draw.ts';
import { servePage, type ServedPage } from './serve-page.ts';
import { LOGOS, PHOTOS, storeUploads, type StoredUploads } from './stored-uploads.ts';

const library = join(import.meta.dirname, '../../library');

declare const golden: GoldenPage;

let browser: Browser;
let page: Page;
let served: ServedPage;
let renderer: Renderer;
let folder: string;
let brand: Brand;
let stored: StoredUploads['stored'];
let refs: StoredUploads['refs'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardsign-uploads-'));
  ({ stored, refs } = await storeUploads(folder));
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

/** The places where a browser and the server differ, in two templates and the cover of an article: in pictures that each run draws anew. */
async function differences(name: string, worn: Partial<Brand>): Promise<string[]> {
  const all: { slug: string; job: GoldenJob }[] = [];
  for (const slug of ['just-listed', 'five-checks', 'article-cover']) {
    const file = await readFile(join(library, 'graphics', slug, 'template.json'), 'utf8');
    const template = parseTemplate(JSON.parse(file));
    const texts = template.texts['motif'] === undefined ? {} : { texts: { motif: 'house' } };
    for (const size of sizesOf(template))
      all.push({ slug, job: { template, size, language: 'en', brand: { ...brand, ...worn }, ...texts } });
  }
  const jobs = drawnOf(all, name, 12);
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
      expect(await differences(name, { photo: refs[name] ?? null })).toEqual([]);
    },
    60_000,
  );

  test.each(Object.keys(LOGOS))(
    '%s',
    async (name) => {
      expect(await differences(name, { logo: refs[name] ?? null, logoDark: refs[name] ?? null })).toEqual([]);
    },
    60_000,
  );
});
