/**
 * A function that is asked again and again of nearly the same texts, such as the paragraphs of an article that is being written: it
 * answers from memory what it was asked the last time as well, and forgets the rest.
 *
 * @param compute what is to be known of one text; it has to depend on nothing else.
 */
export function rememberLast<T>(compute: (text: string) => T): (texts: readonly string[]) => T[] {
  let known: ReadonlyMap<string, T> = new Map();
  return (texts) => {
    const now = new Map<string, T>();
    const answers = texts.map((text) => {
      const answer = now.get(text) ?? known.get(text) ?? compute(text);
      now.set(text, answer);
      return answer;
    });
    known = now;
    return answers;
  };
}
