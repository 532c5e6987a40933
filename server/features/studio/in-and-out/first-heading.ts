/** A heading may end in signs of its own: `# Title ##`. Looked for from the end: a pattern would begin anew at each blank. */
function withoutClosing(line: string): string {
  const words = line.trimEnd();
  let end = words.length;
  while (words[end - 1] === '#') end -= 1;
  return words[end - 1] === ' ' ? words.slice(0, end).trimEnd() : words;
}

/** The heading of the first order that a text begins with, and what stands below it; null for a text that begins with something else. */
export function firstHeading(text: string): { title: string; body: string } | null {
  const begun = text.trimStart();
  const [line = ''] = begun.split('\n', 1);
  if (!line.startsWith('# ')) return null;
  const title = withoutClosing(line.slice(2).trimStart());
  return title === '' ? null : { title, body: begun.slice(line.length + 1) };
}
