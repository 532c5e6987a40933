import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_TYPES, folderOf, kinds, type ContentType } from '@yardsign/domain/content/kinds';
import { perLanguage } from '@yardsign/domain/languages';
import type { Template } from '@yardsign/scene/template/template';
import { z } from 'zod';
import type { LibraryPiece } from '../ports.ts';
import { readGraphic, type Drawn } from './read-graphic.ts';
import { readYaml } from './read-yaml.ts';
import { readTextPiece } from './read-text-piece.ts';

const categorySchema = z.array(
  z.strictObject({
    slug: z.string(),
    name: z.strictObject(perLanguage(() => z.string())),
    hidden: z.boolean().default(false),
  }),
);

async function foldersIn(folder: string, marker: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).sort();
  return names.map((name) => join(folder, name)).filter((path) => existsSync(join(path, marker)));
}

/** What read a file is said with the folder that it is in. */
async function readEach<Piece>(
  type: ContentType,
  folders: readonly string[],
  read: (type: ContentType, folder: string) => Promise<Piece>,
): Promise<Piece[]> {
  return Promise.all(
    folders.map((folder) =>
      read(type, folder).catch((cause: unknown) => {
        throw new Error(`the piece in ${folder} cannot be read`, { cause });
      }),
    ),
  );
}

export interface Library {
  pieces: LibraryPiece[];
  categories: { slug: string; name_en: string; name_es: string; hidden: boolean }[];
  /** What texts are drawn with. */
  articleCover: Template;
}

const ARTICLE_COVER = 'article-cover';

/**
 * Reads the library from its folder.
 *
 * @throws when a file does not have its shape: a broken library must not be served.
 */
export async function readLibrary(folder: string): Promise<Library> {
  const texts: LibraryPiece[] = [];
  const drawings: Drawn[] = [];
  for (const type of CONTENT_TYPES) {
    const own = kinds[type].picture === 'own';
    const folders = await foldersIn(join(folder, folderOf(type)), own ? 'graphic.json' : 'piece.yaml');
    if (own) drawings.push(...(await readEach(type, folders, readGraphic)));
    else texts.push(...(await readEach(type, folders, readTextPiece)));
  }
  const cover = drawings.find((graphic) => graphic.piece.slug === ARTICLE_COVER);
  if (!cover) throw new Error(`the library in ${folder} has no ${ARTICLE_COVER}`);
  const categories = categorySchema.parse(readYaml(await readFile(join(folder, 'categories.yaml'), 'utf8')));
  const listed = drawings.filter((graphic) => graphic.listed).map((graphic) => graphic.piece);
  return {
    pieces: [...texts, ...listed],
    categories: categories.map(({ slug, name, hidden }) => ({ slug, name_en: name.en, name_es: name.es, hidden })),
    articleCover: cover.template,
  };
}
