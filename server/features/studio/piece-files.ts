import { isDeepStrictEqual } from 'node:util';
import { LANGUAGES, perLanguage, type Language } from '@yardsign/domain/languages';
import { fromParagraphs, toParagraphs } from '@yardsign/domain/studio/paragraphs';
import { parse, stringify } from 'yaml';
import { splitFrontMatter } from '../content/library/piece-file.ts';
import { textFileOf } from '../content/library/read-text-piece.ts';

/** The files of a piece, by name. */
export type PieceFiles = Readonly<Record<string, string>>;
/** Everything of `piece.yaml` but the slug. */
export type Meta = Readonly<Record<string, unknown>>;
/** The front matter of a text. */
export type Front = Readonly<Record<string, unknown>>;

interface WrittenText {
  front: Front;
  paragraphs: readonly string[];
}

/** A piece as it is written: what its files say, taken apart. */
export interface WrittenPiece {
  slug: string;
  meta: Meta;
  texts: Record<Language, WrittenText>;
}

const META_FILE = 'piece.yaml';
const YAML = { lineWidth: 0 };

function readText(file: string): WrittenText {
  const { front, body } = splitFrontMatter(file);
  return { front: front as Front, paragraphs: toParagraphs(body) };
}

export function readPieceFiles(files: PieceFiles): WrittenPiece {
  const { slug, ...meta } = parse(files[META_FILE] ?? '') as { slug: string } & Meta;
  return { slug, meta, texts: perLanguage((language) => readText(files[textFileOf(language)] ?? '')) };
}

/**
 * The files of a piece. One of which nothing was changed stays as it was to the last byte, so that its digest does too.
 *
 * @param former what the piece was read from, before and now.
 */
export function writePieceFiles({ slug, meta, texts }: WrittenPiece, former: readonly PieceFiles[]): PieceFiles {
  const keep = (name: string, isSame: (file: string) => boolean, write: () => string) =>
    former.flatMap((files) => files[name] ?? []).find(isSame) ?? write();
  const stated = { slug, ...meta };
  const entries = LANGUAGES.map((language) => {
    const { front, paragraphs } = texts[language];
    const isSame = (file: string) => isDeepStrictEqual(readText(file), { front, paragraphs: [...paragraphs] });
    const write = () => `---\n${stringify(front, YAML)}---\n\n${fromParagraphs(paragraphs)}\n`;
    return [textFileOf(language), keep(textFileOf(language), isSame, write)];
  });
  return {
    [META_FILE]: keep(
      META_FILE,
      (file) => isDeepStrictEqual(parse(file), stated),
      () => stringify(stated, YAML),
    ),
    ...(Object.fromEntries(entries) as PieceFiles),
  };
}
