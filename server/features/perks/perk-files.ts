import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { perkEntrySchema } from '@yardsign/contracts/perk-fields';
import { typeNamed } from '@yardsign/domain/content/kinds';
import { LANGUAGES, type Language, perLanguage } from '@yardsign/domain/languages';
import { pageOfPiece } from '@yardsign/domain/perks/perk-page';
import { stringify } from 'yaml';
import { z } from 'zod';
import { readYaml } from '../content/library/read-yaml.ts';
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

const YAML = { lineWidth: 0 };

/** The page of the piece that a perk is. @throws when its type has no page of its own. */
function pageOf({ contentType, piece }: Meta): { page?: string } {
  if (contentType === undefined || piece === undefined) return {};
  const type = typeNamed(contentType);
  const page = type && pageOfPiece(type, piece);
  if (!page) throw new Error(`${contentType} has no page`);
  return { page };
}

const META_FILE = 'perk.yaml';
const textFileOf = (language: Language) => `${language}.md`;

/** The files that say what a perk is. */
export const PERK_FILES: readonly string[] = [META_FILE, ...LANGUAGES.map(textFileOf)];

/** A perk as its files say it, by their names. @throws when they do not have their shape. */
export function parsePerk(files: Readonly<Record<string, string>>): Perk {
  const { slug, color, contentType, piece, ...shared } = metaSchema.parse(readYaml(files[META_FILE] ?? ''));
  const textOf = (language: Language) => {
    const { front, body } = splitFrontMatter(files[textFileOf(language)] ?? '');
    return { ...z.looseObject({}).parse(front), contents: body.trim() || undefined };
  };
  const entry = { shared: { ...shared, ...pageOf({ contentType, piece }) }, worded: perLanguage(textOf) };
  return { slug, color, entry: perkEntrySchema.parse(entry) };
}

/** A perk as files that say it. */
export function writePerk({ slug, color, entry }: Perk): Record<string, string> {
  const meta = { slug, ...(color !== PLAIN_COLOR && { color }), ...entry.shared };
  const textOf = (language: Language): [string, string] => {
    const { contents = '', ...front } = entry.worded[language];
    return [textFileOf(language), `---\n${stringify(front, YAML)}---\n\n${contents}\n`];
  };
  return Object.fromEntries([[META_FILE, stringify(meta, YAML)], ...LANGUAGES.map(textOf)]);
}

async function readPerk(folder: string): Promise<Perk> {
  const read = PERK_FILES.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const);
  return parsePerk(Object.fromEntries(await Promise.all(read)));
}

/** The perks in a folder of the library. @throws when one of them does not have its shape. */
export async function readPerks(folder: string): Promise<Perk[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => existsSync(join(folder, name, META_FILE)));
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
export function perkFiles(
  folder: string,
): Pick<PerksDeps, 'readPerks' | 'readFile'> & { readAll(slug: string): Promise<Record<string, Buffer>> } {
  let known: Promise<Perk[]> | undefined;
  return {
    readPerks() {
      known ??= readPerks(folder).catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      return known;
    },
    /** Every file of the folder of a perk, by its name; nothing for one that has no folder. */
    async readAll(slug) {
      const own = join(folder, slug);
      if (!existsSync(join(own, META_FILE))) return {};
      const read = (await readdir(own)).map(async (name) => [name, await readFile(join(own, name))] as const);
      return Object.fromEntries(await Promise.all(read));
    },
    async readFile({ slug, entry }, name) {
      const { logo, featuredImage, video, poster } = entry.shared;
      const file = join(folder, slug, name);
      return [logo, featuredImage, video, poster].includes(name) && existsSync(file) ? readFile(file) : null;
    },
  };
}
