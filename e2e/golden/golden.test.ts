import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { parseTemplate, SIZES, sizesOf, type SceneLanguage, type Template } from '@yardsign/scene/template/template';
import { createRenderer, sourceFiles, type Renderer } from '@yardsign/server/platform/painting/renderer';
import { isDeep, seedOf } from '@yardsign/server/platform/testing/effort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { sampleBrands, type SampleBrands } from '../support/sample-brands.ts';
import type { GoldenJob, GoldenPage } from './page/draw.ts';
import { servePage, type ServedPage } from './serve-page.ts';

const library = join(import.meta.dirname, '../../library');
const imagesDir = join(library, 'demo-images');
const slugs = readdirSync(join(library, 'graphics'));
const LANGUAGES: SceneLanguage[] = ['en', 'es'];

declare const golden: GoldenPage;

let browser: Browser;
let page: Page;
let served: ServedPage;
let renderer: Renderer;
let samples: SampleBrands;

beforeAll(async () => {
  [served, browser, renderer, samples] = await Promise.all([
    servePage(imagesDir),
    launchChromium(),
    createRenderer(sourceFiles()),
    sampleBrands(imagesDir),
  ]);
  page = await browser.newPage();
  await page.goto(served.url);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await served.close();
});

const templateOf = (slug: string): Template =>
  parseTemplate(JSON.parse(readFileSync(join(library, 'graphics', slug, 'template.json'), 'utf8')));

/** What a cover is drawn with, one of which is its motif; symbols that a motif is made of are none. */
const motifsOf = (template: Template) => [
  ...new Set([...JSON.stringify(template).matchAll(/"motif=([\w-]+)"/g)].map(([, motif]) => motif ?? '')),
];

/**
 * One size of each, in one language or the other, as they are drawn, and every motif; the brands go round, so that each meets many
 * templates. The deep tier draws every size in both languages.
 */
function jobsOf(slug: string, turn: number): GoldenJob[] {
  const template = templateOf(slug);
  const sizes = sizesOf(template);
  const brands = Object.values(samples.brands);
  const motifs = motifsOf(template);
  const count = Math.max(isDeep ? sizes.length * LANGUAGES.length : 1, motifs.length);
  const drawn = isDeep ? 0 : Math.abs(seedOf(slug)) % (sizes.length * LANGUAGES.length);
  const language = (i: number) => (isDeep ? Math.floor(i / sizes.length) : i + Math.floor(drawn / sizes.length));
  return Array.from({ length: count }, (_, i) => ({
    template,
    size: pick(sizes, drawn + i),
    language: pick(LANGUAGES, language(i)),
    brand: pick(brands, turn + i),
    ...(motifs.length === 0 ? {} : { texts: { motif: pick(motifs, i) } }),
  }));
}

function pick<T>(list: readonly T[], i: number): T {
  const item = list[i % list.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}

async function serverPixels(slug: string, job: GoldenJob): Promise<Uint8Array> {
  return renderer.pixels({ ...job, templateKey: slug, format: 'png', images: samples.images });
}

async function serverDigests(slug: string, jobs: readonly GoldenJob[]): Promise<string[]> {
  const digests: string[] = [];
  for (const job of jobs) {
    const pixels = await serverPixels(slug, job);
    digests.push(createHash('sha256').update(pixels).digest('hex'));
  }
  return digests;
}

/** Names the place, since two digests that differ tell nobody where to look. */
async function firstDifference(slug: string, job: GoldenJob): Promise<string> {
  const ours = await serverPixels(slug, job);
  const theirs = Buffer.from(await page.evaluate((each) => golden.pixels(each), job), 'base64');
  const different = ours.findIndex((value, i) => value !== theirs[i]);
  const { width } = SIZES[job.size];
  const pixel = Math.floor(different / 4);
  const count = ours.reduce((sum, value, i) => sum + (value === theirs[i] ? 0 : 1), 0);
  return `${slug} ${job.size} ${job.language} ${job.brand.fullName}: ${count} values differ, first at ${pixel % width}, ${Math.floor(pixel / width)}`;
}

describe('a browser and the server draw the same pixels', () => {
  test.each(slugs.map((slug, i) => [slug, i] as const))(
    'of %s',
    async (slug, turn) => {
      const jobs = jobsOf(slug, turn);
      // The browser draws in a process of its own, so that both draw at the same time.
      const [theirs, ours] = await Promise.all([
        page.evaluate((each) => golden.digests(each), jobs),
        serverDigests(slug, jobs),
      ]);
      const faults: string[] = [];
      for (const [i, job] of jobs.entries())
        if (ours[i] === undefined || ours[i] !== theirs[i]) faults.push(await firstDifference(slug, job));
      expect(faults).toEqual([]);
    },
    60_000,
  );
});
