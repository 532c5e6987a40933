import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand, ImageRef } from '@yardsign/scene/template/brand';
import { parseTemplate, type Template } from '@yardsign/scene/template/template';
import { presize } from '@yardsign/server/platform/painting/presize';
import { sampleBrands } from '../e2e/support/sample-brands.ts';
import { ROOT } from './processes.ts';

const LIBRARY = join(ROOT, 'library');

export interface Member {
  brand: Brand;
  /** The files of the brand's pictures, by id. */
  files: Record<string, Buffer>;
}

/** Makes the n-th member: sample brands in other colours, with other names and numbers, and pictures that nobody drew before. */
export async function memberMaker(): Promise<(n: number) => Member> {
  const samples = await sampleBrands(join(LIBRARY, 'demo-images'));
  const stored = new Map<string, { bytes: Buffer; width: number; height: number }>();
  for (const [id, bytes] of Object.entries(samples.images)) {
    stored.set(id, await presize(bytes, id.startsWith('logo') ? 'logo' : 'photo'));
  }
  const brands = Object.values(samples.brands);
  return (n) => {
    const brand = brands[n % brands.length];
    if (brand === undefined) throw new Error('there is no sample brand');
    const files: Record<string, Buffer> = {};
    const own = (ref: ImageRef | null): ImageRef | null => {
      const picture = ref === null ? undefined : stored.get(ref.id);
      if (ref === null || picture === undefined) return null;
      const id = `${ref.id}-${n}`;
      files[id] = picture.bytes;
      return { id, width: picture.width, height: picture.height };
    };
    const member: Brand = {
      ...brand,
      fullName: `${brand.fullName} ${n % 97}`,
      phone: `(512) 555-${String(1000 + (n % 9000))}`,
      primaryColor: shifted(brand.primaryColor, n),
      photo: own(brand.photo),
      logo: own(brand.logo),
      logoDark: own(brand.logoDark),
    };
    return { brand: member, files };
  };
}

/** A colour nearby that no other member has. */
function shifted(hex: string, n: number): string {
  const value = Number.parseInt(hex.slice(1), 16) ^ (n % 16) ^ (((n >> 4) % 16) << 8) ^ (((n >> 8) % 16) << 16);
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** The graphics of the library; covers of articles have no such size. */
export async function graphicTemplates(): Promise<Template[]> {
  const folder = join(LIBRARY, 'graphics');
  const read = async (slug: string) =>
    parseTemplate(JSON.parse(await readFile(join(folder, slug, 'template.json'), 'utf8')));
  const all = await Promise.all((await readdir(folder)).map(read));
  return all.filter((template) => template.sizes.portrait !== undefined);
}
