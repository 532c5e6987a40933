import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { perkEntrySchema } from '@yardsign/contracts/perk-fields';
import { typeNamed } from '@yardsign/domain/content/kinds';
import { LANGUAGES, type Language, perLanguage } from '@yardsign/domain/languages';
import { pageOfPiece } from '@yardsign/domain/perks/perk-page';
import { parse } from 'yaml';
import { z } from 'zod';
import { splitFrontMatter } from '../content/library/piece-file.ts';
import type { Perk, PerksDeps } from './ports.ts';
import { inOrder, PLAIN_COLOR } from './standing-perks.ts';

/** What the files of a perk say in words of their own; the rest is what the form of a perk has. */
const metaSchema = z.looseObject({
  slug: z.string(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default(PLAIN_COLOR),
  contentType: z.string().optional(),
  piece: z.string().optional(),
});

type Meta = Pick<z.infer<typeof metaSchema>, 'contentType' | 'piece'>;

/** The page of the piece that a perk is. @throws when its type has no page of its own. */
function pageOf({ contentType, piece }: Meta): { page?: string } {
  if (contentType === undefined || piece === undefined) return {};
  const type = typeNamed(contentType);
  const page = type && pageOfPiece(type, piece);
  if (!page) throw new Error(`${contentType} has no page`);
  return { page };
}

async function readPerk(folder: string): Promise<Perk> {
  const names = ['perk.yaml', ...LANGUAGES.map((language) => `${language}.md`)];
  const [meta = '', ...texts] = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const { slug, color, contentType, piece, ...shared } = metaSchema.parse(parse(meta));
  const textOf = (language: Language) => {
    const { front, body } = splitFrontMatter(texts[LANGUAGES.indexOf(language)] ?? '');
    return { ...z.looseObject({}).parse(front), contents: body.trim() || undefined };
  };
  const entry = { shared: { ...shared, ...pageOf({ contentType, piece }) }, worded: perLanguage(textOf) };
  return { slug, color, entry: perkEntrySchema.parse(entry) };
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
  return inOrder(read);
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
    async readFile({ slug, entry }, name) {
      const { logo, featuredImage, video, poster } = entry.shared;
      const file = join(folder, slug, name);
      return [logo, featuredImage, video, poster].includes(name) && existsSync(file) ? readFile(file) : null;
    },
  };
}
