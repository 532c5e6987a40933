import type { Language } from '../../languages.ts';
import { rememberLast } from '../../text/remember-last.ts';
import { findWording, withoutOverlaps, type WordingFinding } from './find-wording.ts';

const BETWEEN = '\n\n';
/** So much of what follows a paragraph is read along, in UTF-16 units: a phrase may begin in one and end in the next. */
const READ_ALONG = 160;

interface Part {
  readonly from: number;
  readonly to: number;
}

function paragraphsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from <= text.length;) {
    const end = text.indexOf(BETWEEN, from);
    const to = end === -1 ? text.length : end;
    parts.push({ from, to });
    from = to + BETWEEN.length;
  }
  return parts;
}

/**
 * Finds in a text that is being written what {@link findWording} finds in it. Paragraphs that stand as they stood the last time are not
 * searched again, so that a long article costs as much as the paragraph that was changed.
 */
export function followWording(language: Language, state?: string): (text: string) => WordingFinding[] {
  const search = rememberLast((part) => findWording(part, language, state));
  return (text) => {
    const parts = paragraphsOf(text);
    const found = search(parts.map(({ from, to }) => text.slice(from, to + READ_ALONG)));
    const ofTheText = parts.flatMap(({ from, to }, at) =>
      (found[at] ?? [])
        .map((finding) => ({ ...finding, from: finding.from + from, to: finding.to + from }))
        // What begins after the paragraph is found there, with all that follows it.
        .filter((finding) => finding.from < to),
    );
    return withoutOverlaps(ofTheText);
  };
}
