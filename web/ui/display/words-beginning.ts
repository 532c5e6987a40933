const MOST_LETTERS = 60;

/**
 * The first words of a text, to say which one is meant.
 *
 * @param html of our own server.
 */
export function wordsBeginning(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const picture = body.querySelector('img')?.alt ?? '';
  const words = body.textContent.replaceAll(/\s+/g, ' ').trim() || picture;
  return words.length <= MOST_LETTERS ? words : `${words.slice(0, MOST_LETTERS).replace(/\s+\S*$/, '')} …`;
}
