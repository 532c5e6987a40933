import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kinds, typeNamed } from '@yardsign/domain/content/kinds';
import { LANGUAGES, type Language, perLanguage } from '@yardsign/domain/languages';
import { parse } from 'yaml';
import { z } from 'zod';
import { splitFrontMatter } from '../content/library/piece-file.ts';
import { toHtml } from '../content/to-html.ts';
import type { Perk, PerksDeps } from './ports.ts';

const fileName = z.string().regex(/^[a-z0-9-]+\.(?:svg|webm|mp4)$/);

const metaSchema = z.strictObject({
  slug: z.string(),
  component: z.enum(['partner', 'bonus', 'piece']),
  order: z.number().int(),
  standardOnly: z.boolean().default(false),
  sample: z.boolean().default(false),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default('#1F6F5C'),
  logo: fileName.optional(),
  featuredImage: fileName.optional(),
  video: fileName.optional(),
  poster: fileName.optional(),
  link: z.url({ protocol: /^https$/ }).optional(),
  download: z.boolean().default(false),
  contentType: z.string().optional(),
  piece: z.string().optional(),
});

const lines = z.array(z.string()).default([]);
const frontSchema = z.strictObject({
  header: z.string(),
  description: z.string(),
  what: lines,
  why: lines,
  promotion: z.string().default(''),
  testimonials: z.array(z.strictObject({ words: z.string(), by: z.string() })).default([]),
  transcript: z.string().default(''),
});

/** The page of the piece that a perk is. @throws when its type has no page of its own. */
function pieceOf({ contentType, piece }: z.infer<typeof metaSchema>): Perk['piece'] {
  if (contentType === undefined || piece === undefined) return null;
  const type = typeNamed(contentType);
  const detail = type && kinds[type].detail;
  if (!type || !detail) throw new Error(`${contentType} has no page`);
  return { type, path: detail.replace('$slug', piece) };
}

async function readPerk(folder: string): Promise<{ order: number; perk: Perk }> {
  const names = ['perk.yaml', ...LANGUAGES.map((language) => `${language}.md`)];
  const [meta = '', ...texts] = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const { order, contentType: _contentType, piece: _piece, ...said } = metaSchema.parse(parse(meta));
  const textOf = (language: Language) => {
    const { front, body } = splitFrontMatter(texts[LANGUAGES.indexOf(language)] ?? '');
    return { ...frontSchema.parse(front), contents: toHtml(body.trim(), language) };
  };
  const perk = {
    ...said,
    logo: said.logo ?? null,
    featuredImage: said.featuredImage ?? null,
    video: said.video ?? null,
    poster: said.poster ?? null,
    link: said.link ?? null,
    piece: pieceOf(metaSchema.parse(parse(meta))),
    texts: perLanguage(textOf),
  };
  return { order, perk };
}

/** The perks in a folder of the library. @throws when one of them does not have its shape. */
export async function readPerks(folder: string): Promise<Perk[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => existsSync(join(folder, name, 'perk.yaml')));
  const read = await Promise.all(
    names.map((name) =>
      readPerk(join(folder, name)).catch((cause: unknown) => {
        throw new Error(`the perk in ${join(folder, name)} cannot be read`, { cause });
      }),
    ),
  );
  return read
    .toSorted((one, other) => one.order - other.order || one.perk.slug.localeCompare(other.perk.slug))
    .map(({ perk }) => perk);
}

/** Perks from their folder, read with the first call that asks for them. */
export function perkFiles(folder: string): Pick<PerksDeps, 'readPerks' | 'readFile'> {
  let known: Promise<Perk[]> | undefined;
  return {
    readPerks() {
      known ??= readPerks(folder).catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      return known;
    },
    async readFile({ slug, logo, featuredImage, video, poster }, name) {
      return [logo, featuredImage, video, poster].includes(name) ? readFile(join(folder, slug, name)) : null;
    },
  };
}
