import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

/** Markdown to HTML; raw HTML in it is shown as text, and only addresses without danger become links, so the result is safe to insert. */
export function toHtml(text: string): string {
  return markdown.render(text);
}
