import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@yardsign/scene/brand';
import { parseTemplate, type Template } from '@yardsign/scene/template';
import { createRenderer, sourceFiles, type KeyedJob } from '@yardsign/server/platform/painting/renderer';
import { sampleBrands } from '../e2e/support/sample-brands.ts';

export interface GraphicsFigures {
  /** 1080 × 1350, user and system time of all threads, decoding and encoding included. */
  jpegCpuMs: number;
  pngCpuMs: number;
  /** 1000 / `jpegCpuMs`. */
  jpegsPerSecondPerCore: number;
  /** By template, JPEG. */
  cpuMsByTemplate: Record<string, number>;
  jpegKilobytes: number;
}

const ROUNDS = 3;
const MEMBERS = 24;

/**
 * Draws every listed graphic for many members, no two alike, in one thread, and takes the median round. Members come once per
 * round with pictures of their own, so every portrait and logo is decoded anew, as in a real morning.
 * @param library the folder of the demo library
 */
export async function measureGraphics(library: string): Promise<GraphicsFigures> {
  const renderer = await createRenderer(sourceFiles());
  const { brands, images } = await sampleBrands(join(library, 'demo-images'));
  const members = manyMembers(Object.values(brands), images);
  const templates = await readTemplates(join(library, 'graphics'));
  const bytes: number[] = [];
  const run = async (slug: string, template: Template, format: 'jpeg' | 'png', round: number) => {
    const before = process.cpuUsage();
    for (const { brand, files } of members(`${slug}${format}${round}`)) {
      const job: KeyedJob = {
        template,
        templateKey: slug,
        size: 'portrait',
        language: 'en',
        brand,
        format,
        images: files,
      };
      const painted = await renderer.render(job);
      if (format === 'jpeg') bytes.push(painted.bytes.length);
      await new Promise(setImmediate);
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / MEMBERS;
  };
  const cpuMsByTemplate: Record<string, number> = {};
  const png: number[] = [];
  for (const [slug, template] of templates) {
    await run(slug, template, 'jpeg', -1);
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await run(slug, template, 'jpeg', round));
    cpuMsByTemplate[slug] = median(rounds);
    png.push(await run(slug, template, 'png', 0));
  }
  const jpegCpuMs = median(Object.values(cpuMsByTemplate));
  return {
    jpegCpuMs,
    pngCpuMs: median(png),
    jpegsPerSecondPerCore: 1000 / jpegCpuMs,
    cpuMsByTemplate,
    jpegKilobytes: median(bytes) / 1024,
  };
}

type Member = { brand: Brand; files: Record<string, Buffer> };

/** The sample brands under other names, numbers and image ids. */
function manyMembers(brands: readonly Brand[], images: Record<string, Buffer>): (round: string) => Member[] {
  return (round) =>
    Array.from({ length: MEMBERS }, (_, i) => {
      const brand = brands[i % brands.length];
      if (brand === undefined) throw new Error('there is no sample brand');
      const files: Record<string, Buffer> = {};
      const own = <T extends { id: string } | null>(ref: T): T => {
        const file = ref === null ? undefined : images[ref.id];
        if (ref === null || file === undefined) return ref;
        const id = `${ref.id}-${round}-${i}`;
        files[id] = file;
        return { ...ref, id };
      };
      const phone = brand.phone === '' ? '' : `(512) 555-${String(1000 + i)}`;
      return {
        brand: {
          ...brand,
          fullName: `${brand.fullName} ${round.length + i}`,
          phone,
          photo: own(brand.photo),
          logo: own(brand.logo),
          logoDark: own(brand.logoDark),
        },
        files,
      };
    });
}

async function readTemplates(folder: string): Promise<[string, Template][]> {
  const slugs = (await readdir(folder)).filter((slug) => slug !== 'article-cover');
  return Promise.all(
    slugs.map(async (slug) => [
      slug,
      parseTemplate(JSON.parse(await readFile(join(folder, slug, 'template.json'), 'utf8'))),
    ]),
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
