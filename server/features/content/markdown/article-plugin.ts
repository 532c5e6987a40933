import { readCallout, readFootnote, readVideo } from '@yardsign/domain/text/article-marks';
import type { Language } from '@yardsign/domain/languages';
import type { MarkdownIt, StateCore, StateInline, Token } from 'markdown-it';
import { ARTICLE_WORDS } from './article-words.ts';

/** What is known while one text is read: its notes so far, each as HTML. Within a note there are none. */
export type ArticleEnv = { language: Language; notes: string[] | null };

const envOf = (state: { env: unknown }) => state.env as ArticleEnv;

/** The place of the token that ends what begins at a place. */
function endOf(tokens: readonly Token[], at: number): number {
  const begin = tokens[at];
  return tokens.findIndex(
    (token, place) => place > at && token.type === 'blockquote_close' && token.level === begin?.level,
  );
}

/** A quote that begins with a mark is a remark, with the words of its kind above it. */
function markCallout(state: StateCore, at: number): void {
  const { tokens } = state;
  const [quote, paragraph, inline] = tokens.slice(at, at + 3);
  const callout = paragraph?.type === 'paragraph_open' && inline ? readCallout(inline.content) : null;
  const end = tokens[endOf(tokens, at)];
  if (!quote || !inline || !end || callout === null) return;
  quote.tag = 'aside';
  end.tag = 'aside';
  quote.attrSet('class', 'callout');
  quote.attrSet('data-kind', callout.kind);
  inline.content = callout.rest;
  if (callout.rest === '') tokens.splice(at + 1, 3);
  const said = new state.Token('html_block', '', 0);
  const words = ARTICLE_WORDS[envOf(state).language].callouts[callout.kind];
  said.content = `<p><strong>${words}</strong></p>\n`;
  tokens.splice(at + 1, 0, said);
}

/** A paragraph that is a film elsewhere leads there. */
function markVideo(state: StateCore, at: number, md: MarkdownIt): void {
  const video = readVideo(state.tokens[at + 1]?.content ?? '');
  if (video === null || !md.validateLink(video.href)) return;
  const link = new state.Token('html_block', '', 0);
  const { escapeHtml } = md.utils;
  link.content = `<p class="video"><a href="${escapeHtml(md.normalizeLink(video.href))}" rel="noopener">${escapeHtml(video.title)}</a></p>\n`;
  state.tokens.splice(at, 3, link);
}

function readNote(state: StateInline, silent: boolean, md: MarkdownIt): boolean {
  const note = readFootnote(state.src.slice(0, state.posMax), state.pos);
  const env = envOf(state);
  // A note within a note is words.
  if (note === null || env.notes === null) return false;
  if (!silent) {
    const number = env.notes.push(md.renderInline(note.text, { ...env, notes: null }));
    const token = state.push('html_inline', '', 0);
    token.content = `<sup id="note-${number}-in-text"><a href="#note-${number}">${number}</a></sup>`;
  }
  state.pos = note.end;
  return true;
}

/** Whether a link is open where a token stands. */
const isInLink = (tokens: readonly Token[], at: number) =>
  tokens.slice(0, at).findLast(({ type }) => type.startsWith('link_'))?.type === 'link_open';

/**
 * A picture of another server leads there, under its own words: our pages show no such pictures, so that nobody else learns who reads
 * them.
 */
function leadToPictures(md: MarkdownIt): void {
  const show = md.renderer.rules.image;
  md.renderer.rules.image = (tokens, at, options, env, renderer) => {
    const token = tokens[at];
    const address = String(token?.attrGet('src') ?? '');
    if (!token || /^\/(?!\/)/.test(address)) return show?.(tokens, at, options, env, renderer) ?? '';
    const { escapeHtml } = md.utils;
    const said = renderer.renderInlineAsText(token.children ?? [], options, env);
    // A file that lay beside a text which came from elsewhere is not here, and nothing leads to it.
    if (!/^(?:https?:)?\/\//i.test(address)) return escapeHtml(said);
    const words = escapeHtml(said || address);
    return isInLink(tokens, at) ? words : `<a href="${escapeHtml(address)}" rel="noopener">${words}</a>`;
  };
}

/** Remarks, notes and films, beside common Markdown. */
export function articlePlugin(md: MarkdownIt): void {
  leadToPictures(md);
  md.core.ruler.after('block', 'article_marks', (state) => {
    for (let at = state.tokens.length - 1; at >= 0; at -= 1) {
      if (state.tokens[at]?.type === 'blockquote_open') markCallout(state, at);
      if (state.tokens[at]?.type === 'paragraph_open') markVideo(state, at, md);
    }
  });
  md.inline.ruler.before('link', 'article_note', (state, silent) => readNote(state, silent, md));
}

/** The notes of a text, below it; empty where it has none. */
export function notesBelow({ notes, language }: ArticleEnv): string {
  if (notes === null || notes.length === 0) return '';
  const words = ARTICLE_WORDS[language];
  const items = notes.map(
    (html, at) =>
      `<li id="note-${at + 1}">${html} <a class="back" href="#note-${at + 1}-in-text">${words.back}</a></li>`,
  );
  return `<section class="notes"><h2>${words.notes}</h2>\n<ol>\n${items.join('\n')}\n</ol></section>\n`;
}
