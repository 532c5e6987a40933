import { readCallout, readFootnote, readVideo } from '@yardsign/domain/text/article-marks';
import type { MarkdownIt, StateCore, StateInline } from 'markdown-it';

function markCallout({ tokens }: StateCore, at: number): void {
  const [quote, paragraph, inline] = tokens.slice(at, at + 3);
  const callout = paragraph?.type === 'paragraph_open' && inline ? readCallout(inline.content) : null;
  const end = tokens.find(
    (token, place) => place > at && token.type === 'blockquote_close' && token.level === quote?.level,
  );
  if (!quote || !inline || !end || callout === null) return;
  quote.type = 'callout_open';
  quote.meta = { kind: callout.kind };
  end.type = 'callout_close';
  inline.content = callout.rest;
  if (callout.rest === '') tokens.splice(at + 1, 3);
}

function markVideo(state: StateCore, at: number): void {
  const video = readVideo(state.tokens[at + 1]?.content ?? '');
  if (video === null) return;
  const token = new state.Token('video', '', 0);
  token.meta = video;
  state.tokens.splice(at, 3, token);
}

function readNote(state: StateInline, silent: boolean): boolean {
  const note = readFootnote(state.src.slice(0, state.posMax), state.pos);
  if (note === null) return false;
  if (!silent) state.push('footnote', '', 0).meta = { text: note.text };
  state.pos = note.end;
  return true;
}

/** Remarks, notes and films as tokens of their own, by the rules that the server reads them by. */
export function articleTokens(md: MarkdownIt): void {
  md.core.ruler.after('block', 'article_marks', (state) => {
    for (let at = state.tokens.length - 1; at >= 0; at -= 1) {
      if (state.tokens[at]?.type === 'blockquote_open') markCallout(state, at);
      if (state.tokens[at]?.type === 'paragraph_open') markVideo(state, at);
    }
  });
  md.inline.ruler.before('link', 'article_note', readNote);
}
