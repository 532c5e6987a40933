import type { Drawing } from '@yardsign/contracts/drawing-fields';
import { isDeepStrictEqual } from 'node:util';
import { LANGUAGES, perLanguage, type Language } from '@yardsign/domain/languages';
import { fromParagraphs, toParagraphs } from '@yardsign/domain/studio/paragraphs';
import { stringify } from 'yaml';
import { readYaml } from '../../content/library/read-yaml.ts';
import { splitFrontMatter } from '../../content/library/piece-file.ts';
import { GRAPHIC_FILES } from '../../content/library/read-graphic.ts';
import { textFileOf } from '../../content/library/read-text-piece.ts';

/** The files of a piece, by name. */
export type PieceFiles = Readonly<Record<string, string>>;
/** Everything of `piece.yaml` or `graphic.json` that is no words, no slots and not the slug. */
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
  /** Null for a text. */
  drawing: Drawing | null;
}

const META_FILE = 'piece.yaml';
const YAML = { lineWidth: 0 };

function readText(file: string): WrittenText {
  const { front, body } = splitFrontMatter(file);
  return { front: front as Front, paragraphs: toParagraphs(body) };
}

/** The words of a drawing by the names that a text has for them. */
const WORDS = { title: 'title', description: 'description', shareText: 'caption' } as const;
const [FACTS_FILE, TEMPLATE_FILE] = GRAPHIC_FILES;

interface GraphicFile extends Meta {
  slug: string;
  slots?: Drawing['slots'];
}

function readGraphicFiles(files: PieceFiles): WrittenPiece {
  const { slug, slots = [], ...facts } = JSON.parse(files[FACTS_FILE] ?? '') as GraphicFile;
  const said: readonly string[] = Object.values(WORDS);
  const meta = Object.fromEntries(Object.entries(facts).filter(([name]) => !said.includes(name)));
  const wordIn = (name: string, language: Language) =>
    (facts[name] as Record<Language, string> | undefined)?.[language];
  const texts = perLanguage((language) => ({
    front: Object.fromEntries(Object.entries(WORDS).map(([own, name]) => [own, wordIn(name, language) ?? ''])),
    paragraphs: [],
  }));
  const template = JSON.parse(files[TEMPLATE_FILE] ?? '') as Drawing['template'];
  return { slug, meta, texts, drawing: { template, slots } };
}

export function readPieceFiles(files: PieceFiles): WrittenPiece {
  if (FACTS_FILE in files) return readGraphicFiles(files);
  const { slug, ...meta } = readYaml(files[META_FILE] ?? '') as { slug: string } & Meta;
  const texts = perLanguage((language) => readText(files[textFileOf(language)] ?? ''));
  return { slug, meta, texts, drawing: null };
}

/** A file as it was, where what it says has not changed. */
type Keep = (name: string, isSame: (file: string) => boolean, write: () => string) => string;

function writeGraphicFiles({ slug, meta, texts }: WrittenPiece, { template, slots }: Drawing, keep: Keep): PieceFiles {
  const words = Object.entries(WORDS).map(([own, name]) => [
    name,
    perLanguage((language) => texts[language].front[own]),
  ]);
  const facts: Meta = { slug, ...meta, ...(Object.fromEntries(words) as Meta), ...(slots.length > 0 && { slots }) };
  const asJson = (name: string, value: unknown) =>
    keep(
      name,
      (file) => isDeepStrictEqual(JSON.parse(file), value),
      () => `${JSON.stringify(value, null, 2)}\n`,
    );
  return { [FACTS_FILE]: asJson(FACTS_FILE, facts), [TEMPLATE_FILE]: asJson(TEMPLATE_FILE, template) };
}

/**
 * The files of a piece. One of which nothing was changed stays as it was to the last byte, so that its digest does too.
 *
 * @param former what the piece was read from, before and now.
 */
export function writePieceFiles(piece: WrittenPiece, former: readonly PieceFiles[]): PieceFiles {
  const { slug, meta, texts, drawing } = piece;
  const keep: Keep = (name, isSame, write) => former.flatMap((files) => files[name] ?? []).find(isSame) ?? write();
  if (drawing !== null) return writeGraphicFiles(piece, drawing, keep);
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
      (file) => isDeepStrictEqual(readYaml(file), stated),
      () => stringify(stated, YAML),
    ),
    ...(Object.fromEntries(entries) as PieceFiles),
  };
}
