import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pieceFields } from '@yardsign/contracts/content-fields';
import { kinds, type ContentType } from '@yardsign/domain/content/kinds';
import { SHARED_FIELDS, WORDED_FIELDS, type PieceField } from '@yardsign/domain/content/piece-fields';
import { LANGUAGES, type Language, perLanguage } from '@yardsign/domain/languages';
import { z } from 'zod';
import type { LibraryPiece, PieceFiles } from '../ports.ts';
import { toHtml } from '../to-html.ts';
import { commonFields, digestOf, splitFrontMatter } from './piece-file.ts';
import { readYaml } from './read-yaml.ts';
import { sourceFields, sourcesInWords } from './sources.ts';

const words = { title: z.string(), description: z.string(), shareText: z.string().default('') };

/** The fields among these that pieces of the type have; what only some have may be left out. */
export function fieldsOf(type: ContentType, among: readonly PieceField[]): Record<string, z.ZodType> {
  const { has = [], mayHave = [] } = kinds[type];
  const shape: Record<string, z.ZodType> = {};
  for (const field of among) {
    if (has.includes(field)) shape[field] = pieceFields[field];
    else if (mayHave.includes(field)) shape[field] = pieceFields[field].optional();
  }
  return shape;
}

function pick(from: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter((field) => from[field] !== undefined).map((field) => [field, from[field]]));
}

export const textFileOf = (language: Language): string => `${language}.md`;

/** A piece that is a text needs `piece.yaml` and a Markdown file for each language. */
export const TEXT_PIECE_FILES = ['piece.yaml', ...LANGUAGES.map(textFileOf)];

/** The facts of a film stand beside its texts; nobody writes them by hand. */
const FILM_FACTS = 'film.json';

const filesOf = (type: ContentType) =>
  kinds[type].has?.includes('film') ? [...TEXT_PIECE_FILES, FILM_FACTS] : TEXT_PIECE_FILES;

export async function readTextPiece(type: ContentType, folder: string): Promise<LibraryPiece> {
  const read = async (name: string) => [name, await readFile(join(folder, name), 'utf8')] as const;
  return parseTextPiece(type, Object.fromEntries(await Promise.all(filesOf(type).map(read))));
}

/** What tells one state of a text from another. */
export const digestOfText = (type: ContentType, files: PieceFiles): string =>
  digestOf(filesOf(type).map((name) => files[name] ?? ''));

const factsOfFilm = ({ [FILM_FACTS]: facts }: PieceFiles) =>
  facts !== undefined && { film: JSON.parse(facts) as unknown };

/** @throws when a file is missing or does not have its shape. */
export function parseTextPiece(type: ContentType, files: PieceFiles): LibraryPiece {
  const common = z
    .strictObject({ ...commonFields, ...sourceFields, ...fieldsOf(type, SHARED_FIELDS) })
    .parse({ ...(readYaml(files['piece.yaml'] ?? '') as object), ...factsOfFilm(files) });
  const wordsOfType = z.strictObject({ ...words, ...fieldsOf(type, WORDED_FIELDS) });
  const textOf = (language: Language) => {
    const { front, body } = splitFrontMatter(files[textFileOf(language)] ?? '');
    const source = `${body.trim()}\n\n${sourcesInWords(common, language)}`.trim();
    const text = wordsOfType.parse(front);
    return {
      title: text.title,
      description: text.description,
      caption: text.shareText,
      contents: toHtml(source, language),
      source,
      details: pick(text, WORDED_FIELDS),
    };
  };
  const { claims, sample } = common;
  return {
    slug: common.slug,
    motif: common.motif,
    categories: common.categories,
    publishedDaysAgo: common.publishedDaysAgo,
    monthsBeforeNewest: common.monthsBeforeNewest,
    related: common.related,
    tags: common.tags,
    audience: common.audience,
    outdated: common.outdated,
    type,
    template: null,
    digest: digestOfText(type, files),
    files,
    facts: { claims, sample, placeholders: [] },
    slots: [],
    details: pick(common, SHARED_FIELDS),
    texts: perLanguage(textOf),
  };
}
