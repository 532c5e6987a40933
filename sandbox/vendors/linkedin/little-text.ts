const RESERVED = new Set([...'\\|{}@[]()<>#*_~']);
const HASHTAG = /^#[\p{L}\p{N}]/u;
const TEMPLATE = /^(?:\{hashtag\|\\#\|([^}]+)\}|@\[((?:\\.|[^\\\]])+)\]\((urn:li:[^)]+)\))/su;

/**
 * The text as readers see it: escaped marks are themselves, hashtags and mentions are shown, and at the first mark that is none of these
 * LinkedIn stops, without a word of it in the answer.
 */
export function readLittleText(commentary: string): string {
  return readMentions(commentary).shown;
}

/** The same, and whom it names: each with the name that was sent, which need not be theirs. */
export function readMentions(commentary: string): { shown: string; named: { name: string; urn: string }[] } {
  const named: { name: string; urn: string }[] = [];
  let shown = '';
  for (let at = 0; at < commentary.length; at++) {
    const rest = commentary.slice(at);
    const mark = commentary.charAt(at);
    const template = TEMPLATE.exec(rest);
    if (template) {
      const name = (template[2] ?? '').replaceAll(/\\(.)/gsu, '$1');
      if (template[3] !== undefined) named.push({ name, urn: template[3] });
      shown += template[1] === undefined ? name : `#${template[1]}`;
      at += template[0].length - 1;
    } else if (mark === '\\' && at + 1 < commentary.length) {
      at += 1;
      shown += commentary.charAt(at);
    } else if (RESERVED.has(mark) && !HASHTAG.test(rest)) return { shown, named };
    else shown += mark;
  }
  return { shown, named };
}
