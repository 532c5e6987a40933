import { LANGUAGES, type Language, perLanguage } from '@yardsign/domain/languages';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLACEHOLDERS } from '@yardsign/domain/content/facts';
import { PUBLISHED_TYPES, type PublishedType, kinds } from '@yardsign/domain/content/kinds';
import { parseTemplate, type Template } from '@yardsign/scene/template';
import MarkdownIt from 'markdown-it';
import { parse } from 'yaml';
import { z } from 'zod';
import type { LibraryPiece } from './ports.ts';
import { sourceFields, sourcesInWords } from './sources.ts';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

/** What a piece says that is not true of everybody; most pieces say nothing of the kind. */
const factFields = {
  claims: z.boolean().default(false),
  sample: z.boolean().default(false),
  placeholders: z.array(z.enum(PLACEHOLDERS)).default([]),
};

const articleSchema = z.strictObject({
  ...factFields,
  ...sourceFields,
  slug: z.string(),
  motif: z.string(),
  categories: z.array(z.string()),
  publishedDaysAgo: z.number().int(),
  related: z.array(z.string()),
});

const frontMatterSchema = z.strictObject({ title: z.string(), description: z.string(), shareText: z.string() });

const bilingual = z.strictObject(perLanguage(() => z.string()));

const graphicSchema = z.strictObject({
  ...factFields,
  slug: z.string(),
  listed: z.boolean().default(true),
  motif: z.string().default(''),
  categories: z.array(z.string()).default([]),
  publishedDaysAgo: z.number().int().default(0),
  title: bilingual,
  description: bilingual,
  caption: bilingual,
  related: z.array(z.string()).default([]),
});

const categorySchema = z.array(
  z.strictObject({ slug: z.string(), name: bilingual, hidden: z.boolean().default(false) }),
);

/** Splits a Markdown file into its YAML front matter and its body. */
function splitFrontMatter(text: string): { front: unknown; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error('the file has no front matter');
  return { front: parse(match[1] ?? ''), body: match[2] ?? '' };
}

/** Markdown to HTML; raw HTML in it is shown as text, so the result is safe to insert. */
function toHtml(text: string): string {
  return markdown.render(text);
}

function digestOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

/** A piece with a drawing of its own. One that is not listed lends its drawing to others. */
interface Drawn {
  piece: LibraryPiece;
  listed: boolean;
  template: Template;
}

async function readArticle(type: PublishedType, folder: string): Promise<LibraryPiece> {
  const files = await Promise.all(
    ['article.yaml', ...LANGUAGES.map((language) => `${language}.md`)].map((name) =>
      readFile(join(folder, name), 'utf8'),
    ),
  );
  const [meta = '', ...texts] = files;
  const { claims, sample, placeholders, reviewed, sources, ...article } = articleSchema.parse(parse(meta));
  const textOf = (language: Language) => {
    const { front, body } = splitFrontMatter(texts[LANGUAGES.indexOf(language)] ?? '');
    const { title, description, shareText } = frontMatterSchema.parse(front);
    const contents = toHtml(`${body}\n${sourcesInWords({ reviewed, sources }, language)}`);
    return { title, description, caption: shareText, contents };
  };
  return {
    ...article,
    type,
    template: null,
    digest: digestOf(files),
    facts: { claims, sample, placeholders },
    texts: perLanguage(textOf),
  };
}

async function readGraphic(type: PublishedType, folder: string): Promise<Drawn> {
  const [meta, drawing] = await Promise.all(
    ['graphic.json', 'template.json'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  const graphic = graphicSchema.parse(JSON.parse(meta ?? ''));
  const stored: unknown = JSON.parse(drawing ?? '');
  const textOf = (language: Language) => ({
    title: graphic.title[language],
    description: graphic.description[language],
    caption: graphic.caption[language],
    contents: '',
  });
  const { listed, title: _title, description: _description, caption: _caption, ...facts } = graphic;
  const { claims, sample, placeholders, ...rest } = facts;
  return {
    listed,
    template: parseTemplate(stored),
    piece: {
      ...rest,
      type,
      template: stored,
      digest: digestOf([meta ?? '', drawing ?? '']),
      facts: { claims, sample, placeholders },
      texts: perLanguage(textOf),
    },
  };
}

async function foldersIn(folder: string, marker: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).sort();
  return names.map((name) => join(folder, name)).filter((path) => existsSync(join(path, marker)));
}

const legalSchema = z.object({ title: z.string(), lastUpdated: z.string() });

/** `## Cookies {#cookies}` in a file: the anchor is the same in every language. */
const ANCHORED = /<h2>(.*?) \{#([a-z-]+)\}<\/h2>/g;

/** A legal text of the library, and its sections by their anchors. */
export async function readLegalPage(folder: string, page: 'privacy' | 'terms', language: Language) {
  const { front, body } = splitFrontMatter(await readFile(join(folder, 'legal', `${page}.${language}.md`), 'utf8'));
  const { title, lastUpdated } = legalSchema.parse(front);
  const sections: { id: string; title: string }[] = [];
  for (const [, heading = '', id = ''] of body.matchAll(/^## (.*?) \{#([a-z-]+)\}$/gm))
    sections.push({ id, title: heading });
  return { title, updated: lastUpdated, sections, html: toHtml(body).replace(ANCHORED, '<h2 id="$2">$1</h2>') };
}

export interface Library {
  pieces: LibraryPiece[];
  categories: { slug: string; name_en: string; name_es: string; hidden: boolean }[];
  /** What articles are drawn with. */
  articleCover: Template;
}

const ARTICLE_COVER = 'article-cover';

/** Reads the library from its folder. @throws when a file does not have its shape: a broken library must not be served. */
export async function readLibrary(folder: string): Promise<Library> {
  const texts: LibraryPiece[] = [];
  const drawings: Drawn[] = [];
  for (const type of PUBLISHED_TYPES) {
    const { plural, picture } = kinds[type];
    const own = picture === 'own';
    const folders = await foldersIn(join(folder, plural), own ? 'graphic.json' : 'article.yaml');
    if (own) drawings.push(...(await Promise.all(folders.map((each) => readGraphic(type, each)))));
    else texts.push(...(await Promise.all(folders.map((each) => readArticle(type, each)))));
  }
  const cover = drawings.find((graphic) => graphic.piece.slug === ARTICLE_COVER);
  if (!cover) throw new Error(`the library in ${folder} has no ${ARTICLE_COVER}`);
  const categories = categorySchema.parse(parse(await readFile(join(folder, 'categories.yaml'), 'utf8')));
  return {
    pieces: [...texts, ...drawings.filter((graphic) => graphic.listed).map((graphic) => graphic.piece)],
    categories: categories.map(({ slug, name, hidden }) => ({ slug, name_en: name.en, name_es: name.es, hidden })),
    articleCover: cover.template,
  };
}
