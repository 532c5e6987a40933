import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Brand } from '@yardsign/scene/template/brand';
import { parseTemplate, sizesOf } from '@yardsign/scene/template/template';
import { createRenderer, sourceFiles, type Renderer } from '@yardsign/server/platform/painting/renderer';
import { isDeep, seedOf } from '@yardsign/server/platform/testing/effort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleBrands } from '../support/sample-brands.ts';
import type { Engine } from './engines/engine.ts';
import { firefoxPath, launchFirefox } from './engines/firefox.ts';
import { launchWebkit, webkitPath } from './engines/webkit.ts';
import type { GoldenJob } from './page/draw.ts';
import { servePage, type ServedPage } from './serve-page.ts';
import { storeUploads, type StoredUploads } from './stored-uploads.ts';

/**
 * Firefox and WebKit draw letters, gradients and scaled photos by their own code, so that their preview is not the server's
 * picture to the pixel. It must be the same picture to the eye; the file that goes out is the server's in every browser.
 */
const MOST_PIXELS_CLEARLY_APART = 0.005;
/** Of 255, in any channel: less is hard to see at an edge. */
const CLEARLY = 16;

const library = join(import.meta.dirname, '../../library');
const slugs = readdirSync(join(library, 'graphics'));
const browsers = [
  ['Firefox', firefoxPath(), launchFirefox],
  ['WebKitGTK', webkitPath(), launchWebkit],
] as const;

let served: ServedPage;
let renderer: Renderer;
let uploads: StoredUploads;
let folder: string;
let brand: Brand;

beforeAll(async () => {
  if (browsers.every(([, path]) => path === undefined)) return;
  folder = await mkdtemp(join(tmpdir(), 'yardsign-engines-'));
  uploads = await storeUploads(folder);
  const samples = await sampleBrands(join(library, 'demo-images'));
  if (samples.brands['green'] === undefined) throw new Error('there is no such sample brand');
  const [photo, logo] = [uploads.refs['a portrait as JPEG'], uploads.refs['a drawn logo']];
  brand = { ...samples.brands['green'], photo: photo ?? null, logo: logo ?? null, logoDark: logo ?? null };
  [served, renderer] = await Promise.all([servePage(folder), createRenderer(sourceFiles())]);
}, 120_000);

afterAll(async () => {
  await served?.close();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

/** How many templates are drawn: all of them in the deep tier. */
const COUNT = isDeep ? slugs.length : 6;

/** One size of each of these templates, worn with each upload in turn; every run draws others. */
function jobsOf(): { slug: string; job: GoldenJob }[] {
  const worn = Object.values(uploads.refs);
  const drawn = slugs.toSorted((a, b) => seedOf(a) - seedOf(b)).slice(0, COUNT);
  return drawn.map((slug, i) => {
    const template = parseTemplate(JSON.parse(readFileSync(join(library, 'graphics', slug, 'template.json'), 'utf8')));
    const sizes = sizesOf(template);
    const motif = template.texts['motif'] === undefined ? undefined : Object.keys(template.symbols)[0];
    return {
      slug,
      job: {
        template,
        size: sizes[i % sizes.length] ?? 'square',
        language: i % 2 === 0 ? 'en' : 'es',
        brand: { ...brand, photo: worn[i % worn.length] ?? null },
        ...(motif !== undefined && { texts: { motif } }),
      },
    };
  });
}

/** The share of the pixels that differ at all, and of those that do so clearly. */
function compare(ours: Uint8Array, theirs: Uint8Array): { different: number; clearly: number } {
  if (ours.length !== theirs.length) return { different: 1, clearly: 1 };
  let [different, clearly] = [0, 0];
  for (let at = 0; at < ours.length; at += 4) {
    let apart = 0;
    for (let channel = at; channel < at + 4; channel++)
      apart = Math.max(apart, Math.abs((ours[channel] ?? 0) - (theirs[channel] ?? 0)));
    if (apart > 0) different += 1;
    if (apart > CLEARLY) clearly += 1;
  }
  const pixels = ours.length / 4;
  return { different: different / pixels, clearly: clearly / pixels };
}

describe.each(browsers)('%s', (name, path, launch) => {
  test('draws the server’s picture to the eye', { timeout: 600_000 }, async ({ skip }) => {
    if (path === undefined) {
      process.stdout.write(`Nothing was drawn in ${name}: it is not installed, or has no screen.\n`);
      return skip();
    }
    const engine: Engine = await launch(path, served.url);
    const found: { slug: string; size: string; different: number; clearly: number }[] = [];
    try {
      for (const { slug, job } of jobsOf()) {
        const ours = await renderer.pixels({ ...job, templateKey: slug, format: 'png', images: uploads.stored });
        found.push({ slug, size: job.size, ...compare(ours, await engine.pixels(job)) });
      }
    } finally {
      await engine.close();
    }
    const differing = found.map(({ different }) => different).toSorted((a, b) => a - b);
    const share = (value: number) => `${(100 * value).toFixed(2)} %`;
    const most = Math.max(...found.map(({ clearly }) => clearly));
    process.stdout.write(
      `${engine.name}: ${found.length} graphics, ${share(differing[differing.length >> 1] ?? 0)} of the pixels differ at the median, at most ${share(most)} by more than ${CLEARLY} of 255\n`,
    );
    expect(found.filter(({ clearly }) => clearly > MOST_PIXELS_CLEARLY_APART)).toEqual([]);
  });
});
