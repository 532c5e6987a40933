import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@yardsign/domain/languages';
import { z } from 'zod';
import { toHtml } from '../to-html.ts';
import { splitFrontMatter } from './piece-file.ts';

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
  return {
    title,
    updated: lastUpdated,
    sections,
    html: toHtml(body, language).replace(ANCHORED, '<h2 id="$2">$1</h2>'),
  };
}
