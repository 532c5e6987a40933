import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@yardsign/domain/languages';
import { type LegalPage, legalSections, withAnchors } from '@yardsign/domain/studio/legal-text';
import { z } from 'zod';
import { toHtml } from '../to-html.ts';
import { splitFrontMatter } from './piece-file.ts';

const legalSchema = z.object({ title: z.string(), lastUpdated: z.iso.date() });

/** A legal text as it came with the library: `text` is Markdown, `updated` a day. */
export async function readLegalFile(folder: string, page: LegalPage, language: Language) {
  const { front, body } = splitFrontMatter(await readFile(join(folder, 'legal', `${page}.${language}.md`), 'utf8'));
  const { title, lastUpdated } = legalSchema.parse(front);
  return { title, updated: lastUpdated, text: body.trim() };
}

const ANCHORED = /<h2>(.*?) \{#([a-z0-9-]+)\}<\/h2>/g;

/** A legal text as HTML that is safe to insert, and its sections by their anchors. */
export function legalHtml(text: string, language: Language) {
  return {
    sections: legalSections(text),
    html: toHtml(withAnchors(text), language).replace(ANCHORED, '<h2 id="$2">$1</h2>'),
  };
}
