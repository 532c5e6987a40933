import type { Language } from '@yardsign/domain/languages';
import MarkdownIt from 'markdown-it';
import { articlePlugin, notesBelow, type ArticleEnv } from './markdown/article-plugin.ts';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true }).use(articlePlugin);

/**
 * Markdown to HTML, with remarks, notes and films; raw HTML in it is shown as text, and only addresses without danger become links, so the
 * result is safe to insert.
 *
 * @param language of the text: what a remark is called is said in it.
 */
export function toHtml(text: string, language: Language): string {
  const env: ArticleEnv = { language, notes: [] };
  const html = markdown.render(text, env);
  return `${html}${notesBelow(env)}`;
}
